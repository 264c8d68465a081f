import BanyanGraph

extension TraceRecorder {
  /// A recorder of everything, which describes values in words that are the same in another process.
  /// - Parameters:
  ///   - isExamined: Whether a ``Doctor`` looks at what it records.
  ///   - asksTwice: Whether the doctor runs bodies once more to know more.
  package static func ofEverything(isExamined: Bool = false, asksTwice: Bool = false)
    -> TraceRecorder
  {
    let recorder = TraceRecorder(.all) { ValueText.summary(of: $0) }
    if isExamined { recorder.examiner = Doctor(recorder, asksTwice: asksTwice) }
    return recorder
  }
}

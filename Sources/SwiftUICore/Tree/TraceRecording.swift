import BanyanGraph

extension TraceRecorder {
  /// A recorder of everything, which describes values in words that are the same in another process.
  /// - Parameter isExamined: Whether a ``Doctor`` looks at what it records.
  package static func ofEverything(isExamined: Bool = false) -> TraceRecorder {
    let recorder = TraceRecorder(.all) { ValueText.summary(of: $0) }
    if isExamined { recorder.examiner = Doctor(recorder) }
    return recorder
  }
}

import BanyanGraph
import SwiftUICore

extension TraceRecorder {
  /// Creates a recorder of everything, which describes values in words that are the same in another
  /// process.
  /// - Parameters:
  ///   - isExamined: True if a ``Doctor`` examines the records.
  ///   - asksTwice: True if the doctor runs bodies once more to know more.
  package static func ofEverything(isExamined: Bool = false, asksTwice: Bool = false)
    -> TraceRecorder
  {
    let recorder = TraceRecorder(.all) { ValueText.summary(of: $0) }
    if isExamined { recorder.examiner = Doctor(recorder, asksTwice: asksTwice) }
    return recorder
  }
}

import BanyanGraph

extension TraceRecorder {
  /// A recorder of everything, which describes values in words that are the same in another process.
  package static func ofEverything() -> TraceRecorder {
    TraceRecorder(.all) { ValueText.summary(of: $0) }
  }
}

extension Scene {
  /// Accepts which events of the system open a window of this scene. A browser opens each address in a page of its own, whose
  /// path decides which window it is. See Apple's documentation of `handlesExternalEvents(matching:)`.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

extension View {
  /// Accepts which events of the system the window of this view prefers and takes. A browser opens each address in a page of its
  /// own, whose path decides which window it is. See Apple's documentation of
  /// `handlesExternalEvents(preferring:allowing:)`.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}

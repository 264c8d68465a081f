extension View {
  /// Moves this view as a whole when it gets another place in an animated change.
  ///
  /// That is always so here: a host moves the views inside together with the view that contains them, and only what moves
  /// within it moves by itself. On Apple's systems each view goes from its own old place to its new one without this modifier.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The padding that a scene uses at the edges of its content. See Apple's documentation of
/// `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
  /// The minimum padding that keeps content off the edges of a window.
  public static let minimum = ScenePadding()

  private init() {}
}

extension View {
  /// Adds the standard padding of a window to some edges of this view.
  ///
  /// All kinds of windows use the same padding as `padding()`: 16 points, or the default padding of the
  /// host.
  /// - Parameter edges: the edges to pad.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Adds a kind of window padding to some edges of this view.
  /// - Parameters:
  ///   - padding: the kind of padding.
  ///   - edges: the edges to pad.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}

/// How much room a scene wants at the edges of what it shows. See Apple's documentation of
/// `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
  /// The least room with which content does not touch the edges of a window.
  public static let minimum = ScenePadding()

  private init() {}
}

extension View {
  /// Adds the room that a window wants at its edges.
  ///
  /// Windows of all kinds want what `padding()` adds, 16 points; a host whose default padding is another
  /// takes that.
  /// - Parameter edges: on which sides.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Adds the room of a kind that a window wants at its edges.
  /// - Parameters:
  ///   - padding: which room.
  ///   - edges: on which sides.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}

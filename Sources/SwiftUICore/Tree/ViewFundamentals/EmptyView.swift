/// A view without content.
public struct EmptyView: BitwiseCopyable, Sendable {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _make(
    _ view: EmptyView, under parent: _Node, in context: _Context
  ) -> _Node {
    _Node(under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: EmptyView) {}
}

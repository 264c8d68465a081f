/// Several views treated as one, without any arrangement of its own.
///
/// See Apple's documentation of `Group`.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _make(_ view: Group, under parent: _Node, in context: _Context) -> _Node {
    Content._make(view.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Group) {
    Content._update(node, to: view.content)
  }
}

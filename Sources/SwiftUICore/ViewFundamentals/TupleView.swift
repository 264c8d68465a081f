/// A view made of several views, one after the other.
public struct TupleView<each Content: View> {
  /// The views.
  public let value: (repeat each Content)

  /// Creates a view of several.
  nonisolated public init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _make(
    _ view: TupleView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    repeat node.append((each Content)._make(each view.value, under: node, in: context))
    return node
  }

  public static func _update(_ node: _Node, to view: TupleView) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    repeat update(node, at: &index, to: each view.value)
  }

  @MainActor
  private static func update<Member: View>(
    _ node: TupleNode, at index: inout Int, to view: Member
  ) {
    Member._update(node.children[index], to: view)
    index += 1
  }
}

/// The nodes of several views or scenes, one after the other.
final class TupleNode: _Node {
  private(set) var children: ContiguousArray<_Node> = []

  func append(_ child: _Node) {
    children.append(child)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { body(child) }
  }
}

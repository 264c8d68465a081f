/// A view made of several views, one after the other.
///
/// A view builder makes one of several views. Its type names the tuple, so that code of your own
/// can ask for a number of views:
///
/// ```swift
/// struct Pair<First: View, Second: View>: View {
///   let content: TupleView<(First, Second)>
///   init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }
///   var body: some View { HStack { content.value.0; Spacer(); content.value.1 } }
/// }
/// ```
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T
  /// Knows that the members of the tuple are views, which its type does not say.
  private let members: any TupleMembers.Type

  /// Creates a view of several.
  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    members = Members<repeat each Content>.self
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _make(
    _ view: TupleView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    withUnsafePointer(to: view.value) { view.members.make($0, under: node, in: context) }
    return node
  }

  public static func _update(_ node: _Node, to view: TupleView) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withUnsafePointer(to: view.value) { view.members.update(node, to: $0) }
  }
}

/// A view of several, whatever they are.
@MainActor
protocol ViewTuple {
  var views: [AnyView] { get }
}

extension TupleView: ViewTuple {
  var views: [AnyView] { withUnsafePointer(to: value) { members.views($0) } }
}

/// What is done with each member of a tuple of views, which is found at an address.
private protocol TupleMembers {
  @MainActor
  static func make(_ tuple: UnsafeRawPointer, under node: TupleNode, in context: _Context)
  @MainActor
  static func update(_ node: TupleNode, to tuple: UnsafeRawPointer)
  static func views(_ tuple: UnsafeRawPointer) -> [AnyView]
}

private struct Members<each Content: View>: TupleMembers {
  static func make(_ tuple: UnsafeRawPointer, under node: TupleNode, in context: _Context) {
    let value = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    repeat node.append((each Content)._make(each value, under: node, in: context))
  }

  static func update(_ node: TupleNode, to tuple: UnsafeRawPointer) {
    let value = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var index = 0
    repeat update(node, at: &index, to: each value)
  }

  static func views(_ tuple: UnsafeRawPointer) -> [AnyView] {
    let value = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
    var views: [AnyView] = []
    repeat views.append(AnyView(each value))
    return views
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

import BanyanGraph

/// A view made of several views, one after the other.
///
/// A view builder creates one for a block of several views. Its type names the tuple, so that your code
/// can require a number of views:
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

  /// Creates a view of several views.
  @inlinable
  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
  }

  /// Creates a view of the views in a tuple.
  // The members of the tuple are not in the signature, so that no type has to be found at run time, which
  // takes 2,000 instructions for each body.
  @inlinable
  nonisolated init(views: T) {
    value = views
  }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _make(
    _ view: TupleView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    withAddress(of: view.value) { TupleShape.of(T.self).make($0, under: node, in: context) }
    return node
  }

  public static func _update(_ node: _Node, to view: TupleView) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withAddress(of: view.value) { TupleShape.of(T.self).update(node, to: $0) }
  }
}

/// A view of several views of any types.
@MainActor
protocol ViewTuple {
  var views: [AnyView] { get }
}

extension TupleView: ViewTuple {
  var views: [AnyView] { withAddress(of: value) { TupleShape.of(T.self).views($0) } }
}

extension TupleView: IdentityHolder {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    TupleShape.of(T.self).types.contains { IdentitySearch.mayFind(in: $0, depth: depth) }
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    IdentitySearch.find(among: views) { IdentitySearch.find(id, in: $0) }
  }
}

/// The members of a tuple type, whose conformance to `View` is not in the type. They are found once for
/// each type.
@MainActor
private final class TupleShape {
  private let members: [any TupleMember]

  private init(of type: Any.Type) {
    var types: [(type: Any.Type, offset: Int)] = []
    if Metadata.kind(of: type) == .tuple {
      Metadata.forEachField(of: type) { _, offset, type in types.append((type, offset)) }
    } else {
      // A tuple of one element is that element.
      types = [(type, 0)]
    }
    members = types.map { type, offset in
      @MainActor func member<Content: View>(_ type: Content.Type) -> any TupleMember {
        TupleMemberOf<Content>(offset: offset)
      }
      guard let view = type as? any View.Type else {
        preconditionFailure("\(type) is not a view")
      }
      return member(view)
    }
  }

  private static let known = TypeTable()

  static func of(_ type: Any.Type) -> TupleShape {
    if let shape = known.facts(of: type) { return unsafeDowncast(shape, to: TupleShape.self) }
    let shape = TupleShape(of: type)
    known.add(shape, of: type)
    return shape
  }

  func make(_ tuple: UnsafeRawPointer, under node: TupleNode, in context: _Context) {
    node.reserveCapacity(members.count)
    for member in members { node.append(member.make(tuple, under: node, in: context)) }
  }

  func update(_ node: TupleNode, to tuple: UnsafeRawPointer) {
    for index in members.indices { members[index].update(node.children[index], to: tuple) }
  }

  func views(_ tuple: UnsafeRawPointer) -> [AnyView] {
    members.map { $0.erased(in: tuple) }
  }

  var types: [any View.Type] { members.map(\.type) }
}

/// One view of a tuple, of any type.
@MainActor
private protocol TupleMember: AnyObject {
  var type: any View.Type { get }
  func make(_ tuple: UnsafeRawPointer, under node: _Node, in context: _Context) -> _Node
  func update(_ node: _Node, to tuple: UnsafeRawPointer)
  func erased(in tuple: UnsafeRawPointer) -> AnyView
}

private final class TupleMemberOf<Content: View>: TupleMember {
  private let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  var type: any View.Type { Content.self }

  func make(_ tuple: UnsafeRawPointer, under node: _Node, in context: _Context) -> _Node {
    withValue(Content.self, at: tuple + offset) { Content._make($0, under: node, in: context) }
  }

  func update(_ node: _Node, to tuple: UnsafeRawPointer) {
    withValue(Content.self, at: tuple + offset) { Content._update(node, to: $0) }
  }

  func erased(in tuple: UnsafeRawPointer) -> AnyView {
    withValue(Content.self, at: tuple + offset) { AnyView($0) }
  }
}

/// The nodes of several views or scenes, one after the other.
final class TupleNode: _Node {
  @exclusivity(unchecked) private(set) var children: ContiguousArray<_Node> = []

  func reserveCapacity(_ count: Int) { children.reserveCapacity(count) }

  func append(_ child: _Node) {
    children.append(child)
  }

  override var contentRole: ContentRole? { .list }

  override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { body(child) }
  }
}

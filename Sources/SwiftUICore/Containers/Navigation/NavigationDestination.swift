import BanyanGraph

extension View {
  /// Sets the destination for values of a type on the surrounding navigation stack.
  ///
  /// Put it on a view that is always present, not inside a row. If several pages declare the same type,
  /// the declaration nearest to the root applies.
  /// - Parameters:
  ///   - data: the type of the values: that of a link's `value:`, or of the elements of the path.
  ///   - destination: makes the page for a value. It runs when the page is shown (P08).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ValueDestinationModifier(destination: destination))
  }
}

/// Declares the destination for values of a type.
public nonisolated struct _ValueDestinationModifier<Value: Hashable, Page: View>: ContentModifier {
  typealias State = ValueDestination<Value, Page>

  let destination: (Value) -> Page

  @MainActor
  static func makeState(for modifier: Self, of node: _Node) -> ValueDestination<Value, Page> {
    ValueDestination(modifier.destination, on: node.context.page)
  }

  // Runs before the content is made, as the content may ask for a page.
  @MainActor static func willMake(_ node: ContentModifierNode<Self>) {
    node.state.page?.stack.add(node.state)
  }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    node.state.build = node.modifier.destination
  }

  @MainActor static func willDetach(_ node: ContentModifierNode<Self>) {
    node.state.page?.stack.remove(node.state)
  }
}

/// A destination for values of any type.
@MainActor
protocol AnyValueDestination: AnyObject {
  var type: ObjectIdentifier { get }
  var valueType: any Hashable.Type { get }
  /// The page on which it is declared.
  var page: PageNode? { get }
  func makeContent(
    for value: NavigationValue, under parent: _Node, in context: _Context
  ) -> _Node
}

final class ValueDestination<Value: Hashable, Page: View>: AnyValueDestination {
  // The page outlives what is declared on it.
  private(set) unowned(unsafe) var page: PageNode?
  private var contents: [Weak] = []

  private struct Weak {
    weak var node: RowNode<Value, Page>?
  }

  var build: (Value) -> Page {
    didSet {
      contents.removeAll { $0.node?.isDetached ?? true }
      for content in contents {
        content.node?.content = build
        content.node?.evaluate()
      }
    }
  }

  init(_ build: @escaping (Value) -> Page, on page: PageNode?) {
    self.build = build
    self.page = page
  }

  var type: ObjectIdentifier { ObjectIdentifier(Value.self) }
  var valueType: any Hashable.Type { Value.self }

  func makeContent(
    for value: NavigationValue, under parent: _Node, in context: _Context
  ) -> _Node {
    guard let value = value.value as? Value ?? value.value.base as? Value else {
      preconditionFailure("a destination is asked for a value of another type")
    }
    let fields = DynamicFields.of(ValueDestination<Value, Page>.self)
    let node = RowNode<Value, Page>(
      value, content: build, of: fields, under: parent, in: context)
    node.evaluate()
    contents.append(Weak(node: node))
    return node
  }
}

/// The content of a page for a value without a destination.
nonisolated struct MissingDestination: View {
  typealias Body = Never

  @MainActor
  static func _make(
    _ view: MissingDestination, under parent: _Node, in context: _Context
  ) -> _Node {
    MissingDestinationNode(under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: MissingDestination) {}
}

final class MissingDestinationNode: _Node {
  private var content: _Node!

  override init(under parent: _Node?, in context: _Context) {
    super.init(under: parent, in: context)
    let sign = Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow)
    func make<Sign: View>(_ sign: Sign) -> _Node { Sign._make(sign, under: self, in: context) }
    content = make(sign)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

import BanyanGraph
import BanyanHost

/// Says something of a view that does not change how it looks; nothing if there is nothing to say.
public nonisolated struct _DescriptionModifier: ViewModifier {
  public typealias Body = Never

  private let property: Property?

  init(_ property: Property?) {
    self.property = property
  }

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = DescriptionNode(view.modifier.property, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: DescriptionNode.self)
    Content._update(node.content, to: view.content)
    node.say(view.modifier.property)
  }
}

/// Says a text of a view, in the language of its surroundings.
public nonisolated struct _TextDescriptionModifier: ViewModifier {
  public typealias Body = Never

  private let text: Text?
  private let property: @Sendable (String) -> Property

  init(_ text: Text?, _ property: @escaping @Sendable (String) -> Property) {
    self.text = text
    self.property = property
  }

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TextDescriptionNode(
      view.modifier.text, as: view.modifier.property, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: TextDescriptionNode.self)
    Content._update(node.content, to: view.content)
    node.set(view.modifier.text)
  }
}

/// Says something of each element of its content, inside the boxes that modifiers have put around.
class DescriptionNode: _Node {
  private final var property: Property?
  final var content: _Node!
  private final var described: [ElementNode] = []

  init(_ property: Property?, under parent: _Node, in context: _Context) {
    self.property = property
    super.init(under: parent, in: context)
  }

  final func say(_ newProperty: Property?) {
    if newProperty == property { return }
    let old = property
    property = newProperty
    for element in described {
      if let old, old.key != newProperty?.key { element.withdraw(old) }
      if let newProperty { element.describe(newProperty) }
    }
  }

  override func collectElements(into elements: inout [ElementNode]) {
    let first = elements.count
    content.collectElements(into: &elements)
    described = elements[first...].map(\.insideBoxes)
    guard let property else { return }
    for element in described { element.describe(property) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

private final class TextDescriptionNode: DescriptionNode {
  private var text: Text?
  private let property: @Sendable (String) -> Property
  private var edges = EdgeList()

  init(
    _ text: Text?, as property: @escaping @Sendable (String) -> Property, under parent: _Node,
    in context: _Context
  ) {
    self.text = text
    self.property = property
    super.init(nil, under: parent, in: context)
    update()
  }

  func set(_ newText: Text?) {
    if newText == text { return }
    text = newText
    update()
  }

  override func update() {
    var string: String?
    Tracking.track(self, edges: &edges) {
      string = text?.string(in: ElementEnvironment(context: context))
    }
    say(string.map(property))
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}

extension ElementNode {
  /// The element that a person would mean: not what is only put around it.
  var insideBoxes: ElementNode {
    var element = self
    while let inner = element.main { element = inner }
    return element
  }
}

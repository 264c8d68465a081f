import BanyanGraph
import BanyanHost

/// Sets a property of a view that does not change its appearance, if there is one.
public nonisolated struct _DescriptionModifier: WrappingModifier {
  public typealias Body = Never

  private let property: Property?

  init(_ property: Property?) {
    self.property = property
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> DescriptionNode {
    DescriptionNode(property, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: DescriptionNode) { wrapper.describe(property) }
}

/// Sets a text property of a view, in the language of its environment.
public nonisolated struct _TextDescriptionModifier: WrappingModifier {
  public typealias Body = Never

  private let text: Text?
  private let property: @Sendable (String) -> Property

  init(_ text: Text?, _ property: @escaping @Sendable (String) -> Property) {
    self.text = text
    self.property = property
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TextDescriptionNode {
    TextDescriptionNode(text, as: property, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TextDescriptionNode) { wrapper.set(text) }
}

/// Sets a property of each element of its content, inside the boxes made by modifiers.
class DescriptionNode: WrapperNode {
  private final var property: Property?
  private final var described: [ElementNode] = []

  init(_ property: Property?, under parent: _Node, in context: _Context) {
    self.property = property
    super.init(under: parent, in: context)
  }

  final func describe(_ newProperty: Property?) {
    if newProperty == property { return }
    let old = property
    property = newProperty
    for element in described {
      if let old, old.key != newProperty?.key { element.withdraw(old) }
      if let newProperty { element.describe(newProperty) }
    }
  }

  override var elementRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    described = elements[first...].map(\.insideBoxes)
    guard let property else { return }
    for element in described { element.describe(property) }
  }
}

final class TextDescriptionNode: DescriptionNode {
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
    describe(string.map(property))
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}

extension ElementNode {
  /// The innermost element, without the boxes around it.
  var insideBoxes: ElementNode {
    var element = self
    while let inner = element.main { element = inner }
    return element
  }
}

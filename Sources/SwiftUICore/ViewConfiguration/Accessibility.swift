import BanyanHost

extension View {
  /// Names this view for tests. A person never sees the name.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_DescriptionModifier(.identifier(identifier)))
  }

  /// Names this view for people who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_DescriptionModifier(.label(label.string)))
  }

  /// Names this view for people who do not see it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names this view for people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}

extension View {
  /// Says that this view is a heading, and of which level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(_DescriptionModifier(.headingLevel(level.resolved)))
  }

  /// Says what else this view is to people who do not see it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityHeading(.unspecified)
  }
}

/// How much a heading stands above others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6

  var resolved: Int { self == .unspecified ? 2 : Int(rawValue) }
}

/// What a view is to people who do not see it. So far there is one trait.
public struct AccessibilityTraits: Hashable, Sendable {
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits()
}

/// Says something of a view that does not change how it looks.
public nonisolated struct _DescriptionModifier: ViewModifier {
  public typealias Body = Never

  private let property: Property

  init(_ property: Property) {
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
    node.update(to: view.modifier.property)
  }
}

/// Says something of each element of its content, inside the boxes that modifiers have put around.
private final class DescriptionNode: _Node {
  private var property: Property
  var content: _Node!
  private var described: [ElementNode] = []

  init(_ property: Property, under parent: _Node, in context: _Context) {
    self.property = property
    super.init(under: parent, in: context)
  }

  func update(to newProperty: Property) {
    if newProperty == property { return }
    property = newProperty
    for element in described { element.describe(property) }
  }

  override func collectElements(into elements: inout [ElementNode]) {
    let first = elements.count
    content.collectElements(into: &elements)
    described = elements[first...].map(\.insideBoxes)
    for element in described { element.describe(property) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

extension ElementNode {
  /// The element that a person would mean: not a box around it.
  var insideBoxes: ElementNode {
    var element = self
    while let box = element as? BoxElementNode { element = box.element }
    return element
  }
}

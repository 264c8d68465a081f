import BanyanGraph
import BanyanHost

/// A view that is a single element in the host.
@MainActor
protocol ElementView: View where Body == Never {
  associatedtype Content: View

  static var kind: ElementKind { get }
  /// True if the element takes events.
  static var isResponder: Bool { get }
  /// True if the element takes the focus by default, as most elements that take events do.
  static var isControl: Bool { get }
  /// True if the properties may read an observable object, for example through a binding. Elements
  /// that never do are made faster.
  static var readsObjects: Bool { get }

  /// The content. It is borrowed from its storage, not copied.
  @_borrowed var content: Content { get }

  /// Returns the element's properties. Reads of bindings and the environment are tracked.
  func properties(in environment: ElementEnvironment) -> [Property]

  /// Returns true if the properties are known to equal those of another value, because only the
  /// content or an action differs.
  func hasProperties(of other: Self) -> Bool

  /// Returns true if an element with these properties takes events, for kinds where only some do.
  func takesEvents(with properties: [Property]) -> Bool

  /// Handles an event; returns false if it takes no such event.
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool

  /// Called when the element gets the focus, or loses it while it stays.
  func focusDidChange(_ isFocused: Bool)
}

extension ElementView {
  static var isResponder: Bool { false }
  static var isControl: Bool { isResponder }
  static var readsObjects: Bool { true }
  func properties(in environment: ElementEnvironment) -> [Property] { [] }
  func hasProperties(of other: Self) -> Bool { false }
  func takesEvents(with properties: [Property]) -> Bool { Self.isResponder }
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool { false }
  func focusDidChange(_ isFocused: Bool) {}

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    ElementViewNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ElementViewNode<Self>.self).update(to: view)
  }
}

extension ElementView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

/// The environment as an element sees it.
@MainActor
struct ElementEnvironment {
  let context: _Context

  var values: EnvironmentValues { EnvironmentValues(at: context) }

  /// The style of text here.
  var textStyle: TextStyle { context.value(for: TextStyleKey.self) }
  var isEnabled: Bool { context.value(for: IsEnabledKey.self) }

  /// The properties that report whether an element is enabled.
  var enabledProperties: [Property] { isEnabled ? [] : [.isEnabled(false)] }

  /// The properties that report the surrounding style.
  var styleProperties: [Property] { styleProperties(with: TextStyle()) }

  /// The properties that report the surrounding font, for an element that shows text outside a text
  /// element.
  var fontProperties: [Property] {
    var style = TextStyle()
    style.fields = textStyle.scaled.fields.ofFont
    return style.isEmpty ? [] : [.style(style)]
  }

  /// Returns the properties for an element with its own style.
  func styleProperties(with own: TextStyle) -> [Property] {
    let style = own.merged(over: textStyle).scaled
    return style.isEmpty ? [] : [.style(style)]
  }
}

/// The node of a view that is a single element.
final class ElementViewNode<Element: ElementView>: ElementNode {
  @exclusivity(unchecked) private(set) var view: Element
  /// The node of the content, whether it is the element's own or was put there from outside.
  @exclusivity(unchecked) var content: _Node?
  @exclusivity(unchecked) private var reads = TrackedReads()
  /// The facts about the element's type: how two values compare, whether its properties observe.
  private let fields: DynamicFields
  @exclusivity(unchecked) private var current: [Property] = []

  init(_ view: Element, under parent: _Node, in context: _Context) {
    self.view = view
    fields = DynamicFields.of(Element.self)
    super.init(Element.kind, under: parent, in: context)
    withAddress(ofVariable: &self.view) { view in
      withValue(Element.self, at: view) { start($0) }
    }
  }

  private func start(_ view: Element) {
    current = evaluateProperties(of: view)
    if Element.Content.self != EmptyView.self {
      content = Element.Content._make(view.content, under: self, in: context)
    }
    if view.takesEvents(with: current) { window.register(self) }
  }

  override var properties: [Property] { current }
  override var isControl: Bool { Element.isControl }

  // The view is passed as an argument: taking it from the node each time would copy it.
  private func evaluateProperties(of view: Element) -> [Property] {
    let properties = evaluateOwnProperties(of: view)
    guard let item = Element.kind.menuItem, context.isInMenu else { return properties }
    return properties + [.menuItem(item)]
  }

  private func evaluateOwnProperties(of view: Element) -> [Property] {
    let environment = ElementEnvironment(context: context)
    guard Element.readsObjects else {
      return track(edges: &reads.edges) { view.properties(in: environment) }
    }
    return track(&reads, of: fields) {
      view.properties(in: environment)
    }
  }

  func update(to newView: Element) {
    if isUnchanged(newView) {
      if runtime.isTracing { runtime.recordSkip(of: self, kind.traceTerm) }
      return
    }
    let hasSameProperties = withAddress(ofVariable: &view) { old in
      withValue(Element.self, at: old) { newView.hasProperties(of: $0) }
    }
    view = newView
    if !hasSameProperties { showProperties(of: newView) }
    if Element.Content.self != EmptyView.self, let content {
      Element.Content._update(content, to: newView.content)
    }
  }

  /// Returns true if a new value needs no examination. The nodes of the content compare it
  /// themselves: comparing it here too would repeat the comparison for each element around.
  private func isUnchanged(_ newView: Element) -> Bool {
    withAddress(ofVariable: &view) { old in
      withAddress(of: newView) { new in
        content == nil
          ? fields.comparison.isUnchanged(at: old, new)
          : fields.comparison.isIdentical(at: old, new)
      }
    }
  }

  /// Updates the properties, because the view or a value it reads has changed.
  override func update() {
    withAddress(ofVariable: &view) { view in
      withValue(Element.self, at: view) { showProperties(of: $0) }
    }
  }

  private func showProperties(of view: Element) {
    isQueued = false
    let old = current
    current = evaluateProperties(of: view)
    commitProperties(from: old)
    if Element.isResponder {
      window.focusKeeper?.elementDidChange(self)
    } else if view.takesEvents(with: current) {
      window.register(self)
    }
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    view.handle(payload, in: self)
  }

  override func focusDidChange(_ isFocused: Bool) {
    view.focusDidChange(isFocused)
  }

  /// Records that the host already shows a property this way, because the user made it so.
  override func assumeShown(_ property: Property) {
    current.removeAll { $0.key == property.key }
    current.append(property)
  }

  override func traitsDidChange() {
    (content as? any TraitFollower)?.traitsDidChange()
    if Element.kind == .list || Element.kind == .section { tagFollower?.tagsDidChange() }
  }

  /// The node of the rows directly inside, if this is the element of a list or section.
  private var tagFollower: (any TagFollower)? {
    var found: (any TagFollower)?
    func look(at node: _Node) {
      if found != nil || node is ElementNode { return }
      found = node as? any TagFollower
      if found == nil { node.forEachChild(look) }
    }
    forEachChild(look)
    return found
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}

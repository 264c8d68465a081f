import BanyanGraph
import BanyanHost

/// A view that is one element for the host.
@MainActor
protocol ElementView: View where Body == Never {
  associatedtype Content: View

  static var kind: ElementKind { get }
  /// Whether the element takes events.
  static var isResponder: Bool { get }
  /// Whether the element takes the focus if nobody says otherwise, as most do that take events.
  static var isControl: Bool { get }
  /// Whether the properties may read an observable object, as they may through a binding. An
  /// element that says it never does is made faster.
  static var readsObjects: Bool { get }

  /// What is inside. It is borrowed, not copied, from whoever stores it.
  @_borrowed var content: Content { get }

  /// The element's properties. What it reads of bindings and the environment is tracked.
  func properties(in environment: ElementEnvironment) -> [Property]

  /// Whether the properties are known to be those of another value, because what differs is only what
  /// is inside or what is done.
  func hasProperties(of other: Self) -> Bool

  /// Whether an element with these properties takes events: some of a kind do and others do not.
  func takesEvents(with properties: [Property]) -> Bool

  /// Handles an event; returns false if it takes no such event.
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool

  /// Hears that the focus has come to the element, or has left it while it stays.
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

  /// How text looks here.
  var textStyle: TextStyle { context.value(for: TextStyleKey.self) }
  var isEnabled: Bool { context.value(for: IsEnabledKey.self) }

  /// What an element says of being enabled.
  var enabledProperties: [Property] { isEnabled ? [] : [.isEnabled(false)] }

  /// What an element says of the style around.
  var styleProperties: [Property] { styleProperties(with: TextStyle()) }

  /// What an element says of the font around it, if it shows text that is not in a text element.
  var fontProperties: [Property] {
    var style = TextStyle()
    style.fields = textStyle.scaled.fields.ofFont
    return style.isEmpty ? [] : [.style(style)]
  }

  /// What an element with a style of its own says.
  func styleProperties(with own: TextStyle) -> [Property] {
    let style = own.merged(over: textStyle).scaled
    return style.isEmpty ? [] : [.style(style)]
  }
}

/// The node of a view that is one element.
final class ElementViewNode<Element: ElementView>: ElementNode {
  @exclusivity(unchecked) private(set) var view: Element
  /// What is inside: of an element that has it as its content, or that somebody has put there.
  @exclusivity(unchecked) var content: _Node?
  @exclusivity(unchecked) private var edges = EdgeList()
  @exclusivity(unchecked) private var observation = ObservationTracker()
  /// What is known of the element's type: when two are the same, whether its properties observe.
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

  // The view is handed on: to take it from the node each time would be to copy it.
  private func evaluateProperties(of view: Element) -> [Property] {
    let properties = evaluateOwnProperties(of: view)
    guard let item = Element.kind.menuItem, context.isInMenu else { return properties }
    return properties + [.menuItem(item)]
  }

  private func evaluateOwnProperties(of view: Element) -> [Property] {
    let environment = ElementEnvironment(context: context)
    let surroundings = Tracking.begin(self, replacing: &edges)
    let properties: [Property]
    if Element.readsObjects {
      var observation = self.observation
      var observes = fields.observes
      properties = observation.track(for: self, observes: &observes) {
        view.properties(in: environment)
      }
      self.observation = observation
      fields.observes = observes
    } else {
      properties = view.properties(in: environment)
    }
    edges = Tracking.end(surroundings)
    return properties
  }

  func update(to newView: Element) {
    if isUnchanged(newView) {
      if runtime.isTracing { recordSkip(kind.traceTerm) }
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

  /// Whether a new value needs no look. What is inside is compared by its own nodes: to compare it
  /// here as well would be to compare it once more for each element around.
  private func isUnchanged(_ newView: Element) -> Bool {
    withAddress(ofVariable: &view) { old in
      withAddress(of: newView) { new in
        content == nil
          ? fields.comparison.isUnchanged(at: old, new)
          : fields.comparison.isIdentical(at: old, new)
      }
    }
  }

  /// Brings the properties up to date, because the view or something it reads has changed.
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
      window.focus.elementDidChange(self)
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

  /// Says that the host shows a property in a certain way already, because a person made it so.
  override func assumeShown(_ property: Property) {
    current.removeAll { $0.key == property.key }
    current.append(property)
  }

  override func traitsDidChange() {
    (content as? any TraitFollower)?.traitsDidChange()
    if Element.kind == .list || Element.kind == .section { rowsNode?.tagsDidChange() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    edges.removeAll()
    observation.cancel()
    super.detach()
  }
}

import BanyanGraph
import BanyanHost

/// A control that styles can make look otherwise.
///
/// Its parts, such as its label, are views of their own: a style's body says where they stand, and
/// they are evaluated apart from it.
@MainActor
protocol StyledControl: View where Body == Never {
  /// What its styles are told.
  associatedtype Configuration
  /// What of the configuration counts for a style's body, which runs again when it differs.
  associatedtype Facts
  /// The control where nobody has set a style.
  associatedtype Standard: View

  var facts: Facts { get }
  var standard: Standard { get }
  /// The parts by number.
  func part(_ number: Int) -> any View
  func configuration(of source: StyledControlNode<Self>) -> Configuration
}

extension StyledControl {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    makeStyled(view, under: parent, in: context)
      ?? Standard._make(view.standard, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Self) {
    if !updateStyled(node, to: view) { Standard._update(node, to: view.standard) }
  }

  /// Makes the node of a control for which a style is set.
  static func makeStyled(_ view: Self, under parent: _Node, in context: _Context) -> _Node? {
    // Most controls have no style: to find the types of one takes 1,300 instructions.
    guard context.hasStyles, let style = Style<Configuration>.current(in: context) else {
      return nil
    }
    let node = StyledControlNode(view, style, under: parent, in: context)
    node.evaluate()
    return node
  }

  /// Updates the node of a control, if it has a style.
  static func updateStyled(_ node: _Node, to view: Self) -> Bool {
    guard node.context.hasStyles, let node = node as? StyledControlNode<Self> else { return false }
    node.update(to: view)
    return true
  }
}

/// The node of a control in a style.
final class StyledControlNode<Control: StyledControl>: ContentSource {
  private(set) var view: Control
  /// Where the control stands; the style's body stands in the style that is further out, so that a
  /// control of the same kind in it is not of this style again.
  private let surroundings: _Context
  private let isNested: Bool
  private var styleEdges = EdgeList()
  private var contentContexts: [ObjectIdentifier: _Context] = [:]

  init(
    _ view: Control, _ style: Style<Control.Configuration>, under parent: _Node,
    in context: _Context
  ) {
    self.view = view
    surroundings = context
    isNested = !style.isOfFramework
    let inner = isNested ? _Context(within: context) : context
    super.init(style.fields, under: parent, in: inner)
  }

  override func evaluate() {
    isQueued = false
    changes = ChangeSet()
    let style = Tracking.track(self, edges: &styleEdges) {
      Style<Control.Configuration>.read(in: surroundings)
    }
    // A style of another type has other properties, and its body is another view.
    guard let style, style.fields === fields else { return showMissingStyle() }
    if isNested {
      style.provideOuter(in: context)
      for inner in contentContexts.values { style.provide(in: inner) }
    }
    style.evaluate(view.configuration(of: self), in: self)
  }

  override func makeContent(of placeholder: PlaceholderNode, in context: _Context) -> _Node {
    var inner = context
    if isNested, let style = Style<Control.Configuration>.current(in: surroundings) {
      inner = _Context(within: context)
      style.provide(in: inner)
      contentContexts[ObjectIdentifier(placeholder)] = inner
    }
    func make<Part: View>(_ part: Part) -> _Node {
      placeholder.contentType = Part.self
      return Part._make(part, under: placeholder, in: inner)
    }
    return make(view.part(placeholder.part))
  }

  override func placeholderDidLeave(_ placeholder: PlaceholderNode) {
    contentContexts[ObjectIdentifier(placeholder)] = nil
  }

  func update(to newView: Control) {
    let isUnchanged = Comparison.of(Control.Facts.self).isUnchanged(view.facts, newView.facts)
    view = newView
    let old = placeholders
    if !isUnchanged { evaluate() }
    for placeholder in old where !placeholder.isDetached {
      placeholder.update(to: newView.part(placeholder.part))
    }
  }

  override func detach() {
    styleEdges.removeAll()
    super.detach()
  }
}

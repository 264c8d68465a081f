import BanyanGraph
import BanyanHost

/// A control whose appearance styles can change.
///
/// Its parts, such as its label, are separate views: a style's body places them, and they are evaluated
/// independently of it.
@MainActor
protocol StyledControl: View where Body == Never {
  /// The properties that its styles receive.
  associatedtype Configuration
  /// The part of the configuration on which a style's body depends. The body runs again when it changes.
  associatedtype Facts
  /// The control without a style.
  associatedtype Standard: View

  var facts: Facts { get }
  var standard: Standard { get }
  /// Returns a part by its number.
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

  /// Makes the node of a control with a style, or returns nil if no style is set.
  static func makeStyled(_ view: Self, under parent: _Node, in context: _Context) -> _Node? {
    // Most controls have no style, and finding the types for one takes 1,300 instructions.
    guard context.hasStyles, let style = Style<Configuration>.current(in: context) else {
      return nil
    }
    let node = StyledControlNode(view, style, under: parent, in: context)
    node.evaluate()
    return node
  }

  /// Updates the node of a control if it has a style, and returns false otherwise.
  static func updateStyled(_ node: _Node, to view: Self) -> Bool {
    guard node.context.hasStyles, let node = node as? StyledControlNode<Self> else { return false }
    node.update(to: view)
    return true
  }
}

/// The node of a control with a style.
final class StyledControlNode<Control: StyledControl>: ContentSource {
  private(set) var view: Control
  /// The context of the control. The style's body is in the next outer style, so that a
  /// control of the same kind in it does not get this style again.
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
    // A style of another type has different properties, and its body is a different view.
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
    if !isUnchanged {
      changes.formUnion(.value)
      // Not `evaluate()`: the environment of the style may have changed in the same update.
      update()
    }
    for placeholder in old where !placeholder.isDetached {
      placeholder.update(to: newView.part(placeholder.part))
    }
  }

  override func detach() {
    styleEdges.removeAll()
    super.detach()
  }
}

import BanyanGraph
import BanyanHost

/// How buttons look, as far as that is more than their label.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   @Environment(\.isEnabled) private var isEnabled
///
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(configuration.isPressed || !isEnabled ? Color.gray : .blue)
///   }
/// }
/// ```
///
/// A style may declare dynamic properties: each button has storage of its own for them, and what
/// they read is what is around the button (N08). `makeBody` runs again for a button when the
/// style's value, the state of the button or something that it has read changes; the button's
/// label is not evaluated for that. See Apple's documentation of `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// A view that looks like a button.
  associatedtype Body: View

  /// Makes the view that stands for a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a button is like.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is like, for a style.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    public typealias Body = Never

    /// The node that has the label. It outlives its body.
    fileprivate unowned(unsafe) let source: ContentSource

    @MainActor public static func _make(
      _ view: Label, under parent: _Node, in context: _Context
    ) -> _Node {
      PlaceholderNode(view.source, under: parent, in: context)
    }

    @MainActor public static func _update(_ node: _Node, to view: Label) {}
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the pointer has gone down on the button and not been released yet.
  public let isPressed: Bool
}

extension View {
  /// Sets how buttons below look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
  fileprivate var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension _Context {
  /// Lets buttons here have no style, whatever they have further out.
  func resetButtonStyle() {
    if hasButtonStyle { provide(nil, for: ButtonStyleKey.self) }
  }

  /// Whether buttons here have a style. It stays so, and so does its type: the modifier that says
  /// it is part of the identity of what is inside.
  var hasButtonStyle: Bool {
    cell(for: ObjectIdentifier(ButtonStyleKey.self), as: (any ButtonStyle)?.self)?.value != nil
  }
}

/// The label of a button, in its style if it has one.
nonisolated struct StyledLabel<Content: View>: View {
  typealias Body = Never

  let content: Content
  let role: ButtonRole?

  nonisolated init(content: Content, role: ButtonRole?) {
    self.content = content
    self.role = role
  }

  @MainActor static func _make(
    _ view: StyledLabel, under parent: _Node, in context: _Context
  ) -> _Node {
    guard let style = context.value(for: ButtonStyleKey.self) else {
      return Content._make(view.content, under: parent, in: context)
    }
    func make<Style: ButtonStyle>(_ style: Style) -> _Node {
      let node = ButtonStyleNode<Style, Content>(view, under: parent, in: context)
      node.evaluate()
      return node
    }
    return make(style)
  }

  @MainActor static func _update(_ node: _Node, to view: StyledLabel) {
    guard let node = node as? StyledLabelNode<Content> else {
      return Content._update(node, to: view.content)
    }
    node.update(to: view)
  }
}

/// A node that looks different while a button is pressed.
class PressableNode: ContentSource {
  final var isPressed = false {
    didSet {
      if isPressed != oldValue { runtime.invalidateLater(self, cause: .dependency) }
    }
  }
}

/// The node of a button's label in a style, whatever the style.
private class StyledLabelNode<Content: View>: PressableNode {
  final var view: StyledLabel<Content>

  init(
    _ view: StyledLabel<Content>, of fields: DynamicFields, under parent: _Node,
    in context: _Context
  ) {
    self.view = view
    super.init(fields, under: parent, in: context)
  }

  final override func makeContent(under parent: _Node, in context: _Context) -> _Node {
    Content._make(view.content, under: parent, in: context)
  }

  final func update(to newView: StyledLabel<Content>) {
    let hasNewRole = newView.role != view.role
    view = newView
    let old = placeholders
    if hasNewRole { evaluate() }
    for placeholder in old where !placeholder.isDetached {
      Content._update(placeholder.child, to: newView.content)
    }
  }
}

private final class ButtonStyleNode<Style: ButtonStyle, Content: View>: StyledLabelNode<Content> {
  private var styleEdges = EdgeList()

  init(_ view: StyledLabel<Content>, under parent: _Node, in context: _Context) {
    super.init(view, of: DynamicFields.of(Style.self), under: parent, in: context)
  }

  override func evaluate() {
    var style: Style?
    Tracking.track(self, edges: &styleEdges) {
      style = context.value(for: ButtonStyleKey.self) as? Style
    }
    guard let style else { preconditionFailure("the style of a button becomes another type") }
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: ButtonStyleConfiguration.Label(source: self), isPressed: isPressed)
    evaluateView(style) { $0.makeBody(configuration: configuration) }
  }

  override func detach() {
    styleEdges.removeAll()
    super.detach()
  }
}

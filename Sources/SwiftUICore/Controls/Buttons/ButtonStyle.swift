import BanyanGraph
import BanyanHost

/// A type that applies a custom appearance to buttons, and leaves their interaction unchanged.
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
/// A style may declare dynamic properties. Each button has its own storage for them, and they read
/// the environment of the button (N08). `makeBody` runs again for a button when the
/// style's value, the state of the button or a dependency changes, without evaluating the button's
/// label. See Apple's documentation of `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// Creates a view that represents the body of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// A Boolean value that indicates whether the button is being pressed.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(PressStyle(style: style)) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// A style for buttons whose label gets its appearance from another style.
private nonisolated struct PressStyle<S: ButtonStyle>: PrimitiveButtonStyle, FrameworkStyle {
  let style: S

  func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      PressableLabel(style: style, configuration: configuration), of: configuration,
      reportsPresses: true)
  }
}

/// The label of a button in its style, which depends on whether the button is pressed.
private nonisolated struct PressableLabel<S: ButtonStyle>: View {
  typealias Body = Never

  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor static func _make(
    _ view: PressableLabel, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = PressableLabelNode(view, under: parent, in: context)
    node.evaluate()
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: PressableLabel) {
    unsafeDowncast(node, to: PressableLabelNode<S>.self).update(to: view)
  }
}

/// A node whose appearance changes while a button is pressed.
class PressableNode: DynamicNode {
  final var isPressed = false {
    didSet {
      if isPressed != oldValue { runtime.invalidateLater(self, cause: .dependency) }
    }
  }
}

private final class PressableLabelNode<S: ButtonStyle>: PressableNode {
  private var view: PressableLabel<S>

  init(_ view: PressableLabel<S>, under parent: _Node, in context: _Context) {
    self.view = view
    super.init(DynamicFields.of(S.self), under: parent, in: context)
  }

  func update(to newView: PressableLabel<S>) {
    let isUnchanged = withUnsafePointer(to: view.style) { old in
      withUnsafePointer(to: newView.style) { new in
        if Comparison.of(S.self).isUnchanged(at: old, new) { return true }
        noteChanges(from: old, to: new)
        return false
      }
    }
    let hasNewRole = view.configuration.role != newView.configuration.role
    view = newView
    if hasNewRole { changes.formUnion(.value) }
    // Not `evaluate()`: the environment of the style may have changed in the same update.
    if !isUnchanged || hasNewRole { update() }
  }

  override func evaluate() {
    let configuration = ButtonStyleConfiguration(
      role: view.configuration.role,
      label: ButtonStyleConfiguration.Label(content: view.configuration.label.content),
      isPressed: isPressed)
    evaluateView(view.style) { $0.makeBody(configuration: configuration) }
  }
}

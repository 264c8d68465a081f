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
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
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
    modifier(
      StyleModifier(PressStyle(style: style)) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// A button that looks as a style makes its label look.
private nonisolated struct PressStyle<S: ButtonStyle>: PrimitiveButtonStyle, FrameworkStyle {
  let style: S

  func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      PressableLabel(style: style, configuration: configuration), of: configuration,
      tellsPresses: true)
  }
}

/// The label of a button in its style, which knows whether the button is pressed.
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

/// A node that looks different while a button is pressed.
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
    if !isUnchanged || hasNewRole { evaluate() }
  }

  override func evaluate() {
    let configuration = ButtonStyleConfiguration(
      role: view.configuration.role,
      label: ButtonStyleConfiguration.Label(content: view.configuration.label.content),
      isPressed: isPressed)
    evaluateView(view.style) { $0.makeBody(configuration: configuration) }
  }
}

import BanyanHost

/// How toggles look and are used.
///
/// ```swift
/// struct Starred: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Image(systemName: configuration.isOn ? "star.fill" : "star")
///       configuration.label
///     }
///   }
/// }
/// ```
///
/// A style may declare dynamic properties: each toggle has storage of its own for them. See Apple's
/// documentation of `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// A view that stands for a toggle.
  associatedtype Body: View

  /// Makes the view that stands for a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a toggle is like.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle is like, for a style.
public nonisolated struct ToggleStyleConfiguration {
  /// The toggle's label.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; `$isOn` switches it.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several that are not all alike. It never does: there are no
  /// toggles of several sources.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets how toggles below look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct DefaultToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn)
  }
}

/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style whose switches are of a color while they are on.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ToggleElement(
      content: configuration.label, isOn: configuration.$isOn, look: .switch)
    if let color { element.tint(color) } else { element }
  }
}

/// A box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn, look: .checkbox)
  }
}

/// A button that stays pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn, look: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The host's own style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

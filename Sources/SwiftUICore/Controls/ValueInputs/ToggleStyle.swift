import BanyanHost

/// The appearance and interaction of toggles.
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
/// A style may declare dynamic properties. Each toggle has its own storage for them. See Apple's
/// documentation of `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// A view that represents the body of a toggle.
  associatedtype Body: View

  /// Creates a view that represents the body of a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle.
public nonisolated struct ToggleStyleConfiguration {
  /// The toggle's label.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The toggle's label.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on. Use `$isOn` to switch it.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle represents several values that differ. Always false, as
  /// toggles with several sources are not available.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn.ofNoView
  }
}

extension View {
  /// Sets the style of toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct DefaultToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn)
  }
}

/// A style that shows a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style with a color for switches that are on.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ToggleElement(
      content: configuration.label, isOn: configuration.$isOn, look: .switch)
    if let color { element.tint(color) } else { element }
  }
}

/// A style that shows a checkbox.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn, look: .checkbox)
  }
}

/// A style that shows a button, which stays pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(content: configuration.label, isOn: configuration.$isOn, look: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The host's default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button, which stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

import BanyanHost

/// A type that applies a custom appearance and custom interaction to buttons.
///
/// A style of your own shows the button's label in any way, and calls `trigger()` to run the button's
/// action:
///
/// ```swift
/// struct DoubleTapped: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
///
/// `Button(configuration)` in its body creates a button in the next outer style. See
/// Apple's documentation of `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// Creates a view that represents the body of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, and its action.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let sharing: ShareRequest?
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension View {
  /// Sets the style of buttons in this view, including their interaction.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration)
  }
}

/// A style that adds nothing to the label.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .plain)
  }
}

/// A style without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .borderless)
  }
}

/// A style with a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .bordered)
  }
}

/// A prominent style with a border.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .prominent)
  }
}

/// The style of a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .link)
  }
}

/// A style with a glass border.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .glass)
  }
}

/// A prominent style with a glass border.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .prominentGlass)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The host's default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent style with a border.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a glass border.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent style with a glass border.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

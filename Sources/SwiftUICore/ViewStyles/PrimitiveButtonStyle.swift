import BanyanHost

/// How buttons look and what makes them act.
///
/// A style of your own shows the button's label in any way, and calls `trigger()` when the button's
/// action is to run:
///
/// ```swift
/// struct DoubleTapped: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
///
/// `Button(configuration)` in its body is a button in the style that is set further out. See
/// Apple's documentation of `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// A view that stands for a button.
  associatedtype Body: View

  /// Makes the view that stands for a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a button is like.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is like, for a style that makes it act.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let sharing: SharedContent?
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension View {
  /// Sets how buttons below look, and what makes them act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
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

/// A style with a border that stands out.
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

/// A style with a border as of glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .glass)
  }
}

/// A style with a border as of glass that stands out.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(configuration.label, of: configuration, look: .prominentGlass)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The host's own style.
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
  /// A style with a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a border as of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style with a border as of glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

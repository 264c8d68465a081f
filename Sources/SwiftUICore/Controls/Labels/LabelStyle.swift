import BanyanHost

/// The appearance of labels. See Apple's documentation of `LabelStyle`.
///
/// A style may declare dynamic properties. Each label has its own storage for them.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// A view that represents the body of a label.
  associatedtype Body: View

  /// Creates a view that represents the body of a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
public nonisolated struct LabelStyleConfiguration {
  /// The label's title.
  public nonisolated struct Title: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label's icon.
  public nonisolated struct Icon: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension View {
  /// Sets the style of labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style: the title and the icon, or in a toolbar only the icon.
public nonisolated struct DefaultLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, isAutomatic: true)
  }
}

/// A style that shows the title and the icon.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// A style that shows only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, look: .titleOnly)
  }
}

/// A style that shows only the icon. Assistive technologies still use the title as its name.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, look: .iconOnly)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The host's default style: the title and the icon, or in a toolbar only the icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

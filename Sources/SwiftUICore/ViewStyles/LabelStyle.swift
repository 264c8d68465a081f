import BanyanHost

/// How labels look. See Apple's documentation of `LabelStyle`.
///
/// A style may declare dynamic properties: each label has storage of its own for them.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// A view that stands for a label.
  associatedtype Body: View

  /// Makes the view that stands for a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a label is like.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label is like, for a style.
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
  /// Sets how labels below look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct DefaultLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// The title and the icon.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, look: .titleOnly)
  }
}

/// The icon alone. The title still names it for people who do not see it.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, look: .iconOnly)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The host's own style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

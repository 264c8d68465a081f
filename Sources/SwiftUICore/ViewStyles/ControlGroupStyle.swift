import BanyanHost

/// How control groups look. See Apple's documentation of `ControlGroupStyle`.
///
/// A style may declare dynamic properties: each group has storage of its own for them.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// A view that stands for a control group.
  associatedtype Body: View

  /// Makes the view that stands for a control group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a control group is like.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group is like, for a style.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The controls.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What names the group.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The controls.
  public let content: Content
  /// What names the group.
  public let label: Label
  let hasLabel: Bool
}

extension View {
  /// Sets how control groups below look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupElement(
      content: TupleView(
        (
          OptionalCaption(content: configuration.hasLabel ? configuration.label : nil),
          configuration.content
        )))
  }
}

/// The controls side by side, and used at once.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The host's own style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, and used at once.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

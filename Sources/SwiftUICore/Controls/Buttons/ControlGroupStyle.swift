import BanyanHost

/// The appearance of control groups. See Apple's documentation of `ControlGroupStyle`.
///
/// A style may declare dynamic properties. Each group has its own storage for them.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// A view that represents the body of a control group.
  associatedtype Body: View

  /// Creates a view that represents the body of a control group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The controls.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the group.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
  let hasLabel: Bool
}

extension View {
  /// Sets the style of control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
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

/// A style that shows the controls side by side, for direct use.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The host's default style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style that shows the controls side by side, for direct use.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

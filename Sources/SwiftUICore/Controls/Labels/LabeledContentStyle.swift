import BanyanHost

/// The appearance of labeled content. See Apple's documentation of `LabeledContentStyle`.
///
/// A style may declare dynamic properties. Each view has its own storage for them.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// A view that represents the body of labeled content.
  associatedtype Body: View

  /// Creates a view that represents the body of labeled content.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The content.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the content.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets the style of labeled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      configuration.label, control: ControlPart(.content, configuration.content))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The host's default style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

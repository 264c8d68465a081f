import BanyanHost

/// How labeled content looks. See Apple's documentation of `LabeledContentStyle`.
///
/// A style may declare dynamic properties: each view has storage of its own for them.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// A view that stands for labeled content.
  associatedtype Body: View

  /// Makes the view that stands for labeled content.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What labeled content is like.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What labeled content is like, for a style.
public nonisolated struct LabeledContentStyleConfiguration {
  /// What names the content.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The content.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What names the content.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets how labeled content below looks.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      configuration.label, control: ControlPart(.content, configuration.content))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The host's own style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

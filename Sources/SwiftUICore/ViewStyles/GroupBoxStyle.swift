import BanyanHost

/// How group boxes look. See Apple's documentation of `GroupBoxStyle`.
///
/// A style may declare dynamic properties: each box has storage of its own for them.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// A view that stands for a group box.
  associatedtype Body: View

  /// Makes the view that stands for a group box.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a group box is like.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box is like, for a style.
public nonisolated struct GroupBoxStyleConfiguration {
  /// What names the box.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What is in the box.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What names the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension View {
  /// Sets how group boxes below look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(
      content: TupleView((Caption(content: configuration.label), configuration.content)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The host's own style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

import BanyanHost

/// The appearance of group boxes. See Apple's documentation of `GroupBoxStyle`.
///
/// A style may declare dynamic properties. Each box has its own storage for them.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// A view that represents the body of a group box.
  associatedtype Body: View

  /// Creates a view that represents the body of a group box.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The content of the box.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension View {
  /// Sets the style of group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(label: configuration.label, configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The host's default style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

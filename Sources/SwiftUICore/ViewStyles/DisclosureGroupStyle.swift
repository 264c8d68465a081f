import BanyanHost

/// How disclosure groups look. See Apple's documentation of `DisclosureGroupStyle`.
///
/// A style may declare dynamic properties: each group has storage of its own for them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A view that stands for a disclosure group.
  associatedtype Body: View

  /// Makes the view that stands for a disclosure group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a disclosure group is like.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a disclosure group is like, for a style.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// What names the group.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What the group shows and hides.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What names the group.
  public let label: Label
  /// What the group shows and hides: a style leaves it out while the group is not expanded.
  public let content: Content
  /// Whether the content is to be shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension View {
  /// Sets how disclosure groups below look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's own style.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded, label: configuration.label,
      inside: Disclosed(isExpanded: configuration.$isExpanded) { configuration.content })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The host's own style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

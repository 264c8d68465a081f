import BanyanHost

/// The appearance of disclosure groups. See Apple's documentation of `DisclosureGroupStyle`.
///
/// A style may declare dynamic properties. Each group has its own storage for them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A view that represents the body of a disclosure group.
  associatedtype Body: View

  /// Creates a view that represents the body of a disclosure group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The content that the group shows and hides.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the group.
  public let label: Label
  /// The content that the group shows and hides. A style leaves it out while the group is collapsed.
  public let content: Content
  /// A Boolean value that indicates whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded.ofNoView
  }
}

extension View {
  /// Sets the style of disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
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
  /// The host's default style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

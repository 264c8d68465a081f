import BanyanHost

/// How progress views look. See Apple's documentation of `ProgressViewStyle`.
///
/// A style may declare dynamic properties: each progress view has storage of its own for them.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// A view that stands for a progress view.
  associatedtype Body: View

  /// Makes the view that stands for a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a progress view is like.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view is like, for a style.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What names the progress.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What says how far it has come.
  public nonisolated struct CurrentValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  let ownLabel: Label
  let ownCurrentValueLabel: CurrentValueLabel
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool

  /// What names the progress, if something does.
  public var label: Label? { hasLabel ? ownLabel : nil }
  /// What says how far it has come, if something does.
  public var currentValueLabel: CurrentValueLabel? {
    hasCurrentValueLabel ? ownCurrentValueLabel : nil
  }
}

extension View {
  /// Sets how progress views below look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

extension ProgressElement
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  fileprivate init(_ configuration: ProgressViewStyleConfiguration, look: ProgressLook?) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.ownLabel,
      currentValueLabel: configuration.ownCurrentValueLabel, look: look)
  }
}

/// The host's own style.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, look: nil)
  }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style whose bars are of a color.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ProgressElement(configuration, look: .linear)
    if let color { element.tint(color) } else { element }
  }
}

/// A circle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style whose circles are of a color.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ProgressElement(configuration, look: .circular)
    if let color { element.tint(color) } else { element }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The host's own style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

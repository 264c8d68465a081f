import BanyanHost

/// The appearance of progress views. See Apple's documentation of `ProgressViewStyle`.
///
/// A style may declare dynamic properties. Each progress view has its own storage for them.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// A view that represents the body of a progress view.
  associatedtype Body: View

  /// Creates a view that represents the body of a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label of the progress.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the current value.
  public nonisolated struct CurrentValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The completed fraction, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  let ownLabel: Label
  let ownCurrentValueLabel: CurrentValueLabel
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool

  /// The label of the progress, if there is one.
  public var label: Label? { hasLabel ? ownLabel : nil }
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel? {
    hasCurrentValueLabel ? ownCurrentValueLabel : nil
  }
}

extension View {
  /// Sets the style of progress views in this view.
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

/// The host's default style.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, look: nil)
  }
}

/// A style that shows a bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style with a color for its bars.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ProgressElement(configuration, look: .linear)
    if let color { element.tint(color) } else { element }
  }
}

/// A style that shows a circle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, FrameworkStyle {
  private let color: Color?

  /// Creates the style.
  public init() {
    color = nil
  }

  /// Creates a style with a color for its circles.
  public init(tint: Color) {
    color = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    let element = ProgressElement(configuration, look: .circular)
    if let color { element.tint(color) } else { element }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The host's default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

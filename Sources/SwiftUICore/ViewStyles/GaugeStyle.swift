import BanyanHost

/// How gauges look. See Apple's documentation of `GaugeStyle`.
///
/// A style may declare dynamic properties: each gauge has storage of its own for them.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// A view that stands for a gauge.
  associatedtype Body: View

  /// Makes the view that stands for a gauge.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a gauge is like.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge is like, for a style.
public nonisolated struct GaugeStyleConfiguration {
  /// What names the gauge.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What says the number.
  public nonisolated struct CurrentValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  nonisolated struct BoundsLabel: View, StyleContentView {
    typealias Body = Never
    let content: StyleContent
  }

  /// What says the lower bound.
  public nonisolated struct MinimumValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// What says the upper bound.
  public nonisolated struct MaximumValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The number as a share of the range, from 0 to 1.
  public var value: Double
  /// What names the gauge.
  public var label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  let hasCurrent: Bool
  let hasBounds: Bool
  let range: NumberRange
  let number: Double

  /// What says the number, if something does.
  public var currentValueLabel: CurrentValueLabel? { hasCurrent ? current : nil }
  /// What says the lower bound, if something does.
  public var minimumValueLabel: MinimumValueLabel? {
    hasBounds ? MinimumValueLabel(content: minimum.content) : nil
  }
  /// What says the upper bound, if something does.
  public var maximumValueLabel: MaximumValueLabel? {
    hasBounds ? MaximumValueLabel(content: maximum.content) : nil
  }
}

extension View {
  /// Sets how gauges below look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

extension GaugeElement
where
  Label == GaugeStyleConfiguration.Label, Current == GaugeStyleConfiguration.CurrentValueLabel,
  Bounds == GaugeStyleConfiguration.BoundsLabel
{
  fileprivate init(_ configuration: GaugeStyleConfiguration, look: GaugeLook?) {
    self.init(
      configuration.label, configuration.current, configuration.minimum, configuration.maximum,
      range: configuration.range, number: configuration.number, look: look)
  }
}

/// The host's own style: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: nil)
  }
}

/// A bar that is filled up to the number.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .linear)
  }
}

/// A small bar with a mark on it.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .accessoryLinear)
  }
}

/// A small bar that is filled up to the number.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .linearCapacity)
  }
}

/// An open ring with a mark on it.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .circular)
  }
}

/// A ring that is filled up to the number.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .circularCapacity)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The host's own style: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the number.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark on it.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the number.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark on it.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the number.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

import BanyanHost

/// The appearance of gauges. See Apple's documentation of `GaugeStyle`.
///
/// A style may declare dynamic properties. Each gauge has its own storage for them.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// A view that represents the body of a gauge.
  associatedtype Body: View

  /// Creates a view that represents the body of a gauge.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge.
public nonisolated struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the current value.
  public nonisolated struct CurrentValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  nonisolated struct BoundsLabel: View, StyleContentView {
    typealias Body = Never
    let content: StyleContent
  }

  /// The label of the lower bound.
  public nonisolated struct MinimumValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the upper bound.
  public nonisolated struct MaximumValueLabel: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The value as a share of the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  let hasCurrent: Bool
  let hasBounds: Bool
  let range: NumberRange
  let number: Double

  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel? { hasCurrent ? current : nil }
  /// The label of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel? {
    hasBounds ? MinimumValueLabel(content: minimum.content) : nil
  }
  /// The label of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel? {
    hasBounds ? MaximumValueLabel(content: maximum.content) : nil
  }
}

extension View {
  /// Sets the style of gauges in this view.
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

/// The host's default style: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: nil)
  }
}

/// A style that shows a bar filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .linear)
  }
}

/// A style that shows a small bar with a marker.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .accessoryLinear)
  }
}

/// A style that shows a small bar filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .linearCapacity)
  }
}

/// A style that shows an open ring with a marker.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .circular)
  }
}

/// A style that shows a ring filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(configuration, look: .circularCapacity)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The host's default style: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a small bar with a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a small bar filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

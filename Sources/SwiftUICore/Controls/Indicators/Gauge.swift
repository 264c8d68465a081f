import BanyanHost

/// A view that shows a value within a range. See Apple's documentation of `Gauge`.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let range: NumberRange
  let number: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    range =
      NumberRange(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound)).checked
    number = range.clamped(Double(value))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a gauge with a label and a label for its current value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  /// Creates a gauge with a label and labels for its current value and its bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge with labels of its own, of its current value and of some of its values.
  /// - Parameter markedValueLabels: labels with values as their tags. No style shows them, as on an iPhone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  /// Creates a gauge with labels of its own, of its current value, of its bounds and of some of its values.
  /// - Parameter markedValueLabels: labels with values as their tags. No style shows them, as on an iPhone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge: StyledControl {
  public typealias Body = Never

  var facts: Double { share }

  private var share: Double {
    range.upper > range.lower ? (number - range.lower) / (range.upper - range.lower) : 0
  }

  var standard: GaugeElement<Label, CurrentValueLabel, BoundsLabel> {
    GaugeElement(
      label, currentValueLabel, minimumValueLabel, maximumValueLabel, range: range, number: number,
      look: nil)
  }

  func part(_ number: Int) -> any View {
    switch number {
    case 0: label
    case 1: currentValueLabel
    case 2: minimumValueLabel
    default: maximumValueLabel
    }
  }

  func configuration(of source: StyledControlNode<Gauge>) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: share, label: .init(content: StyleContent(source: source, part: 0)),
      current: .init(content: StyleContent(source: source, part: 1)),
      minimum: .init(content: StyleContent(source: source, part: 2)),
      maximum: .init(content: StyleContent(source: source, part: 3)),
      hasCurrent: CurrentValueLabel.self != EmptyView.self,
      hasBounds: BoundsLabel.self != EmptyView.self, range: range, number: number)
  }
}

/// The element of a gauge.
nonisolated struct GaugeElement<Label: View, Current: View, Bounds: View>: ElementView {
  let content:
    TupleView<(Caption<Label>, ControlPart<Current>, ControlPart<Bounds>, ControlPart<Bounds>)>
  let range: NumberRange
  let number: Double
  let look: GaugeLook?

  init(
    _ label: Label, _ current: Current, _ minimum: Bounds, _ maximum: Bounds, range: NumberRange,
    number: Double, look: GaugeLook?
  ) {
    content = TupleView(
      (
        Caption(content: label), ControlPart(.currentValue, current),
        ControlPart(.minimum, minimum), ControlPart(.maximum, maximum)
      ))
    self.range = range
    self.number = number
    self.look = look
  }

  @MainActor static var kind: ElementKind { .gauge }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.range(range), .number(number)]
    if let look { properties.append(.gaugeStyle(look)) }
    if look?.isRound != true { properties.append(.frame(Frame(maximumWidth: .infinity))) }
    return properties + environment.labelProperties
  }
}

extension GaugeLook {
  fileprivate var isRound: Bool { self == .circular || self == .circularCapacity }
}

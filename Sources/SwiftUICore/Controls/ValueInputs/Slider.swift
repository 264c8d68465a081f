import BanyanGraph
import BanyanHost

/// A control for choosing a number from a range. See Apple's documentation of `Slider`.
///
/// During a drag, it writes the number each time the screen is drawn, with a continuous
/// transaction (L10), and once more at the end.
public struct Slider<Label: View, ValueLabel: View> {
  let model: SliderModel
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    model = SliderModel(
      value: Binding(
        location: ConvertedLocation(
          base: value.location, read: { Double($0) }, write: { V($0) }),
        transaction: value.ownTransaction),
      range: NumberRange(
        lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound),
        step: step.map { Double($0) }
      ).checked,
      onEditingChanged: onEditingChanged)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Creates a slider with custom labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with steps and custom labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider with custom labels.
  @available(
    *, deprecated,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// Creates a slider with steps and custom labels.
  @available(
    *, deprecated,
    renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a custom label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider with steps and a custom label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider with a custom label.
  @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider with steps and a custom label.
  @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  /// - Parameters:
  ///   - value: the chosen number.
  ///   - bounds: the range of numbers.
  ///   - onEditingChanged: receives true when the person begins to move the slider, and false at the end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider with steps.
  /// - Parameters:
  ///   - value: the chosen number.
  ///   - bounds: the range of numbers.
  ///   - step: the distance between numbers, starting from the lower bound.
  ///   - onEditingChanged: receives true when the person begins to move the slider, and false at the end.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider: View {
  public typealias Body = Never

  private typealias Control = TupleView<
    (ControlPart<ValueLabel>, SliderElement, ControlPart<ValueLabel>)
  >

  private var labeled: LabeledControl<Label, Control> {
    LabeledControl(
      label,
      control: TupleView(
        (
          ControlPart(.minimum, minimumValueLabel), SliderElement(model: model),
          ControlPart(.maximum, maximumValueLabel)
        )))
  }

  public static func _make(_ view: Slider, under parent: _Node, in context: _Context) -> _Node {
    LabeledControl._make(view.labeled, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Slider) {
    LabeledControl._update(node, to: view.labeled)
  }
}

/// The value and the range of a slider.
nonisolated struct SliderModel {
  let value: Binding<Double>
  let range: NumberRange
  let onEditingChanged: (Bool) -> Void
}

nonisolated struct SliderElement: ElementView {
  typealias Content = EmptyView

  let model: SliderModel

  @MainActor static var kind: ElementKind { .slider }
  @MainActor static var isResponder: Bool { true }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    [.range(model.range), .number(model.range.clamped(model.value.wrappedValue))]
      + environment.controlProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard node.isEnabled else { return false }
    switch payload {
    case .editing(let isEditing):
      model.onEditingChanged(isEditing)
    case .setNumber(let number, let isContinuous):
      node.assumeShown(.number(number))
      if !isContinuous { model.onEditingChanged(true) }
      withTransaction(\.isContinuous, isContinuous) {
        model.value.wrappedValue = model.range.nearest(to: number)
      }
      if !isContinuous { model.onEditingChanged(false) }
      node.updateLater()
    default:
      return false
    }
    return true
  }
}

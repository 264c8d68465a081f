import BanyanGraph
import BanyanHost
import Foundation

/// A control with buttons to increment and decrement. See Apple's documentation of `Stepper`.
public struct Stepper<Label: View> {
  let label: Label
  let model: StepperModel

  nonisolated private init(_ label: Label, _ model: StepperModel) {
    self.label = label
    self.model = model
  }

  /// Creates a stepper that runs actions, with a custom label.
  /// - Parameters:
  ///   - label: the label of the stepper.
  ///   - onIncrement: the action to increment; nil if incrementing is not possible.
  ///   - onDecrement: the action to decrement; nil if decrementing is not possible.
  ///   - onEditingChanged: called with true before each press, and with false after it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperModel(onIncrement, onDecrement, onEditingChanged))
  }

  /// Creates a stepper for a value, with a custom label.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperModel(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value within bounds, with a custom label.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperModel(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper for a value that is shown with a format.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label(), StepperModel(value, nil, step, onEditingChanged).showing(value, format))
  }

  /// Creates a stepper for a value within bounds that is shown with a format.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label(), StepperModel(value, bounds, step, onEditingChanged).showing(value, format))
  }

  /// Creates a stepper that runs actions, with a custom label.
  @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperModel(onIncrement, onDecrement, onEditingChanged))
  }

  /// Creates a stepper for a value, with a custom label.
  @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperModel(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value within bounds, with a custom label.
  @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperModel(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that runs actions, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperModel(onIncrement, onDecrement, onEditingChanged))
  }

  /// Creates a stepper that runs actions, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperModel(onIncrement, onDecrement, onEditingChanged))
  }

  /// Creates a stepper for a value, with a title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperModel(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperModel(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper for a value within bounds, with a title.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperModel(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper for a value within bounds, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperModel(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper for a value that is shown with a format, with a title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(titleKey), StepperModel(value, nil, step, onEditingChanged).showing(value, format))
  }

  /// Creates a stepper for a value that is shown with a format, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(title), StepperModel(value, nil, step, onEditingChanged).showing(value, format))
  }

  /// Creates a stepper for a value within bounds that is shown with a format, with a title.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(titleKey), StepperModel(value, bounds, step, onEditingChanged).showing(value, format))
  }

  /// Creates a stepper for a value within bounds that is shown with a format, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      Text(title), StepperModel(value, bounds, step, onEditingChanged).showing(value, format))
  }
}

extension Stepper: View {
  public typealias Body = Never

  private var labeled: LabeledControl<Label, TupleView<(StepperValue, StepperElement)>> {
    LabeledControl(
      label, control: TupleView((StepperValue(text: model.text), StepperElement(model: model))))
  }

  public static func _make(_ view: Stepper, under parent: _Node, in context: _Context) -> _Node {
    LabeledControl._make(view.labeled, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Stepper) {
    LabeledControl._update(node, to: view.labeled)
  }
}

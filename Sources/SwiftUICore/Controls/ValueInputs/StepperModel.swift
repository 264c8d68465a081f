import BanyanGraph
import BanyanHost
import Foundation

/// The steps of a stepper.
nonisolated struct StepperModel {
  let more: Step
  let less: Step
  let onEditingChanged: (Bool) -> Void
  /// Returns the text of the value to show next to the buttons.
  private(set) var text: ((Locale) -> String)?

  struct Step {
    /// Returns true if a step is possible. The values it reads are tracked.
    let isPossible: () -> Bool
    let make: () -> Void
  }

  init(
    _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func step(_ action: (() -> Void)?) -> Step {
      Step(isPossible: { action != nil }, make: { action?() })
    }
    more = step(onIncrement)
    less = step(onDecrement)
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ distance: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func step(_ distance: V.Stride) -> Step {
      let isUp = distance > 0
      return Step(
        isPossible: {
          guard let bounds else { return true }
          return isUp
            ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound
        },
        make: {
          let moved = value.wrappedValue.moved(by: distance)
          guard let bounds else { return value.wrappedValue = moved }
          value.wrappedValue =
            isUp ? min(moved, bounds.upperBound) : max(moved, bounds.lowerBound)
        })
    }
    more = step(distance)
    less = step(distance.opposite)
    self.onEditingChanged = onEditingChanged
  }

  /// Returns the model with the value shown in a format.
  func showing<F: FormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> StepperModel
  where F.FormatOutput == String {
    var model = self
    model.text = { format.locale($0).format(value.wrappedValue) }
    return model
  }
}

nonisolated extension Strideable {
  /// Returns the value at a distance. For an integer, it is clamped to the type's range, as
  /// `advanced(by:)` would end the program. A value typed into a field may be that large.
  fileprivate func moved(by distance: Stride) -> Self {
    guard let integer = self as? any FixedWidthInteger, let distance = distance as? Int,
      integer.bitWidth <= 64
    else { return advanced(by: distance) }
    return integer.moved(by: distance) as! Self
  }
}

nonisolated extension SignedNumeric {
  /// The opposite value, or the nearest one: there are more negative integers than positive ones.
  fileprivate var opposite: Self {
    if let least = self as? Int, least == .min, let most = Int.max as? Self { return most }
    return 0 - self
  }
}

nonisolated extension FixedWidthInteger {
  fileprivate func moved(by distance: Int) -> Self {
    Self(clamping: Int128(self) + Int128(distance))
  }
}

/// The value next to a stepper's buttons, if it is shown.
nonisolated struct StepperValue: View {
  let text: ((Locale) -> String)?

  @MainActor var body: some View {
    if let text { ControlPart(.currentValue, StepperText(text: text)) }
  }
}

private struct StepperText: View {
  let text: (Locale) -> String
  @Environment(\.locale) private var locale

  var body: some View { Text(text(locale)) }
}

nonisolated struct StepperElement: ElementView {
  let model: StepperModel

  @MainActor static var kind: ElementKind { .stepper }

  var content: TupleView<(StepButton, StepButton)> {
    TupleView(
      (
        StepButton(
          step: model.less, label: "Decrement", symbol: "minus",
          onEditingChanged: model.onEditingChanged),
        StepButton(
          step: model.more, label: "Increment", symbol: "plus",
          onEditingChanged: model.onEditingChanged)
      ))
  }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.controlProperties
  }
}

nonisolated struct StepButton: ElementView {
  let step: StepperModel.Step
  let label: String
  let symbol: String
  let onEditingChanged: (Bool) -> Void

  @MainActor static var kind: ElementKind { .button }
  @MainActor static var isResponder: Bool { true }

  var content: Image { Image(decorativeSystemName: symbol) }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let isEnabled = environment.isEnabled && step.isPossible()
    return isEnabled ? [.label(label)] : [.label(label), .isEnabled(false)]
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard payload == .activate, node.isEnabled else { return false }
    onEditingChanged(true)
    step.make()
    onEditingChanged(false)
    return true
  }
}

import BanyanHost
import Testing

extension TestElement {
  /// The options of a picker, in order.
  public var options: [String] { optionElements.map(\.name) }

  /// The selected option of a picker, if there is one.
  public var chosenOption: String? { optionElements.first { $0.isOn == true }?.name }

  private var optionElements: [TestElement] { children.filter { $0.kind == .option } }

  /// Selects one of a picker's options. Records an issue if there is no such option.
  public func choose(_ option: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if let element = optionElements.first(where: { $0.name == option }) { return element.tap() }
    if element.isMissing { return }
    let nearest = NearestNames(to: option, among: options).sentence ?? "There are no options."
    Issue.record("There is no option \"\(option)\". \(nearest)", sourceLocation: sourceLocation)
  }

  /// The value of a slider or gauge.
  public var number: Double? {
    if case .number(let number) = property(.number) { number } else { nil }
  }

  /// Moves a slider to a value in one step, as a key does.
  public func move(to number: Double) {
    element.properties[.number] = .number(number)
    window.send(.setNumber(number, isContinuous: false), to: id)
  }

  /// Drags a slider over values, and releases it.
  public func slide(over numbers: Double...) {
    window.send(.editing(true), to: id)
    for number in numbers {
      element.properties[.number] = .number(number)
      window.send(.setNumber(number, isContinuous: true), to: id)
    }
    window.send(.editing(false), to: id)
  }

  /// Presses a stepper's increment button.
  public func increment() { pressStep("Increment") }

  /// Presses a stepper's decrement button.
  public func decrement() { pressStep("Decrement") }

  private func pressStep(_ name: String) {
    children.first { $0.name == name }?.tap()
  }
}

extension ElementKind {
  var hasCaptionInside: Bool {
    self == .gauge || self == .groupBox || self == .controlGroup || self == .labeled
  }

  var hasCaptionBeside: Bool {
    switch self {
    case .picker, .slider, .stepper, .datePicker, .colorPicker: true
    default: false
    }
  }
}

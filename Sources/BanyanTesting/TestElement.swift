import BanyanHost

/// An element of a window, to look at and to use.
@MainActor
public struct TestElement {
  let element: TestWindow.Element
  let window: TestWindow

  init(_ element: TestWindow.Element, in window: TestWindow) {
    self.element = element
    self.window = window
  }

  /// The element's number: the same for as long as it is the same element.
  public var id: ElementID { element.id }
  /// What the element is.
  public var kind: ElementKind { element.kind }

  /// A property's value, if the element has it.
  public func property(_ key: PropertyKey) -> Property? { element.properties[key] }

  /// What the element is known by: its label if it has one, or else the text in it.
  public var name: String {
    if case .label(let label) = property(.label) { return label }
    return caption ?? text
  }

  /// What the caption in or beside a control says.
  private var caption: String? {
    let place = kind.hasCaptionInside ? element : kind.hasCaptionBeside ? element.parent : nil
    guard let caption = place?.children.first(where: { $0.kind == .caption }) else { return nil }
    return TestElement(caption, in: window).text
  }

  /// All text in the element, one piece after the other.
  public var text: String {
    if case .text(let runs) = property(.text) { return runs.map(\.string).joined() }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text of a field.
  public var value: String? {
    if case .value(let value) = property(.value) { return value }
    return nil
  }

  /// Whether a switch is on.
  public var isOn: Bool? {
    if case .isOn(let isOn) = property(.isOn) { return isOn }
    return nil
  }

  /// Whether the element can be used.
  public var isEnabled: Bool { property(.isEnabled) != .isEnabled(false) }

  /// The elements directly inside.
  public var children: [TestElement] {
    element.children.map { TestElement($0, in: window) }
  }

  /// The elements inside that are shown, at any depth, in the order in which a person reads them.
  public var all: [TestElement] {
    element.shownChildren(isCompact: window.isCompact).flatMap {
      [TestElement($0, in: window)] + TestElement($0, in: window).all
    }
  }

  // MARK: Using

  /// Switches a switch.
  public func toggle(_ isOn: Bool) {
    requireNothingBefore()
    window.send(.setOn(isOn), to: id)
  }

  /// Presses the link in the text that says something. As with a link of its own, nothing comes of it
  /// where no action decides about URLs: a host opens it by itself.
  public func followLink(_ words: String) {
    guard case .text(let runs) = property(.text),
      let place = runs.firstIndex(where: { $0.string == words && $0.style.destination != nil })
    else { preconditionFailure("There is no link \"\(words)\" in \"\(name)\".") }
    if runs[place].style.isIntercepted == true { window.send(.followLink(place), to: id) }
  }

  /// Moves the focus to a field and types after what is in it, a character at a time.
  public func type(_ text: String) {
    focus()
    for character in text { enter((value ?? "") + String(character)) }
  }

  /// Moves the focus to a field and replaces its text, in one go.
  public func enter(_ text: String) {
    focus()
    element.properties[.value] = .value(text)
    window.send(.input(text), to: id)
  }

  /// Moves the focus to a field and presses Return.
  public func submit() {
    focus()
    window.send(.submit, to: id)
  }

  /// Moves the focus to the element, from wherever in the window it is. Nothing happens if the
  /// element cannot have it.
  public func focus() {
    requireNothingBefore()
    if canTakeFocus { window.moveFocus(to: id) }
  }

  private var canTakeFocus: Bool {
    if let isFocusable = property(.isFocusable) {
      return isEnabled && isFocusable == .isFocusable(true)
    }
    return isEnabled && (element.isControl || property(.selectionMode) != nil)
  }

  /// Takes the focus away from the element, if it has it.
  public func blur() {
    if isFocused { window.moveFocus(to: nil) }
  }

  /// Whether the element has the focus.
  public var isFocused: Bool { window.focusedElement?.id == id }
}

extension TestWindow {
  /// The first element of a kind with a name. Stops the test where there is none, and says what
  /// there is.
  public func element(_ kind: ElementKind, _ name: String) -> TestElement {
    if let element = find(kind, name) { return element }
    preconditionFailure("There is no \(kind) named \"\(name)\" in\n\(self)")
  }

  /// The first element of a kind with a name, if there is one.
  public func find(_ kind: ElementKind, _ name: String) -> TestElement? {
    all.first { $0.kind == kind && $0.name == name }
  }

  /// A button, by what it says.
  public func button(_ name: String) -> TestElement { element(.button, name) }
  /// A switch, by what it says.
  public func toggle(_ name: String) -> TestElement { element(.toggle, name) }
  /// A picker, by its title.
  public func picker(_ name: String) -> TestElement { element(.picker, name) }
  /// A slider, by its title.
  public func slider(_ name: String) -> TestElement { element(.slider, name) }
  /// A stepper, by its title.
  public func stepper(_ name: String) -> TestElement { element(.stepper, name) }
  /// A date picker, by its title.
  public func datePicker(_ name: String) -> TestElement { element(.datePicker, name) }
  /// A color picker, by its title.
  public func colorPicker(_ name: String) -> TestElement { element(.colorPicker, name) }
  /// A text field, by its title.
  public func textField(_ name: String) -> TestElement { element(.textField, name) }
  /// A secure field, by its title.
  public func secureField(_ name: String) -> TestElement { element(.secureField, name) }
  /// A text, by what it says.
  public func text(_ text: String) -> TestElement { element(.text, text) }

  /// Whether a text is shown.
  public func shows(_ text: String) -> Bool { find(.text, text) != nil }

  /// The element that `accessibilityIdentifier` names.
  public func element(identifier: String) -> TestElement {
    guard let element = all.first(where: { $0.property(.identifier) == .identifier(identifier) })
    else {
      preconditionFailure("There is nothing with the identifier \"\(identifier)\" in\n\(self)")
    }
    return element
  }
}

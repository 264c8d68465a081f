import BanyanHost
import Testing

/// An element of a window, to inspect and to use.
@MainActor
public struct TestElement {
  let element: TestWindow.Element
  let window: TestWindow

  init(_ element: TestWindow.Element, in window: TestWindow) {
    self.element = element
    self.window = window
  }

  /// The element's number, which stays the same as long as the element exists.
  public var id: ElementID { element.id }
  /// The kind of the element.
  public var kind: ElementKind { element.kind }

  /// Returns a property's value, if the element has it.
  public func property(_ key: PropertyKey) -> Property? { element.properties[key] }

  /// The name of the element: its label if it has one, or else its text.
  public var name: String {
    if case .label(let label) = property(.label) { return label }
    return caption ?? text
  }

  /// The text of the caption in or beside a control.
  private var caption: String? {
    let place = kind.hasCaptionInside ? element : kind.hasCaptionBeside ? element.parent : nil
    guard let caption = place?.children.first(where: { $0.kind == .caption }) else { return nil }
    return TestElement(caption, in: window).text
  }

  /// All text in the element, joined by spaces.
  public var text: String {
    if case .text(let runs) = property(.text) { return runs.map(\.string).joined() }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text of a field.
  public var value: String? {
    if case .value(let value) = property(.value) { return value }
    return nil
  }

  /// A Boolean value that indicates whether a switch is on; nil for other elements.
  public var isOn: Bool? {
    if case .isOn(let isOn) = property(.isOn) { return isOn }
    return nil
  }

  /// A Boolean value that indicates whether the element is enabled.
  public var isEnabled: Bool { property(.isEnabled) != .isEnabled(false) }

  /// The element's direct children.
  public var children: [TestElement] {
    element.children.map { TestElement($0, in: window) }
  }

  /// The visible elements inside, at any depth, in reading order.
  public var all: [TestElement] {
    element.shownChildren(isCompact: window.isCompact).flatMap {
      [TestElement($0, in: window)] + TestElement($0, in: window).all
    }
  }

  // MARK: Interacting

  /// Turns a switch on or off.
  public func toggle(_ isOn: Bool) {
    requireNothingBefore()
    window.send(.setOn(isOn), to: id)
  }

  /// Presses the link with the given text. As with a link view, this has no effect if no action
  /// handles URLs: a host opens it itself.
  ///
  /// Records an issue if there is no such link.
  public func followLink(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var runs: [TextRun] = []
    if case .text(let text) = property(.text) { runs = Array(text) }
    let links = runs.filter { $0.style.destination != nil }.map(\.string)
    guard let place = runs.firstIndex(where: { $0.string == words && $0.style.destination != nil })
    else {
      let nearest = NearestNames(to: words, among: links).sentence.map { " \($0)" } ?? ""
      Issue.record(
        "There is no link \"\(words)\" in \"\(name)\".\(nearest)", sourceLocation: sourceLocation)
      return
    }
    if runs[place].style.isIntercepted == true { window.send(.followLink(place), to: id) }
  }

  /// Moves the focus to a field and types text at its end, one character at a time.
  public func type(_ text: String) {
    focus()
    for character in text { enter((value ?? "") + String(character)) }
  }

  /// Moves the focus to a field and replaces its text in one step.
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

  /// Moves the focus to the element, from anywhere in the window. Does nothing if the element cannot have it.
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

  /// Removes the focus from the element, if it has it.
  public func blur() {
    if isFocused { window.moveFocus(to: nil) }
  }

  /// A Boolean value that indicates whether the element has the focus.
  public var isFocused: Bool { window.focusedElement?.id == id }
}

extension TestWindow {
  /// Returns the first element of a kind with a name.
  ///
  /// If there is none, this records an issue with the nearest names and all that the window shows, and returns an element
  /// that has no content and does nothing, so that the rest of the test runs.
  public func element(
    _ kind: ElementKind, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestElement {
    if let element = find(kind, name) { return element }
    let names = all.filter { $0.kind == kind }.map(\.name)
    let nearest = NearestNames(to: name, among: names).sentence ?? "There is no \(kind) at all."
    return missing(
      kind, "There is no \(kind) named \"\(name)\". \(nearest)", at: sourceLocation)
  }

  /// Returns the first element of a kind with a name, if there is one.
  public func find(_ kind: ElementKind, _ name: String) -> TestElement? {
    all.first { $0.kind == kind && $0.name == name }
  }

  /// Returns a button, by its text.
  public func button(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.button, name, sourceLocation: sourceLocation)
  }
  /// Returns a switch, by its text.
  public func toggle(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.toggle, name, sourceLocation: sourceLocation)
  }
  /// Returns a picker, by its title.
  public func picker(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.picker, name, sourceLocation: sourceLocation)
  }
  /// Returns a slider, by its title.
  public func slider(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.slider, name, sourceLocation: sourceLocation)
  }
  /// Returns a stepper, by its title.
  public func stepper(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.stepper, name, sourceLocation: sourceLocation)
  }
  /// Returns a date picker, by its title.
  public func datePicker(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.datePicker, name, sourceLocation: sourceLocation)
  }
  /// Returns a color picker, by its title.
  public func colorPicker(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.colorPicker, name, sourceLocation: sourceLocation)
  }
  /// Returns a text field, by its title.
  public func textField(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.textField, name, sourceLocation: sourceLocation)
  }
  /// Returns a secure field, by its title.
  public func secureField(_ name: String, sourceLocation: SourceLocation = #_sourceLocation)
    -> TestElement
  {
    element(.secureField, name, sourceLocation: sourceLocation)
  }
  /// Returns a text element, by its text.
  public func text(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> TestElement
  {
    element(.text, text, sourceLocation: sourceLocation)
  }

  /// Returns true if a text is shown.
  public func shows(_ text: String) -> Bool { find(.text, text) != nil }

  /// Returns the element with an `accessibilityIdentifier`. If there is none, this records an issue, as for names.
  public func element(
    identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestElement {
    var identifiers: [String] = []
    for element in all {
      guard case .identifier(let other) = element.property(.identifier) else { continue }
      if other == identifier { return element }
      identifiers.append(other)
    }
    let nearest = NearestNames(to: identifier, among: identifiers).sentence
    return missing(
      .box,
      "There is nothing with the identifier \"\(identifier)\". \(nearest ?? "Nothing has one.")",
      at: sourceLocation)
  }
}

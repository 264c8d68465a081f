import BanyanHost

/// The text, labels and actions of a field.
package struct EditableText {
  let text: Binding<String>
  let title: Text?
  let prompt: Text?
  /// Runs with true when editing begins, and with false when it ends.
  var whenEditingChanges: ((Bool) -> Void)?
  /// Runs when the person presses Return, before any other action.
  var whenCommitted: (() -> Void)?
  /// The triggers that Return submits.
  let submitTrigger: SubmitTriggers

  package init(
    text: Binding<String>, title: Text?, prompt: Text?,
    whenEditingChanges: ((Bool) -> Void)? = nil, whenCommitted: (() -> Void)? = nil,
    submitTrigger: SubmitTriggers = .text
  ) {
    self.text = text
    self.title = title
    self.prompt = prompt
    self.whenEditingChanges = whenEditingChanges
    self.whenCommitted = whenCommitted
    self.submitTrigger = submitTrigger
  }

  @MainActor
  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.value(text.wrappedValue)]
    let title = self.title?.string(in: environment)
    let prompt = self.prompt?.string(in: environment)
    if let label = title.nonempty ?? prompt.nonempty { properties.append(.label(label)) }
    if let placeholder = prompt ?? title.nonempty { properties.append(.placeholder(placeholder)) }
    let values = environment.values
    let input = values.textInput
    if input != TextInput() { properties.append(.textInput(input)) }
    if let style = values.fieldStyle { properties.append(.fieldStyle(style)) }
    var look = environment.textStyle
    // A field has its own way to apply a line limit.
    look.lineLimit = nil
    look.minimumLines = nil
    look = look.scaled
    if !look.isEmpty { properties.append(.style(look)) }
    return properties + environment.enabledProperties
  }

  @MainActor
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard node.isEnabled else { return false }
    switch payload {
    case .input(let newText):
      // The field shows the typed text, unless it is too long or the binding changes it.
      node.assumeShown(.value(newText))
      text.wrappedValue = newText.first(node.window.characterCountPerField)
      node.updateLater()
    case .submit:
      whenCommitted?()
      EnvironmentValues(at: node.context).submit(submitTrigger)
    default:
      return false
    }
    return true
  }
}

/// A view for a field.
@MainActor
protocol TextEditingView: ElementView {
  var field: EditableText { get }
}

extension TextEditingView {
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    field.properties(in: environment)
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    field.handle(payload, in: node)
  }

  func focusDidChange(_ isFocused: Bool) {
    field.whenEditingChanges?(isFocused)
  }
}

extension String {
  /// Returns the text up to a number of characters, and to the number of bytes that so many characters of most scripts take.
  fileprivate func first(_ most: Int) -> String {
    // No text has more characters than bytes.
    if utf8.count <= most { return self }
    // A character can have any number of bytes, and each of them takes time to measure.
    let mostBytes = max(3 * most, 300_000)
    if utf8.count <= mostBytes { return String(prefix(most)) }
    let part = self[..<utf8.index(startIndex, offsetBy: mostBytes)]
    // The last character may have been cut. An index remembers the length of its character in the part, so the whole text gets one of its own.
    let last = part.index(before: part.endIndex)
    let own = utf8.index(startIndex, offsetBy: utf8.distance(from: startIndex, to: last))
    return String((index(after: own) == part.endIndex ? part : part[..<last]).prefix(most))
  }
}

extension String? {
  fileprivate var nonempty: String? { self?.isEmpty == false ? self : nil }
}

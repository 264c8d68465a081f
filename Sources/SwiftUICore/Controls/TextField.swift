import BanyanHost

/// A control to edit a line of text. See Apple's documentation of `TextField`.
///
/// The text is written at every keystroke.
public struct TextField<Label: View> {
  let field: EditableText
  let label: Label

  /// Creates a text field with a label of your own, and a prompt that is shown while it is empty.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    field = EditableText(
      text: text, title: (self.label as? Text)?.string, prompt: prompt?.string)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title, which is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field with a title, and a prompt that is shown while it is empty.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a title, and a prompt that is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .textField }
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    field.properties(in: environment)
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    field.handle(payload, in: node)
  }
}

/// A text field whose text is not shown. See Apple's documentation of `SecureField`.
public struct SecureField<Label: View> {
  let field: EditableText
  let label: Label

  /// Creates a secure field with a label of your own.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    field = EditableText(
      text: text, title: (self.label as? Text)?.string,
      prompt: prompt?.string)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title, which is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

extension SecureField: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .secureField }
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    field.properties(in: environment)
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    field.handle(payload, in: node)
  }
}

/// What a field edits, and how it is named.
struct EditableText {
  let text: Binding<String>
  let title: String?
  let prompt: String?

  @MainActor
  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.value(text.wrappedValue)]
    if let title, !title.isEmpty { properties.append(.label(title)) }
    if let placeholder = prompt ?? title { properties.append(.placeholder(placeholder)) }
    return properties + environment.styleProperties + environment.enabledProperties
  }

  @MainActor
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard node.isEnabled else { return false }
    switch payload {
    case .input(let newText):
      // The field shows what was typed, unless the write comes to something else.
      node.assumeShown(.value(newText))
      text.wrappedValue = newText
      node.updateLater()
    case .submit:
      EnvironmentValues(at: node.context).submitAction?()
    case .focus, .blur:
      break
    case .activate, .setOn:
      return false
    }
    return true
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  fileprivate var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the person presses Return in a field below. Actions further up run too,
  /// after this one.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let next = outer
      outer = {
        action()
        next?()
      }
    }
  }
}

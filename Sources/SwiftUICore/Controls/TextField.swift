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

extension TextField: TextEditingView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .textField }
}

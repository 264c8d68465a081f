import BanyanHost

/// A text field that obscures its text. See Apple's documentation of `SecureField`.
public struct SecureField<Label: View> {
  let field: EditableText
  let label: Label

  nonisolated init(
    text: Binding<String>, prompt: Text?, label: Label, whenCommitted: (() -> Void)? = nil
  ) {
    self.label = label
    field = EditableText(
      text: text, title: (label as? any TitledLabel)?.titleText, prompt: prompt,
      whenCommitted: whenCommitted)
  }

  /// Creates a secure field with a custom label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title, which is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a secure field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a secure field with a title, and a prompt that is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a secure field with a title, and a prompt that is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}

extension SecureField: TextEditingView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .secureField }
}

import BanyanHost

/// A control to edit text of any length. It takes whatever room there is, and scrolls.
///
/// ```swift
/// TextEditor(text: $notes)
///   .accessibilityLabel("Notes")
///   .frame(minHeight: 120)
/// ```
///
/// The text is written at every keystroke. See Apple's documentation of `TextEditor`.
public struct TextEditor {
  let field: EditableText

  /// Creates an editor of a text.
  nonisolated public init(text: Binding<String>) {
    field = EditableText(text: text, title: nil, prompt: nil)
  }
}

extension TextEditor: TextEditingView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .textEditor }

  func properties(in environment: ElementEnvironment) -> [Property] {
    let values = environment.values
    let background = values.appearance.editorBackground
    let hides = values.hidesScrollContentBackground || background != nil
    return field.properties(in: environment) + (hides ? [.hidesBackground(true)] : [])
      + (background.map { [.background(.color($0))] } ?? [])
  }
}

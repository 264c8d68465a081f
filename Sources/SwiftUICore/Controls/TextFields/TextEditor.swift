import BanyanHost

/// A control for editing long text. It takes all the available space, and scrolls.
///
/// ```swift
/// TextEditor(text: $notes)
///   .accessibilityLabel("Notes")
///   .frame(minHeight: 120)
/// ```
///
/// The binding is updated with every keystroke. An editor takes at most 100,000 characters, as a ``TextField`` does. See Apple's documentation of `TextEditor`.
public struct TextEditor {
  let field: EditableText

  /// Creates an editor for a text.
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

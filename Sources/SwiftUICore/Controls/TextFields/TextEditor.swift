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

extension TextEditor: StyledControl {
  public typealias Body = Never

  var facts: Binding<String> { field.text }

  var standard: TextEditorElement { TextEditorElement(field: field) }

  func part(_ number: Int) -> any View { EmptyView() }

  func configuration(of source: StyledControlNode<TextEditor>) -> TextEditorStyleConfiguration {
    TextEditorStyleConfiguration(
      field: EditableText(text: field.text.ofNoView, title: nil, prompt: nil))
  }
}

/// The element of a text editor.
nonisolated struct TextEditorElement: TextEditingView {
  typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText

  @MainActor static var kind: ElementKind { .textEditor }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let values = environment.values
    let background = values.appearance.editorBackground
    let hides = values.hidesScrollContentBackground || background != nil
    return field.properties(in: environment) + (hides ? [.hidesBackground(true)] : [])
      + (background.map { [.background(.color($0))] } ?? [])
  }
}

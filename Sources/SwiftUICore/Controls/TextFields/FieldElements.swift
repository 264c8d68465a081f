import BanyanHost
import FoundationComplement

/// A field with a single line.
nonisolated struct LineField: TextEditingView {
  typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText
  @MainActor static var kind: ElementKind { .textField }
}

/// A field that grows with its lines, within the limits of its environment.
nonisolated struct GrowingField: TextEditingView {
  typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText
  @MainActor static var kind: ElementKind { .growingField }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let limits = LineLimits(
      minimum: environment.textStyle.minimumLines ?? 1, maximum: environment.values.lineLimit)
    return field.properties(in: environment)
      + (limits == LineLimits() ? [] : [.lineLimits(limits)])
  }
}

/// A field for a value of another type than text.
///
/// During editing, the field shows the typed text, even if it has no value. When the field loses the
/// focus, or Return is pressed, it shows the value again.
struct ConvertedField: View {
  let value: ConvertedValue
  let title: Text?
  let prompt: Text?
  let whenEditingChanges: ((Bool) -> Void)?
  let whenCommitted: (() -> Void)?
  @State private var draft: Draft?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// The typed text, and the value's text at that time. If the latter changes, other code has
  /// written the value, which takes precedence.
  private struct Draft: Equatable {
    var text: String
    var valueText: String
    var isWritten: Bool
  }

  init(
    _ value: ConvertedValue, title: Text?, prompt: Text?,
    whenEditingChanges: ((Bool) -> Void)? = nil, whenCommitted: (() -> Void)? = nil
  ) {
    self.value = value
    self.title = title
    self.prompt = prompt
    self.whenEditingChanges = whenEditingChanges
    self.whenCommitted = whenCommitted
  }

  var body: some View {
    LineField(
      field: EditableText(
        text: Binding(get: { text }, set: { edit($0) }), title: title, prompt: prompt,
        whenEditingChanges: { isEditing in
          if !isEditing { commit() }
          whenEditingChanges?(isEditing)
        },
        whenCommitted: {
          commit()
          whenCommitted?()
        }))
  }

  private var text: String {
    let valueText = value.text(reader)
    if let draft, draft.valueText == valueText { return draft.text }
    return valueText
  }

  private var reader: ConvertedValue.Reader {
    ConvertedValue.Reader(
      locale: locale,
      surroundings: { DateSurroundings(calendar: calendar, timeZone: timeZone) })
  }

  private func edit(_ newText: String) {
    if value.isWrittenWhileTyping { value.write(newText, reader) }
    draft = Draft(
      text: newText, valueText: value.text(reader), isWritten: value.isWrittenWhileTyping)
  }

  private func commit() {
    guard let draft else { return }
    if !draft.isWritten, draft.valueText == value.text(reader) { value.write(draft.text, reader) }
    self.draft = nil
  }
}

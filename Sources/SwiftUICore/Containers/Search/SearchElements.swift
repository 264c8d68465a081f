import BanyanHost

/// The field for the search text.
nonisolated package struct SearchField: TextEditingView {
  package typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText
  @MainActor static var kind: ElementKind { .searchField }

  package init(field: EditableText) {
    self.field = field
  }
}

/// The suggestions below the field.
nonisolated struct SearchSuggestions: ElementView {
  typealias Body = Never

  let content: AnyView
  @MainActor static var kind: ElementKind { .searchSuggestions }
}

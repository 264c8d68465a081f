import BanyanHost

/// The field for the search text.
nonisolated struct SearchField: TextEditingView {
  typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText
  @MainActor static var kind: ElementKind { .searchField }
}

/// The suggestions below the field.
nonisolated struct SearchSuggestions: ElementView {
  typealias Body = Never

  let content: AnyView
  @MainActor static var kind: ElementKind { .searchSuggestions }
}

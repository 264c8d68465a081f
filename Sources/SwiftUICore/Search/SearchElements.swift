import BanyanHost

/// The field that a person writes into what they search.
nonisolated struct SearchField: TextEditingView {
  typealias Body = Never
  typealias Content = EmptyView

  let field: EditableText
  @MainActor static var kind: ElementKind { .searchField }
}

/// What a person may mean, below the field.
nonisolated struct SearchSuggestions: ElementView {
  typealias Body = Never

  let content: AnyView
  @MainActor static var kind: ElementKind { .searchSuggestions }
}

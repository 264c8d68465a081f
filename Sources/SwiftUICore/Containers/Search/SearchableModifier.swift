/// A search field above the content, with scopes and suggestions during a search. If the content is a navigation stack, the
/// field is in the stack's first page, below its bar.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var isActive = false
  /// True if a stack shows the field.
  @State private var isTaken = false
  @FocusState private var isFocused: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  @MainActor private var isSearching: Bool { isPresented?.wrappedValue ?? isActive }

  @MainActor func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if !isTaken { bar }
      content
        .environment(\.searchState, SearchState(isSearching: isSearching, text: text) { dismiss() })
        .environment(\.offeredSearchBar, AnyView(bar))
        .environment(\.searchFocus, nil)
        .onPreferenceChange(SearchBarIsTakenKey.self) { isTaken = $0 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { old, new in
      if new { isFocused = true } else if old { isFocused = false }
    }
  }

  @MainActor private var bar: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        tokens?.chips
        if let focus { focus(AnyView(field)) } else { field }
        if isSearching { Button("Cancel") { dismiss() } }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      if isSearching, let scopes, !scopes.awaitsText || !text.isEmpty {
        scopes.picker.padding(.horizontal, 16).padding(.bottom, 8)
      }
      if isSearching, !hiddenSuggestions.contains(.content) {
        if let suggested = tokens?.suggestions { completing(suggested) }
        if let suggestions { completing(suggestions) }
      }
    }
  }

  @MainActor private func completing(_ suggestions: AnyView) -> some View {
    SearchSuggestions(content: suggestions)
      .environment(\.searchCompletionAction) { text = $0 }
      .environment(\.searchTokenCompletion) { token in
        if tokens?.add(token) == true { text = "" }
      }
  }

  @MainActor private var field: some View {
    SearchField(
      field: EditableText(
        text: $text, title: prompt ?? Text("Search"), prompt: nil,
        whenEditingChanges: { isEditing in
          if isEditing {
            present(true)
          } else if text.isEmpty, tokens?.isEmpty != false {
            present(false)
          }
        }, submitTrigger: .search)
    )
    .focused($isFocused)
  }

  @MainActor private func present(_ isShown: Bool) {
    isActive = isShown
    if let isPresented, isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
  }

  @MainActor private func dismiss() {
    text = ""
    tokens?.clear()
    isFocused = false
    present(false)
  }
}

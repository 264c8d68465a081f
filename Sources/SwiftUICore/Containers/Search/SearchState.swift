/// The state of a search, for views in the searchable view.
struct SearchState {
  var isSearching = false
  /// The search text.
  var text = ""
  var dismiss: @MainActor () -> Void = {}
}

private struct SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState { SearchState() }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

private struct SearchTokenCompletionKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  var searchState: SearchState {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  var searchCompletionAction: ((String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  var searchTokenCompletion: ((Any) -> Void)? {
    get { self[SearchTokenCompletionKey.self] }
    set { self[SearchTokenCompletionKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a person is searching in the surrounding `searchable` view.
  public var isSearching: Bool { searchState.isSearching }

  /// The action that ends the search: it clears the field and removes its focus.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchState.dismiss) }
}

/// An action that ends a search. See Apple's documentation of `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the search.
  public func callAsFunction() { action() }
}

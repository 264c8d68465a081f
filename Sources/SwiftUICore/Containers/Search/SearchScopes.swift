/// The condition for showing the scopes of a search. See Apple's documentation of `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
  let awaitsText: Bool

  /// Shows the scopes during a search, which is the default.
  public static let automatic = SearchScopeActivation(awaitsText: false)
  /// Shows the scopes once a person has typed text.
  public static let onTextEntry = SearchScopeActivation(awaitsText: true)
  /// Shows the scopes during a search.
  public static let onSearchPresentation = SearchScopeActivation(awaitsText: false)
}

/// The picker of scopes below a search field.
struct SearchScopes {
  let picker: AnyView
  let awaitsText: Bool
}

extension View {
  /// Adds a picker for the scope of a search below the search fields of this view, which is shown during a search.
  ///
  /// ```swift
  /// .searchable(text: $search)
  /// .searchScopes($scope) {
  ///   Text("Here").tag(Scope.here)
  ///   Text("Everywhere").tag(Scope.everywhere)
  /// }
  /// ```
  /// - Parameters:
  ///   - scope: the selected scope.
  ///   - scopes: the available scopes, each with a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a picker for the scope of a search below the search fields of this view.
  /// - Parameter activation: when to show the picker.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    let picker = Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()
    return environment(
      \.searchScopes,
      SearchScopes(picker: AnyView(picker), awaitsText: activation.awaitsText))
  }
}

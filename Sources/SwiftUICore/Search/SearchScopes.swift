/// When the scopes of a search are shown. See Apple's documentation of `SearchScopeActivation`.
public struct SearchScopeActivation: Sendable {
  let awaitsText: Bool

  /// The default: while a person searches.
  public static let automatic = SearchScopeActivation(awaitsText: false)
  /// Once a person has typed something.
  public static let onTextEntry = SearchScopeActivation(awaitsText: true)
  /// While a person searches.
  public static let onSearchPresentation = SearchScopeActivation(awaitsText: false)
}

/// The picker of scopes below a search field.
struct SearchScopes {
  let picker: AnyView
  let awaitsText: Bool
}

extension View {
  /// Lets a person choose where to search, with a picker below the search fields of this view while they search.
  ///
  /// ```swift
  /// .searchable(text: $search)
  /// .searchScopes($scope) {
  ///   Text("Here").tag(Scope.here)
  ///   Text("Everywhere").tag(Scope.everywhere)
  /// }
  /// ```
  /// - Parameters:
  ///   - scope: what is chosen.
  ///   - scopes: what there is to choose from, each with a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person choose where to search, with a picker below the search fields of this view.
  /// - Parameter activation: when the picker is shown.
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

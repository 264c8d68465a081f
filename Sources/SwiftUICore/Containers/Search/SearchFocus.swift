extension View {
  /// Binds the focus of the search field of the nearest `searchable` view inside to a Boolean. Setting it to true moves
  /// the focus there, with which a search begins, and setting it to false removes the focus.
  ///
  /// ```swift
  /// List(trees) { TreeRow($0) }
  ///   .searchable(text: $search)
  ///   .searchFocused($isSearchFocused)
  /// ```
  /// - Parameter binding: the projection of a `@FocusState`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    bindingSearchFocus { AnyView($0.focused(binding)) }
  }

  /// Binds the focus of the search field of the nearest `searchable` view inside to one value of a focus state. See
  /// ``searchFocused(_:)``.
  /// - Parameters:
  ///   - binding: the projection of a `@FocusState`.
  ///   - value: the value for the field.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    bindingSearchFocus { AnyView($0.focused(binding, equals: value)) }
  }

  nonisolated private func bindingSearchFocus(
    _ bind: @escaping (AnyView) -> AnyView
  ) -> some View {
    transformEnvironment(\.searchFocus) { outer in
      let bindOuter = outer
      outer = { field in
        let bound = bind(field)
        return bindOuter?(bound) ?? bound
      }
    }
  }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Binds the focus of the search field of the nearest `searchable` view.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

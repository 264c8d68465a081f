/// The place of a search field. Here it is always above the searched content, and so below a title. The field of a navigation
/// stack is in its first page, that of a split view in its sidebar.
public struct SearchFieldPlacement: Sendable {
  /// The default place.
  public static let automatic = SearchFieldPlacement()
  /// A place in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// A place in the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// A place below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Returns a place below the title of the navigation bar, with a display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// The condition for showing a field below the title. Here it is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The default condition.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always shows the field.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  /// Adds a search field above this view.
  ///
  /// ```swift
  /// List(books.filter { search.isEmpty || $0.title.contains(search) }) { Text($0.title) }
  ///   .searchable(text: $search)
  /// ```
  ///
  /// Views inside read `isSearching` to find out whether a search is in progress, and end it with
  /// `dismissSearch`. Return runs the actions of `onSubmit(of: .search)`.
  /// - Parameters:
  ///   - text: the search text. The app performs the search.
  ///   - placement: has no effect: the field is always above this view.
  ///   - prompt: the text shown while the field is empty, in place of "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Adds a search field above this view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above this view.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above this view, which the program can present.
  /// - Parameter isPresented: whether a search is in progress. Setting it to true moves the focus to the
  ///   field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field above this view, which the program can present.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a search field above this view, which the program can present.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}

extension View {
  /// Adds a search field with suggestions above this view.
  @available(
    swift, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions above this view.
  @available(
    swift, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions above this view.
  @available(
    swift, deprecated: 100000,
    message: "Use the searchable modifier with the searchSuggestions modifier"
  )
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Sets the suggestions of the search fields of this view during a search.
  ///
  /// ```swift
  /// .searchable(text: $search)
  /// .searchSuggestions { ForEach(names, id: \.self) { Text($0).searchCompletion($0) } }
  /// ```
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes this view a suggestion, which fills a search field and submits the search.
  /// - Parameter completion: the text for the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

extension View {
  /// Makes this view a suggestion, which adds a token to a search field and removes its text.
  /// - Parameter token: the token, of the type of the field's tokens.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletionModifier(token: token))
  }
}

/// A view that adds a token to a search field when pressed.
private nonisolated struct SearchTokenCompletionModifier<Token>: ViewModifier {
  let token: Token
  @Environment(\.searchTokenCompletion) private var complete

  init(token: Token) {
    self.token = token
  }

  @MainActor func body(content: Content) -> some View {
    Button {
      complete?(token)
    } label: {
      content
    }
  }
}

/// A view that fills a search field when pressed.
private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletionAction) private var complete
  @Environment(\.searchSubmission) private var submission

  nonisolated init(completion: String) {
    self.completion = completion
  }

  func body(content: Content) -> some View {
    Button {
      complete?(completion)
      submission.run()
    } label: {
      content
    }
  }
}

/// The submission of a search in a context.
struct SearchSubmission {
  let context: _Context?

  @MainActor func run() {
    guard let context else { return }
    EnvironmentValues(at: context).submit(.search)
  }
}

extension EnvironmentValues {
  fileprivate var searchSubmission: SearchSubmission { SearchSubmission(context: context) }
}

/// Where a search field is. Here it is always above what it searches, and so below a title.
public struct SearchFieldPlacement: Sendable {
  /// As is usual.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the navigation bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the navigation bar's title, shown as a mode says.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When a field below the title is shown. Here it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As is usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  /// Puts a search field above this view.
  ///
  /// ```swift
  /// List(books.filter { search.isEmpty || $0.title.contains(search) }) { Text($0.title) }
  ///   .searchable(text: $search)
  /// ```
  ///
  /// Views inside know from `isSearching` whether somebody searches, and end it with
  /// `dismissSearch`. Return runs the actions of `onSubmit(of: .search)`.
  /// - Parameters:
  ///   - text: what is searched; the app finds it.
  ///   - placement: has no meaning here: the field is always above this view.
  ///   - prompt: shown while the field is empty, in place of "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Puts a search field above this view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a search field above this view.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a search field above this view, which a program can present.
  /// - Parameter isPresented: whether somebody searches; setting it to true moves the focus to the
  ///   field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Puts a search field above this view, which a program can present.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Puts a search field above this view, which a program can present.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}

extension View {
  /// Puts a search field with suggestions above this view.
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

  /// Puts a search field with suggestions above this view.
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

  /// Puts a search field with suggestions above this view.
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

  /// Sets what the search fields of this view suggest while somebody searches.
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

  /// Makes this view a suggestion that fills a search field, and submits what it was filled with.
  /// - Parameter completion: the text for the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

/// A view that fills a search field when it is pressed.
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

/// What is to be done when a search is submitted here.
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

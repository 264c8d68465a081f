/// The tokens in a search field, of any type.
struct SearchTokens {
  /// The tokens in front of the text, each with a button that removes it.
  let chips: AnyView
  let suggestions: AnyView?
  let isEmpty: Bool
  /// Adds a token, and returns false if it is of another type.
  let add: (Any) -> Bool
  let clear: () -> Void

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, Chip: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil,
    chip: @escaping (C.Element) -> Chip
  ) where C.Element: Identifiable {
    chips = AnyView(SearchTokenChips(tokens: tokens, chip: chip))
    suggestions = suggested.map { suggested in
      AnyView(
        ForEach<C, C.Element.ID, _>(suggested.wrappedValue) { token in
          chip(token).searchCompletion(token)
        })
    }
    isEmpty = tokens.wrappedValue.isEmpty
    add = { token in
      guard let token = token as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
        tokens.wrappedValue.append(token)
      }
      return true
    }
    clear = { tokens.wrappedValue = C() }
  }
}

private nonisolated struct SearchTokenChips<
  C: RandomAccessCollection & RangeReplaceableCollection, Chip: View
>: View where C.Element: Identifiable {
  @Binding var tokens: C
  let chip: (C.Element) -> Chip

  init(tokens: Binding<C>, chip: @escaping (C.Element) -> Chip) {
    _tokens = tokens
    self.chip = chip
  }

  @MainActor var body: some View {
    ForEach<C, C.Element.ID, _>(tokens) { token in
      HStack(spacing: 4) {
        chip(token)
        Button {
          tokens.removeAll { $0.id == token.id }
        } label: {
          Image(systemName: "xmark").font(.caption)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove")
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(Color.accentColor.opacity(0.15), in: .capsule)
    }
  }
}

/// The places for the suggestions of a search. See Apple's documentation of `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// The place of the platform.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu at the search field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Between the search field and the content. It is the one place for suggestions here.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu at the search field.
    public static let menu = Set(rawValue: 1)
    /// Between the search field and the content.
    public static let content = Set(rawValue: 2)
  }
}

private struct HiddenSearchSuggestionsKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement.Set = []
}

extension EnvironmentValues {
  var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSearchSuggestionsKey.self] }
    set { self[HiddenSearchSuggestionsKey.self] = newValue }
  }

  /// The place of the suggestions of a search, for views among them.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
  /// Sets whether the suggestions of the search fields of this view are shown in some places.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSearchSuggestions) { hidden in
      if visibility == .hidden { hidden.formUnion(placements) } else { hidden.subtract(placements) }
    }
  }
}

extension View {
  /// Adds a search field with tokens above this view.
  ///
  /// ```swift
  /// .searchable(text: $search, tokens: $tags) { tag in Text(tag.name) }
  /// .searchSuggestions { ForEach(allTags) { Text($0.name).searchCompletion($0) } }
  /// ```
  ///
  /// Tokens are in front of the text, each with a button that removes it.
  /// - Parameters:
  ///   - text: the search text. The app performs the search.
  ///   - tokens: the tokens.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, which the program can present.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, which the program can present.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, which the program can present.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search.
  /// - Parameter suggestedTokens: the tokens of which a person can choose during a search.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search, which the program can present.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search, which the program can present.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field with tokens above this view, and suggests tokens during a search, which the program can present.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them.
  /// - Parameter token: makes the view of a token, such as a menu, from a binding to it.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them, which the program can present.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them, which the program can present.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }

  /// Adds a search field above this view, whose tokens have views that change them, which the program can present.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        tokens: SearchTokens(editable: editableTokens, chip: token)))
  }
}

extension SearchTokens {
  /// Creates tokens with views that change them. A changed token is the same one if it has the same identity.
  nonisolated fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection, Chip: View>(
    editable tokens: Binding<C>, chip: @escaping (Binding<C.Element>) -> Chip
  ) where C.Element: Identifiable {
    self.init(tokens) { element in
      let location = ConvertedLocation<C, C.Element>(base: tokens.location) { tokens in
        tokens.first { $0.id == element.id } ?? element
      } write: { changed in
        var all = tokens.wrappedValue
        if let index = all.firstIndex(where: { $0.id == element.id }) {
          all.replaceSubrange(index..<all.index(after: index), with: [changed])
        }
        return all
      }
      return chip(Binding(location: location))
    }
  }
}

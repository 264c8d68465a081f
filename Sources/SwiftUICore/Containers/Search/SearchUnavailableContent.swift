/// The parts of ``ContentUnavailableView/search``. See Apple's documentation of `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The title, with a magnifying glass.
  public struct Label: View {
    /// The search text; nil for that of the search field.
    let text: String?
    @Environment(\.searchState) private var search

    nonisolated init(text: String?) {
      self.text = text
    }

    public var body: some View {
      let text = text ?? search.text
      SwiftUICore.Label {
        if text.isEmpty { Text("No Results") } else { Text("No Results for “\(text)”") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice below the title.
  public struct Description: View {
    let text: String?
    @Environment(\.searchState) private var search

    nonisolated init(text: String?) {
      self.text = text
    }

    public var body: some View {
      if !(text ?? search.text).isEmpty {
        Text("Check the spelling or try a new search.")
      }
    }
  }

  /// The actions, of which there are none.
  public struct Actions: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that indicates that a search has no results, with the text of the surrounding search field.
  nonisolated public static var search: ContentUnavailableView { results(for: nil) }

  /// Returns a view that indicates that a search has no results.
  /// - Parameter text: the search text.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    results(for: text)
  }

  nonisolated private static func results(for text: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(text: text) },
      actions: { SearchUnavailableContent.Actions() })
  }
}

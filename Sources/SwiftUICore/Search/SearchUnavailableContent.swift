/// The parts of ``ContentUnavailableView/search``. See Apple's documentation of `SearchUnavailableContent`.
public struct SearchUnavailableContent {
  /// The title, with a magnifying glass.
  public struct Label: View {
    /// What was searched for; nil for the text in the search field.
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

  /// The advice below it.
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

  /// Its actions: none.
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
  /// Says that a search found nothing, with the text of the search field around it.
  nonisolated public static var search: ContentUnavailableView { results(for: nil) }

  /// Says that a search found nothing.
  /// - Parameter text: what was searched for.
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

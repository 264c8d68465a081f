import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Tokens in search fields.
@MainActor
@Suite struct SearchTokenTests {
  nonisolated struct Tag: Identifiable, Equatable {
    let id: String
    var isExact = false
  }

  struct Notes: View {
    @State private var search = "ba"
    @State private var tags: [Tag] = []
    @State private var suggested = [Tag(id: "red"), Tag(id: "blue")]
    var hidden: SearchSuggestionsPlacement.Set = []

    var body: some View {
      Text("“\(search)” \(tags.map(\.id).joined(separator: " "))")
        .searchable(text: $search, tokens: $tags, suggestedTokens: $suggested) { Text($0.id) }
        .searchSuggestions { Text("Green").searchCompletion(Tag(id: "green")) }
        .searchSuggestions(.hidden, for: hidden)
    }
  }

  private func field(_ app: TestApp) -> TestElement {
    app.window.all.first { $0.kind == .searchField }!
  }

  @Test func `suggested tokens are added, and removed by a button`() {
    let app = TestApp(Notes())
    field(app).focus()
    app.window.button("blue").tap()
    #expect(app.window.texts.last == "“” blue")
    app.window.button("Green").tap()
    app.window.button("blue").tap()
    #expect(app.window.texts.last == "“” blue green")
    app.window.all.first { $0.name == "Remove" }!.tap()
    #expect(app.window.texts.last == "“” green")
    app.window.button("Cancel").tap()
    #expect(app.window.texts.last == "“” ")
  }

  @Test func `suggestions are hidden in a place`() {
    func suggestions(_ hidden: SearchSuggestionsPlacement.Set) -> [String] {
      let app = TestApp(Notes(hidden: hidden))
      field(app).focus()
      return app.window.all.filter { $0.kind == .searchSuggestions }.map(\.text)
    }
    #expect(suggestions(.menu) == ["red blue", "Green"])
    #expect(suggestions([.menu, .content]) == [])
  }

  struct Exact: View {
    @State private var tags = [Tag(id: "red"), Tag(id: "blue")]

    var body: some View {
      Text(tags.map { "\($0.id) \($0.isExact)" }.joined(separator: ", "))
        .searchable(text: .constant(""), editableTokens: $tags) { $tag in
          Toggle(tag.id, isOn: $tag.isExact)
        }
    }
  }

  @Test func `a token's view changes it`() {
    let app = TestApp(Exact())
    app.window.toggle("blue").tap()
    #expect(app.window.texts.last == "red false, blue true")
  }
}

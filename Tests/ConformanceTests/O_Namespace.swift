/// Namespaces of views.
@MainActor
@Suite struct O_Namespace {
  struct Card: View {
    let trace: Trace<Namespace.ID>
    @Namespace private var cards
    @State private var count = 0

    var body: some View {
      let _ = trace(cards)
      Button("\(count)") {
        count += 1
        trace(cards)
      }
    }
  }

  struct Screen: View {
    let trace: Trace<Namespace.ID>
    @State private var page = 0

    var body: some View {
      Button("Next") { page += 1 }
      Card(trace: trace).id(page)
    }
  }

  @Test func `O14 a namespace is the same for as long as its view's identity lasts`() {
    let trace = Trace<Namespace.ID>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("0").tap()
    #expect(trace.events.count == 3)
    #expect(Set(trace.events).count == 1)
    app.window.button("Next").tap()
    app.window.button("0").tap()
    #expect(trace.events.count == 6)
    #expect(Set(trace.events.suffix(3)).count == 1)
    #expect(Set(trace.events).count == 2)
    #expect(app.reports == [])
  }

  @Test func `O14 views of one type have different namespaces`() {
    struct Pair: View {
      let trace: Trace<Namespace.ID>
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        let _ = trace(first)
        let _ = trace(second)
        Text("pair")
      }
    }
    let trace = Trace<Namespace.ID>()
    let app = TestApp {
      Pair(trace: trace)
      Pair(trace: trace)
    }
    #expect(app.window.texts == ["pair", "pair"])
    #expect(Set(trace.events).count == 4)
  }

  @Test func `O14 views match if their identities are equal, whatever describes them`() {
    final class Card: Hashable {
      static func == (left: Card, right: Card) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Photo: Hashable {
      let id: Int
      let isLiked: Bool
      static func == (left: Photo, right: Photo) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    struct Table: View {
      let cards: [Card]
      @Namespace private var space
      var body: some View {
        Text("first").matchedGeometryEffect(id: cards[0], in: space)
        Text("second").matchedGeometryEffect(id: cards[1], in: space)
        Text("photo").matchedGeometryEffect(id: Photo(id: 1, isLiked: false), in: space)
        Text("same").matchedGeometryEffect(id: Photo(id: 1, isLiked: true), in: space)
      }
    }
    let app = TestApp(Table(cards: [Card(), Card()]))
    let words = app.window.all.compactMap { $0.property(.match) }
    #expect(words.count == 4 && Set(words).count == 3)
    #expect(words.first != words.dropFirst().first && words.last == words.dropLast().last)
  }

  @Test func `O15 reading a namespace outside of a body is reported`() {
    struct Uninstalled {
      @Namespace var cards
    }
    let app = TestApp(EmptyView())
    let uninstalled = Uninstalled()
    let (first, second) = (uninstalled.cards, uninstalled.cards)
    #expect(first != second)
    let report = """
      Reading a Namespace property outside View.body. This will result in identifiers that never \
      match any other identifier.
      """
    #expect(app.reports == [report, report])
  }
}

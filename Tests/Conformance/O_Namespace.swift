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

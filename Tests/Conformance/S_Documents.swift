/// What the introductory documents on data flow say.
@MainActor
@Suite struct S_Documents {
  struct CounterView: View {
    @State private var count: Int = 0

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(count)")
        Button("Increment Counter") {
          count += 1
        }
        List(1...20, id: \.self) { index in
          Text("\(index)")
        }
      }
    }
  }

  @Test func `S01 one tap runs one body and changes one text`() {
    let app = TestApp(CounterView())
    let rows = app.window.all.filter { $0.kind == .list }.flatMap(\.children).map(\.id)
    #expect(rows.count == 20)
    app.reset()
    app.window.button("Increment Counter").tap()
    #expect(app.bodies == ["CounterView"])
    #expect(app.printed == ["S_Documents.CounterView: _count changed."])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
    #expect(app.window.all.filter { $0.kind == .list }.flatMap(\.children).map(\.id) == rows)
  }
}

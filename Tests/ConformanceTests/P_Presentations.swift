/// Sheets and other presentations over a window's content.
@MainActor
@Suite struct P_Presentations {
  struct Sheets: View {
    let trace: Trace<String>
    @State private var item: Item?
    @State private var isPresented = false

    var body: some View {
      Button("Present 1") { item = Item(id: 1, name: "one") }
      Button("Set") { isPresented = true }
      Text("item \(item?.id ?? 0), \(isPresented ? "set" : "not set")")
        .sheet(item: $item, onDismiss: { trace("dismissed with \(item?.id ?? 0)") }) { item in
          Text("sheet of \(item.name)")
            .onAppear { trace("\(item.name) appears") }
            .onDisappear { trace("\(item.name) disappears") }
          TapCounter(item.name)
          Button("Another") { self.item = Item(id: item.id + 1, name: item.name + "+") }
          Button("Rename") { self.item = Item(id: item.id, name: item.name + "!") }
          Button("None") { self.item = nil }
        }
        .sheet(isPresented: $isPresented, onDismiss: { trace("cleared: \(!isPresented)") }) {
          Leaf()
        }
    }

    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Done") { dismiss() }
        Button("Done twice") {
          dismiss()
          dismiss()
        }
      }
    }
  }

  @Test func `P04 an item of another identity is presented anew`() {
    let trace = Trace<String>()
    let app = TestApp(Sheets(trace: trace))
    app.window.button("Present 1").tap()
    app.window.button("one: 0").tap()
    #expect(app.window.texts.suffix(5) == ["sheet of one", "one: 1", "Another", "Rename", "None"])
    let first = app.window.presentations[0].id
    app.window.button("Another").tap()
    #expect(app.window.presentations.count == 1)
    #expect(app.window.presentations[0].id != first)
    #expect(
      app.window.texts.suffix(5) == ["sheet of one+", "one+: 0", "Another", "Rename", "None"])
    #expect(
      trace.events == [
        "one appears", "one disappears", "dismissed with 2", "one+ appears",
      ])
  }

  @Test func `P04 an item of the same identity keeps the sheet and its state`() {
    let app = TestApp(Sheets(trace: Trace()))
    app.window.button("Present 1").tap()
    app.window.button("one: 0").tap()
    app.reset()
    app.window.button("Rename").tap()
    #expect(
      app.window.changes
        == [
          #""sheet of one" becomes "sheet of one!""#, #""one: 1" becomes "one!: 1""#,
        ].map { "text " + $0 })
  }

  /// Decided: the binding is written first, so that the presenting view is up to date when
  /// `onDismiss` runs; `onDismiss` runs after the content's `onDisappear`.
  @Test func `P05 dismissing clears the binding, then calls onDismiss once`() {
    let trace = Trace<String>()
    let app = TestApp(Sheets(trace: trace))
    app.window.button("Set").tap()
    app.window.button("Done").tap()
    #expect(trace.events == ["cleared: true"])
    #expect(app.window.texts == ["Present 1", "Set", "item 0, not set"])

    app.window.button("Set").tap()
    app.window.button("Done twice").tap()
    app.window.button("Set").tap()
    #expect(app.window.presentations[0].dismiss())
    #expect(trace.events == ["cleared: true", "cleared: true", "cleared: true"])

    trace.reset()
    app.window.button("Present 1").tap()
    app.window.presentations[0].dismiss()
    app.window.button("Present 1").tap()
    app.window.button("None").tap()
    #expect(
      trace.events == [
        "one appears", "one disappears", "dismissed with 0",
        "one appears", "one disappears", "dismissed with 0",
      ])
  }

  @Test func `P05 a presentation is one batch for the host, and so is its end`() {
    let app = TestApp(Sheets(trace: Trace()))
    app.reset()
    app.window.button("Set").tap()
    #expect(app.window.batchCount == 1)
    #expect(app.bodies == ["Sheets", "Leaf"])
    #expect(
      app.window.changes == [
        #"text "item 0, not set" becomes "item 0, set""#,
        #"presentation "Done Done twice" appears"#,
      ])
    app.reset()
    app.window.button("Done").tap()
    #expect(app.window.batchCount == 1)
    #expect(
      app.window.changes == [
        #"text "item 0, set" becomes "item 0, not set""#,
        #"presentation "Done Done twice" disappears"#,
      ])
  }

  /// Decided: what the content reads from captured state counts as read by the view that declares
  /// the state, so that view's body runs first, as it does for the rows of a list.
  @Test func `P06 content runs again when what it captures changes`() {
    struct Screen: View {
      @State private var isPresented = true
      @State private var count = 0
      @State private var shown = 0
      var body: some View {
        Text("shown \(shown)")
          .sheet(isPresented: $isPresented) {
            Text("captured \(count), \(shown)")
            Button("Count") { count += 1 }
            Button("Show") { shown += 1 }
          }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Count").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.changes == [#"text "captured 0, 0" becomes "captured 1, 0""#])
    app.reset()
    app.window.button("Show").tap()
    #expect(app.bodies == ["Screen"])
    #expect(
      app.window.changes == [
        #"text "shown 0" becomes "shown 1""#, #"text "captured 1, 0" becomes "captured 1, 1""#,
      ])
  }

  /// The ways to dismiss each sheet from the program, whatever is presented over it.
  final class Dismissals {
    var actions: [Int: DismissAction] = [:]
  }

  struct Nested: View {
    let depth: Int
    let trace: Trace<String>
    var dismissals = Dismissals()
    @State private var isPresented = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isInside

    var body: some View {
      Text("\(depth) \(isInside ? "presented" : "not presented")")
        .onAppear { dismissals.actions[depth] = dismiss }
      Button("More \(depth)") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { trace("above \(depth)") }) {
          Nested(depth: depth + 1, trace: trace, dismissals: dismissals)
        }
      Button("Done \(depth)") { dismiss() }
    }
  }

  /// Decided: what a dismissed sheet itself presents is dismissed with it; where nothing is
  /// presented, `dismiss` does nothing.
  @Test func `P07 dismiss ends the sheet around the view, and what that presents`() {
    let trace = Trace<String>()
    let dismissals = Dismissals()
    let app = TestApp(Nested(depth: 0, trace: trace, dismissals: dismissals))
    app.window.button("Done 0").tap()
    #expect(app.window.texts == ["0 not presented", "More 0", "Done 0"])
    app.window.button("More 0").tap()
    app.window.button("More 1").tap()
    #expect(
      app.window.presentations.map(\.text)
        == ["1 presented More 1 Done 1", "2 presented More 2 Done 2"])
    app.window.button("Done 2").tap()
    #expect(app.window.presentations.map(\.text) == ["1 presented More 1 Done 1"])
    #expect(trace.events == ["above 1"])
    app.window.button("More 1").tap()
    app.window.button("More 2").tap()
    // A person can't reach a sheet that another one covers.
    #expect(!app.window.send(.activate, to: app.window.button("Done 1").id))
    dismissals.actions[1]?()
    app.flush()
    #expect(app.window.presentations.isEmpty)
    #expect(trace.events.count == 4)
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View { Button("Close \(isPresented)") { dismiss() } }
  }

  struct Editor: View {
    @State private var asks = false
    @State private var warns = false

    var body: some View {
      Menu("More") { Closing() }
      Button("Ask") { asks = true }
        .confirmationDialog("Sure?", isPresented: $asks) { Closing() }
      Button("Warn") { warns = true }
        .alert("Careful", isPresented: $warns) { Closing() }
    }
  }

  /// Decided: a menu or a dialog is not a presentation of its own, because it closes anyway when
  /// something in it is pressed.
  @Test(arguments: ["More", "Ask", "Warn"])
  func `P07 dismiss in a menu or a dialog ends the sheet around it`(opener: String) {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Editor() }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Show").tap()
    app.window.button(opener).tap()
    #expect(app.window.presentations.count == 2)
    app.window.button("Close true").tap()
    #expect(app.window.texts == ["Show"])
    #expect(app.reports == [])
  }

  @Test(arguments: ["More", "Ask", "Warn"])
  func `P07 dismiss in a menu or a dialog of the window's own content does nothing`(opener: String)
  {
    let app = TestApp(Editor())
    app.window.button(opener).tap()
    app.window.button("Close false").tap()
    #expect(app.window.texts == ["More", "Ask", "Warn"])
  }
}

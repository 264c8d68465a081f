/// When views appear and disappear.
@MainActor
@Suite struct H_Appearance {
  @Test func `H01 onAppear runs after the first body and before anything is shown`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var title = "at first"
      var body: some View {
        let _ = trace("body")
        Text(title).onAppear {
          trace("appear")
          title = "appeared"
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == ["body", "appear", "body"])
    #expect(app.window.changes == [#"text "appeared" appears"#])
  }

  @Test func `H02 state set in onAppear is part of the first picture`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          if count > 0 { Text("more") }
        }
        .onAppear { count = 1 }
      }
    }
    let app = TestApp(Screen())
    #expect(app.bodies == ["Screen", "Screen"])
    #expect(app.window.batchCount == 1)
    #expect(app.window.changes == [#"verticalStack "1 more" appears"#])
  }

  @Test func `H03 onAppear of a child runs before one outside of it`() {
    struct Child: View {
      let trace: Trace<String>
      var body: some View { Text("child").onAppear { trace("child") } }
    }
    struct Screen: View {
      let trace: Trace<String>
      var body: some View {
        VStack {
          Child(trace: trace).onAppear { trace("first") }
          Text("second").onAppear { trace("second") }.onAppear { trace("second again") }
        }
        .onAppear { trace("stack") }
      }
    }
    let trace = Trace<String>()
    _ = TestApp(Screen(trace: trace))
    #expect(trace.events == ["child", "first", "second", "second again", "stack"])
  }

  @Test func `H04 onAppear works on an empty view and runs once`() {
    let trace = Trace<String>()
    let app = TestApp(AnyView(EmptyView()).onAppear { trace("appear") })
    #expect(trace.events == ["appear"])
    #expect(app.window.description == "")
  }

  @Test func `H05 onDisappear runs once, after the update in which the view goes`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isShown = true
      var body: some View {
        let _ = trace("body \(isShown)")
        Button("Switch") { isShown.toggle() }
        if isShown { Text("content").onDisappear { trace("disappear \(isShown)") } }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Switch").tap()
    #expect(trace.events == ["body true", "body false", "disappear false"])
    app.window.button("Switch").tap()
    #expect(trace.events == ["body true", "body false", "disappear false", "body true"])
  }

  /// Decided: the action runs once for the group, as on current systems; older ones ran it for each
  /// member.
  @Test func `H06 onAppear on a group of several views runs once`() {
    let trace = Trace<String>()
    let app = TestApp(
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { trace("appear") })
    #expect(app.window.texts == ["a", "b"])
    #expect(trace.events == ["appear"])
  }

  @Test func `H07 views that are hidden behind others or scrolled away appear at once`() {
    let trace = Trace<String>()
    _ = TestApp {
      ZStack {
        Text("behind").onAppear { trace("behind") }
        Text("before").onAppear { trace("before") }
      }
      ScrollView {
        VStack {
          ForEach(0..<100) { index in
            Text("\(index)").frame(height: 100).onAppear { trace("row \(index)") }
          }
        }
      }
    }
    #expect(trace.events == ["behind", "before"] + (0..<100).map { "row \($0)" })
  }

  private struct LazyScreen: View {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("Row \(number): \(count)") { count += 1 } }
    }
    let trace: Trace<String>
    @State private var numbers = Array(0..<100)
    var body: some View {
      Button("Remove the first") { numbers.removeFirst() }
      ScrollView {
        LazyVStack {
          ForEach(numbers, id: \.self) { number in
            Row(number: number)
              .onAppear { trace("\(number) appears") }
              .onDisappear { trace("\(number) disappears") }
          }
        }
      }
    }
  }

  @Test
  func `H08 rows of a lazy container come and go and keep their state while they are in the data`()
  {
    let trace = Trace<String>()
    let app = TestApp(LazyScreen(trace: trace))
    let rows = app.window.all.first { $0.kind == .lazyVerticalStack }!
    rows.scroll(toRows: 0..<2)
    app.window.button("Row 0: 0").tap()
    app.window.button("Row 1: 0").tap()
    trace.reset()
    rows.scroll(toRows: 50..<52)
    #expect(
      trace.events == ["0 disappears", "1 disappears", "50 appears", "51 appears"])
    #expect(app.window.texts == ["Remove the first", "Row 50: 0", "Row 51: 0"])
    trace.reset()
    rows.scroll(toRows: 0..<2)
    #expect(trace.events == ["50 disappears", "51 disappears", "0 appears", "1 appears"])
    #expect(app.window.texts == ["Remove the first", "Row 0: 1", "Row 1: 1"])
    // A row that leaves the data while it is scrolled away starts with new state (E15).
    rows.scroll(toRows: 50..<52)
    app.window.button("Remove the first").tap()
    rows.scroll(toRows: 0..<2)
    #expect(app.window.texts == ["Remove the first", "Row 1: 1", "Row 2: 0"])
  }

  @Test func `H11 onReceive continues in a row that is scrolled away`() {
    struct Screen: View {
      let numbers: PassthroughSubject<Int, Never>
      let trace: Trace<String>
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<100) { index in
              Text("\(index)").onReceive(numbers) { trace("\(index) receives \($0)") }
            }
          }
        }
      }
    }
    let trace = Trace<String>()
    let numbers = PassthroughSubject<Int, Never>()
    let app = TestApp(Screen(numbers: numbers, trace: trace))
    let rows = app.window.all.first { $0.kind == .lazyVerticalStack }!
    rows.scroll(toRows: 0..<1)
    trace.reset()
    rows.scroll(toRows: 50..<51)
    numbers.send(7)
    #expect(Set(trace.events).isSuperset(of: ["0 receives 7", "50 receives 7"]))
  }

  @Test func `H09 evaluating the parent again does not run onAppear again`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.onAppear { trace("appear \(count)") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("0").tap()
    app.window.button("1").tap()
    #expect(app.window.texts == ["2"])
    #expect(trace.events == ["appear 0"])
  }

  @Test func `H10 actions run in order after the update, and their writes form the next`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        let _ = trace("body \(count) \(other)")
        Button("Add") { count += 1 }
          .onChange(of: count) {
            trace("first")
            other += 1
          }
          .onChange(of: count) {
            trace("second \(other)")
            other += 1
          }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    trace.reset()
    app.window.button("Add").tap()
    #expect(trace.events == ["body 1 0", "first", "second 1", "body 1 2"])
  }

  @Test func `H11 onReceive receives as long as the view exists`() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let trace: Trace<String>
      @State private var isShown = true
      @State private var title = "a"
      var body: some View {
        if isShown { Text(title).onReceive(subject) { trace("\(title) \($0)") } }
        Button("Rename") { title = "b" }
        Button("Remove") { isShown = false }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace<String>()
    let app = TestApp(Screen(subject: subject, trace: trace))
    subject.send(1)
    app.window.button("Rename").tap()
    subject.send(2)
    #expect(trace.events == ["a 1", "b 2"])
    app.window.button("Remove").tap()
    subject.send(3)
    #expect(trace.events == ["a 1", "b 2"])
  }

  @Test func `H12 onAppear without an action has no effect`() {
    let app = TestApp(Text("text").onAppear(perform: nil).onDisappear(perform: nil))
    #expect(app.window.changes == [#"text "text" appears"#])
    #expect(app.bodies == [])
  }
}

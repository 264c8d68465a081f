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

  /// Decided: content that is the one view of a place, such as a window's or sheet's, appears with the place, even if it is
  /// empty. Content that is one of a list of views, as in a stack, list, section, grid or group, appears with its first view and
  /// disappears with its last. `task`, `onChange` and `onReceive` follow the same rule.
  @Test func `H04 the one view of a place appears once, even if it is empty`() {
    let trace = Trace<String>()
    let app = TestApp(AnyView(EmptyView()).onAppear { trace("appear") })
    #expect(trace.events == ["appear"])
    #expect(app.window.description == "")
  }

  private struct Places: View {
    let trace: Trace<String>
    @State private var isPresented = false
    @State private var rows: [Int] = []

    private func content(_ place: String) -> some View {
      ForEach(rows, id: \.self) { Text("row \($0)") }
        .onAppear { trace("\(place) appears") }
        .onDisappear { trace("\(place) disappears") }
    }

    var body: some View {
      NavigationStack {
        VStack {
          Button("Present") { isPresented = true }
          Text("view").overlay { content("overlay") }.background { content("background") }
          NavigationLink("Push") { content("page") }
        }
      }
      .sheet(isPresented: $isPresented) { content("sheet") }
    }
  }

  @Test func `H04 content of a page, a sheet or a decoration appears with its place`() {
    let trace = Trace<String>()
    let app = TestApp(Places(trace: trace))
    #expect(trace.events == ["overlay appears", "background appears"])
    trace.reset()
    app.window.button("Push").tap()
    #expect(trace.events == ["page appears", "overlay disappears", "background disappears"])
    let other = TestApp(Places(trace: trace))
    trace.reset()
    other.window.button("Present").tap()
    #expect(trace.events == ["sheet appears"])
  }

  /// Content of no, one or two views in a container, and what its modifiers did.
  private struct Counted<Container: View>: View {
    let trace: Trace<String>
    let numbers: PassthroughSubject<Int, Never>
    let container: (AnyView) -> Container
    @State private var rows: [Int] = []
    @State private var number = 0

    var body: some View {
      Button("Rows") { rows = rows.isEmpty ? [1, 2] : [] }
      Button("Fewer rows") { rows = [2] }
      Button("Number") { number += 1 }
      Button("Both") {
        number += 1
        rows = rows.isEmpty ? [1, 2] : []
      }
      container(
        AnyView(
          ForEach(rows, id: \.self) { Text("row \($0)") }
            .onAppear { trace("appear \(rows)") }
            .onDisappear { trace("disappear") }
            .task { trace("task \(rows)") }
            .onChange(of: number, initial: true) { trace("change \($0) \($1)") }
            .onReceive(numbers) { trace("receive \($0)") }))
    }
  }

  private func expectThatViewsCount<Container: View>(
    _ name: String, @ViewBuilder in container: @escaping (AnyView) -> Container
  ) async {
    let (trace, numbers) = (Trace<String>(), PassthroughSubject<Int, Never>())
    let app = TestApp(Counted(trace: trace, numbers: numbers, container: container))
    func events(after button: String) async -> [String] {
      app.window.button(button).tap()
      await app.finishTasks()
      numbers.send(7)
      defer { trace.reset() }
      return trace.events
    }
    #expect(await events(after: "Number") == [], "\(name) without views")
    #expect(
      await events(after: "Rows")
        == ["appear [1, 2]", "change 1 1", "task [1, 2]", "receive 7"], "\(name): 0 to 2 views")
    #expect(await events(after: "Number") == ["change 1 2", "receive 7"], "\(name) with views")
    #expect(await events(after: "Fewer rows") == ["receive 7"], "\(name): 2 to 1 views")
    #expect(await events(after: "Rows") == ["disappear"], "\(name): 1 to 0 views")
    #expect(
      await events(after: "Both")
        == ["appear [1, 2]", "change 3 3", "task [1, 2]", "receive 7"], "\(name): with a change")
    #expect(await events(after: "Both") == ["disappear"], "\(name): away with a change")
    #expect(
      await events(after: "Number") == [], "\(name) without views again")
  }

  @Test
  func `H04 content in a list of views appears with its first view, and disappears with its last`()
    async
  {
    await expectThatViewsCount("a stack") { content in VStack { content } }
    await expectThatViewsCount("a stack with others") { content in
      HStack {
        Text("other")
        content.padding()
      }
    }
    await expectThatViewsCount("a group") { content in
      Group {
        Text("other")
        Group { content }
      }
    }
    await expectThatViewsCount("a list") { content in List { content } }
    await expectThatViewsCount("a section") { content in List { Section { content } } }
    await expectThatViewsCount("a section in a stack") { content in
      LazyVStack { Section("Title") { content } }
    }
    await expectThatViewsCount("a grid") { content in
      Grid { GridRow { content } }
    }
    await expectThatViewsCount("a scroll view") { content in ScrollView { content } }
    await expectThatViewsCount("a row") { content in
      VStack { ForEach([1], id: \.self) { _ in content } }
    }
    await expectThatViewsCount("a view of the app") { content in
      VStack { Passing(content: content) }
    }
  }

  private struct Passing: View {
    let content: AnyView
    var body: some View { content }
  }

  @Test func `H04 a section counts the views in it, and its header`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var rows: [Int] = []
      var body: some View {
        List {
          Button("Rows") { rows = rows.isEmpty ? [1] : [] }
          Section { ForEach(rows, id: \.self) { Text("\($0)") } }
            .onAppear { trace("plain") }.onDisappear { trace("plain gone") }
          Section("Title") { ForEach(rows, id: \.self) { Text("\($0)") } }
            .onAppear { trace("titled") }.onDisappear { trace("titled gone") }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == ["titled"])
    app.window.button("Rows").tap()
    app.window.button("Rows").tap()
    #expect(trace.events == ["titled", "plain", "plain gone"])
  }

  @Test func `H04 content without views in a list of views never does anything`() async {
    struct Nothing: View { var body: some View { EmptyView() } }
    struct Screen: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        VStack {
          Button("Number") { number += 1 }
          EmptyView().onAppear { trace("appear") }.onDisappear { trace("disappear") }
          AnyView(EmptyView()).task { trace("task") }
          Nothing().onChange(of: number, initial: true) { trace("change") }
          EmptyView().onReceive(Just(number)) { trace("receive \($0)") }
          Group { if number > 100 { Text("many") } }.padding().onAppear { trace("padded") }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Number").tap()
    await app.finishTasks()
    app.window.close()
    #expect(trace.events == [])
  }

  @Test
  func `H04 a view that gives way to another at once does not disappear from a list of views`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        VStack {
          Button("Number") { number += 1 }
          Group { if number.isMultiple(of: 2) { Text("even") } else { Text("odd") } }
            .onAppear { trace("appear") }.onDisappear { trace("disappear") }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Number").tap()
    #expect(app.window.texts.last == "odd")
    #expect(trace.events == ["appear"])
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

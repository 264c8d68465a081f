/// Identity: the changes that keep state, and those that end it.
@MainActor
@Suite struct E_Identity {
  @Test func `E01 the two branches of an if are two identities`() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        if isFirst { TapCounter("row") } else { TapCounter("row") }
      }
    }
    let app = TestApp(Screen())
    app.window.button("row: 0").tap()
    #expect(app.window.texts == ["Switch", "row: 1"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "row: 0"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "row: 0"])
  }

  @Test func `E02 a ternary in an argument keeps one identity`() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Button("Switch") { isFirst.toggle() }
        TapCounter(isFirst ? "a" : "b").padding(isFirst ? 1 : 2)
      }
    }
    let app = TestApp(Screen())
    app.window.button("a: 0").tap()
    app.reset()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "b: 1"])
    #expect(
      app.window.changes == [
        "box padding 1.0 1.0 1.0 1.0 becomes 2.0 2.0 2.0 2.0",
        #"text "a: 1" becomes "b: 1""#,
      ])
  }

  @Test func `E03 a view that is removed and inserted again starts anew`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Switch") { isShown.toggle() }
        if isShown { TapCounter("row") }
      }
    }
    let app = TestApp(Screen())
    app.window.button("row: 0").tap()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "row: 0"])
  }

  @Test func `E04 views around an if keep their state when its content comes and goes`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          TapCounter("before")
          if isShown { TapCounter("between") }
          TapCounter("after")
          Button("Switch") { isShown.toggle() }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("before: 0").tap()
    app.window.button("after: 0").tap()
    app.reset()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["before: 1", "between: 0", "after: 1", "Switch"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["before: 1", "after: 1", "Switch"])
    #expect(
      app.window.changes == [
        #"button "between: 0" appears"#, #"button "between: 0" disappears"#,
      ])
    #expect(app.bodies == ["Screen", "TapCounter", "Screen"])
  }

  @Test func `E05 the cases of a switch are distinct identities`() {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        Button("Next") { page = (page + 1) % 4 }
        switch page {
        case 0: TapCounter("row")
        case 1: TapCounter("row")
        case 2: TapCounter("row")
        default: TapCounter("row")
        }
      }
    }
    let app = TestApp(Screen())
    for _ in 0..<5 {
      #expect(app.window.texts == ["Next", "row: 0"])
      app.window.button("row: 0").tap()
      #expect(app.window.texts == ["Next", "row: 1"])
      app.window.button("Next").tap()
    }
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Owner: View {
    @State private var ownCount = 0
    @StateObject private var model = Model()
    var body: some View {
      Button("\(ownCount) and \(model.count)") {
        ownCount += 1
        model.count += 1
      }
      TapCounter("below")
    }
  }

  struct OwnerScreen: View {
    @State private var page = 0
    var body: some View {
      Button("Next page") { page += 1 }
      Button("Same page") { page += 0 }
      Owner().id(page)
    }
  }

  @Test func `E06 another id ends the state and the state objects below`() {
    let app = TestApp(OwnerScreen())
    app.window.button("0 and 0").tap()
    app.window.button("below: 0").tap()
    #expect(app.window.texts.suffix(2) == ["1 and 1", "below: 1"])
    app.window.button("Next page").tap()
    #expect(app.window.texts.suffix(2) == ["0 and 0", "below: 0"])
  }

  @Test func `E07 an equal id keeps state`() {
    struct Screen: View {
      @State private var page = 0
      @State private var title = "a"
      var body: some View {
        Button("Rename") { title += "a" }
        Text(title)
        Owner().id(page)
      }
    }
    let app = TestApp(Screen())
    app.window.button("0 and 0").tap()
    app.window.button("below: 0").tap()
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.window.texts == ["Rename", "aa", "1 and 1", "below: 1"])
    #expect(app.bodies == ["Screen"])
  }

  @Test func `E08 another id outside of onAppear runs it again`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var page = 0
      var body: some View {
        Button("Next") { page += 1 }
        Text("page").onAppear { trace("appear") }.id(page)
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == ["appear"])
    app.window.button("Next").tap()
    #expect(trace.events == ["appear", "appear"])
  }

  @Test func `E09 another id inside of onAppear does not run it again`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var page = 0
      var body: some View {
        Button("Next") { page += 1 }
        Text("page").id(page).onAppear { trace("appear") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.reset()
    app.window.button("Next").tap()
    #expect(trace.events == ["appear"])
    // The text is new nevertheless.
    #expect(app.window.changes == [#"text "page" disappears"#, #"text "page" appears"#])
  }

  @Test func `E10 the new view appears before the old disappears, and both see the new state`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Text("view")
          .onAppear { trace("appear \(isOn)") }
          .onDisappear { trace("disappear \(isOn)") }
          .id(isOn)
      }
    }
    /// The same holds for another branch, and for an `AnyView` of another type.
    struct Branches: View {
      let trace: Trace<String>
      @State private var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        if isOn { content } else { content }
        isOn ? AnyView(content) : AnyView(content.padding())
      }
      var content: some View {
        Text("view")
          .onAppear { trace("appear \(isOn)") }
          .onDisappear { trace("disappear \(isOn)") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Switch").tap()
    #expect(trace.events == ["appear false", "appear true", "disappear true"])

    trace.reset()
    let branches = TestApp(Branches(trace: trace))
    #expect(trace.events == ["appear false", "appear false"])
    trace.reset()
    branches.window.button("Switch").tap()
    #expect(trace.events == ["appear true", "disappear true", "appear true", "disappear true"])
  }

  /// Rows with state of their own, and the buttons that rearrange them.
  struct Rows: View {
    @State private var items: [Item]
    private let edit: (inout [Item]) -> Void

    init(_ names: [String], edit: @escaping (inout [Item]) -> Void) {
      items = names.enumerated().map { Item(id: $0.offset, name: $0.element) }
      self.edit = edit
    }

    var body: some View {
      ForEach(items) { item in TapCounter(item.name) }
      Button("Edit") { edit(&items) }
    }
  }

  @Test func `E12 an element with another id at the same place starts anew`() {
    let app = TestApp(Rows(["a", "b", "c"]) { $0[1].id = 7 })
    for name in ["a", "b", "c"] { app.window.button("\(name): 0").tap() }
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["a: 1", "b: 0", "c: 1", "Edit"])
  }

  @Test func `E13 moving an element keeps its row's state`() {
    let app = TestApp(Rows(["a", "b", "c"]) { $0.append($0.removeFirst()) })
    app.window.button("a: 0").tap()
    app.window.button("c: 0").tap()
    app.window.button("c: 1").tap()
    app.reset()
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["b: 0", "c: 2", "a: 1", "Edit"])
    #expect(app.window.changes == [#"button "a: 1" moves"#])
    #expect(app.bodies == ["Rows"])
  }

  @Test func `E14 inserting at the front keeps the state of all rows`() {
    let app = TestApp(Rows(["a", "b"]) { $0.insert(Item(id: 9, name: "new"), at: 0) })
    app.window.button("a: 0").tap()
    app.window.button("b: 0").tap()
    app.reset()
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["new: 0", "a: 1", "b: 1", "Edit"])
    #expect(app.window.changes == [#"button "new: 0" appears"#])
    #expect(app.bodies == ["Rows", "TapCounter"])
  }

  @Test func `E15 an element that comes back after it was removed starts anew`() {
    let app = TestApp(
      Rows(["a", "b"]) { items in
        if items.count == 2 {
          items.removeFirst()
        } else {
          items.insert(Item(id: 0, name: "a"), at: 0)
        }
      })
    app.window.button("a: 0").tap()
    app.window.button("b: 0").tap()
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["b: 1", "Edit"])
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["a: 0", "b: 1", "Edit"])
  }

  @Test func `E16 editing a string that is its own id makes a new row`() {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { TapCounter($0) }
        Button("Edit") { names[0] = "x" }
      }
    }
    let app = TestApp(Screen())
    app.window.button("a: 0").tap()
    app.window.button("b: 0").tap()
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["x: 0", "b: 1", "Edit"])
  }

  @Test func `E17 with offsets as ids the first row's state stays at the first place`() {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(Array(names.enumerated()), id: \.offset) { TapCounter($0.element) }
        Button("Remove") { names.removeFirst() }
      }
    }
    let app = TestApp(Screen())
    app.window.button("a: 0").tap()
    app.window.button("Remove").tap()
    #expect(app.window.texts == ["b: 1", "c: 0", "Remove"])
  }

  @Test func `E18 an id that occurs twice is reported and does not trap`() {
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 1, name: "b")]
      var body: some View {
        ForEach(items) { item in TapCounter(item.name) }
        Button("Swap") { items.swapAt(0, 1) }
        Button("Add") { items.insert(Item(id: 2, name: "c"), at: 1) }
        Button("Remove") { items.removeFirst() }
      }
    }
    let report = """
      ForEach<Array<Item>, Int, TapCounter>: the ID 1 occurs multiple times within the \
      collection, this will give undefined results!
      """
    let app = TestApp(Screen())
    #expect(app.reports == [report])
    let buttons = ["Swap", "Add", "Remove"]
    #expect(app.window.texts == ["a: 0", "b: 0"] + buttons)
    app.window.button("Swap").tap()
    #expect(app.window.texts == ["b: 0", "a: 0"] + buttons)
    app.reset()
    app.window.button("Add").tap()
    #expect(app.window.texts == ["b: 0", "c: 0", "a: 0"] + buttons)
    #expect(app.reports == [report])
    app.reset()
    app.window.button("Remove").tap()
    #expect(app.window.texts == ["c: 0", "a: 0"] + buttons)
    #expect(app.reports == [])
  }

  @Test func `E19 a constant range whose count changes is reported and keeps its rows`() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        ForEach(0..<count) { index in TapCounter("row \(index)") }
        Button("Add") { count += 1 }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Add").tap()
    #expect(
      app.reports == [
        """
        ForEach<Range<Int>, Int, TapCounter> count (3) != its initial count (2). \
        `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
        `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """
      ])
    #expect(app.window.texts == ["row 0: 0", "row 1: 0", "Add"])
  }

  @Test func `E20 an AnyView keeps state while the type inside stays`() {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        Button("Next") { page += 1 }
        content
      }
      var content: AnyView {
        page < 2
          ? AnyView(TapCounter("page \(page)")) : AnyView(TapCounter("page \(page)").padding())
      }
    }
    let app = TestApp(Screen())
    app.window.button("page 0: 0").tap()
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "page 1: 1"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "page 2: 0"])
  }

  @Test func `E21 an AnyView in an AnyView is the same as one`() {
    struct Screen: View {
      @State private var isTwice = false
      var body: some View {
        Button("Switch") { isTwice.toggle() }
        isTwice ? AnyView(AnyView(TapCounter("row"))) : AnyView(TapCounter("row"))
      }
    }
    let app = TestApp(Screen())
    app.window.button("row: 0").tap()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "row: 1"])
  }

  @Test func `E22 a modifier applied in one branch of an if resets the state`() {
    struct Screen: View {
      @State private var isPadded = false
      var body: some View {
        Button("Switch") { isPadded.toggle() }
        if isPadded { TapCounter("row").padding() } else { TapCounter("row") }
      }
    }
    let app = TestApp(Screen())
    app.window.button("row: 0").tap()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "row: 0"])
  }

  @Test func `E23 a view's lifetime is that of its identity, not of its value`() {
    final class Model: ObservableObject {
      @MainActor init(_ trace: Trace<String>) { trace("model") }
    }
    struct Child: View {
      let number: Int
      @StateObject private var model: Model
      init(number: Int, trace: Trace<String>) {
        self.number = number
        trace("view")
        _model = StateObject(wrappedValue: Model(trace))
      }
      var body: some View { TapCounter("child \(number)") }
    }
    struct Screen: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        Child(number: number, trace: trace)
        Button("Next") { number += 1 }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("child 0: 0").tap()
    for _ in 0..<3 { app.window.button("Next").tap() }
    #expect(app.window.texts == ["child 3: 1", "Next"])
    #expect(trace.events == ["view", "model", "view", "view", "view"])
  }

  /// Decided: Apple documents a group as a way to treat several views as one without any effect of
  /// its own, and a modifier on it as applying to each member.
  @Test func `E25 a group adds no identity, and an id on it resets all its members`() {
    struct Screen: View {
      @State private var title = 0
      @State private var page = 0
      var body: some View {
        Group {
          TapCounter("a \(title)")
          TapCounter("b \(title)")
        }
        .id(page)
        Button("Title") { title += 1 }
        Button("Page") { page += 1 }
      }
    }
    let app = TestApp(Screen())
    app.window.button("a 0: 0").tap()
    app.window.button("b 0: 0").tap()
    app.window.button("Title").tap()
    #expect(app.window.texts == ["a 1: 1", "b 1: 1", "Title", "Page"])
    app.window.button("Page").tap()
    #expect(app.window.texts == ["a 1: 0", "b 1: 0", "Title", "Page"])
  }
}

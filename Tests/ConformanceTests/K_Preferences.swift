/// Preferences: values that views pass to their ancestors.
@MainActor
@Suite struct K_Preferences {
  struct NumbersKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  struct Number: View {
    let number: Int
    init(_ number: Int) { self.number = number }
    var body: some View {
      Text("\(number)").preference(key: NumbersKey.self, value: [number])
    }
  }

  @Test func `K01 values are combined in the order of the views`() {
    let trace = Trace<[Int]>()
    _ = TestApp {
      VStack {
        Number(1)
        HStack {
          Number(2)
          Text("nothing")
          Number(3).padding()
        }
        ForEach([4, 5], id: \.self) { Number($0) }
        Number(6)
      }
      .onPreferenceChange(NumbersKey.self) { trace($0) }
    }
    #expect(trace.events == [[1, 2, 3, 4, 5, 6]])
  }

  @Test func `K01 the order follows the views when they move`() {
    struct Screen: View {
      let trace: Trace<[Int]>
      @State private var numbers = [1, 2, 3]
      var body: some View {
        VStack { ForEach(numbers, id: \.self) { Number($0) } }
          .onPreferenceChange(NumbersKey.self) { trace($0) }
        Button("Reverse") { numbers.reverse() }
        Button("Insert") { numbers.insert(9, at: 1) }
        Button("Remove") { numbers.removeFirst() }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Reverse").tap()
    app.window.button("Insert").tap()
    app.window.button("Remove").tap()
    #expect(trace.events == [[1, 2, 3], [3, 2, 1], [3, 9, 2, 1], [9, 2, 1]])
  }

  @Test func `K02 the first value is the start, so three values are combined twice`() {
    struct Key: PreferenceKey {
      nonisolated(unsafe) static var calls: [String] = []
      static let defaultValue = "default"
      static func reduce(value: inout String, nextValue: () -> String) {
        let next = nextValue()
        calls.append("\(value) \(next)")
        value += next
      }
    }
    let trace = Trace<String>()
    _ = TestApp {
      VStack {
        Text("a").preference(key: Key.self, value: "a")
        Text("b").preference(key: Key.self, value: "b")
        Text("c").preference(key: Key.self, value: "c")
      }
      .onPreferenceChange(Key.self) { trace($0) }
    }
    #expect(trace.events == ["abc"])
    #expect(Key.calls == ["a b", "ab c"])
  }

  @Test func `K03 without a writer an overlay sees the default and no action runs`() {
    let trace = Trace<[Int]>()
    let app = TestApp {
      Text("content")
        .overlayPreferenceValue(NumbersKey.self) { Text("overlay \($0.count)") }
        .backgroundPreferenceValue(NumbersKey.self) { Text("background \($0.count)") }
        .onPreferenceChange(NumbersKey.self) { trace($0) }
    }
    #expect(app.window.texts == ["content", "overlay 0", "background 0"])
    #expect(trace.events == [])
  }

  @Test func `K04 an optional value is nil by default`() {
    struct TitleKey: PreferenceKey {
      static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
      }
    }
    #expect(TitleKey.defaultValue == nil)
    let app = TestApp {
      Text("content").overlayPreferenceValue(TitleKey.self) { Text($0 ?? "nil") }
      Text("content").preference(key: TitleKey.self, value: "a")
        .overlayPreferenceValue(TitleKey.self) { Text($0 ?? "nil") }
    }
    #expect(app.window.texts == ["content", "nil", "content", "a"])
  }

  @Test func `K05 a value set outside replaces those inside`() {
    let trace = Trace<[Int]>()
    _ = TestApp {
      VStack {
        Number(1)
        HStack {
          Number(2)
          Number(3)
        }
        .preference(key: NumbersKey.self, value: [20])
        .preference(key: NumbersKey.self, value: [30])
      }
      .onPreferenceChange(NumbersKey.self) { trace($0) }
    }
    #expect(trace.events == [[1, 30]])
  }

  @Test func `K06 a transform gets the value from inside, or the default`() {
    struct Key: PreferenceKey {
      static let defaultValue = [0]
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    let trace = Trace<[Int]>()
    _ = TestApp {
      VStack {
        VStack {
          Text("a").preference(key: Key.self, value: [1])
          Text("b").preference(key: Key.self, value: [2])
        }
        .transformPreference(Key.self) { $0.append(3) }
        Text("nothing").transformPreference(Key.self) { $0.append(4) }
      }
      .onPreferenceChange(Key.self) { trace($0) }
    }
    #expect(trace.events == [[1, 2, 3, 0, 4]])
  }

  @Test func `K06 a transform runs again when the value from inside changes`() {
    struct Inner: View {
      @State private var number = 1
      var body: some View {
        Button("Next") { number += 1 }.preference(key: NumbersKey.self, value: [number])
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp {
      Inner()
        .transformPreference(NumbersKey.self) { $0.append(10) }
        .onPreferenceChange(NumbersKey.self) { trace($0) }
    }
    app.window.button("Next").tap()
    #expect(trace.events == [[1, 10], [2, 10]])
  }

  struct Changing: View {
    let trace: Trace<[Int]>
    @State private var numbers = [1, 2]
    @State private var title = 0
    var body: some View {
      VStack {
        ForEach(0..<2) { index in
          Text("row").preference(key: NumbersKey.self, value: [numbers[index]])
        }
      }
      .onPreferenceChange(NumbersKey.self) { trace($0) }
      Button("Swap") { numbers.swapAt(0, 1) }
      Button("Title \(title)") { title += 1 }
    }
  }

  @Test func `K07 onPreferenceChange runs once at first, with the combined value`() {
    let trace = Trace<[Int]>()
    let app = TestApp(Changing(trace: trace))
    #expect(trace.events == [[1, 2]])
    #expect(app.bodies == ["Changing"])
  }

  @Test func `K08 onPreferenceChange runs again only if the combined value differs`() {
    let trace = Trace<[Int]>()
    let app = TestApp(Changing(trace: trace))
    app.window.button("Title 0").tap()
    #expect(trace.events == [[1, 2]])
    app.window.button("Swap").tap()
    #expect(trace.events == [[1, 2], [2, 1]])
    app.window.button("Title 1").tap()
    #expect(trace.events == [[1, 2], [2, 1]])

    // The values differ, but combine to the same result.
    struct Sum: View {
      let trace: Trace<Int>
      @State private var first = 1
      var body: some View {
        Group {
          Button("Swap") { first = 3 - first }.preference(key: CountKey.self, value: first)
          Text("other").preference(key: CountKey.self, value: 3 - first)
        }
        .onPreferenceChange(CountKey.self) { trace($0) }
      }
    }
    let sums = Trace<Int>()
    let sum = TestApp(Sum(trace: sums))
    sum.window.button("Swap").tap()
    #expect(sums.events == [3])
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `K09 a feedback loop stops after two runs in one update and is reported`() {
    struct Loop: View {
      let trace: Trace<Int>
      @State private var count = 0
      @State private var isRunning = false
      var body: some View {
        Button("\(count)") {
          isRunning = true
          count += 1
        }
        .preference(key: CountKey.self, value: count)
        .onPreferenceChange(CountKey.self) {
          trace($0)
          if isRunning { count += 1 }
        }
      }
    }
    let trace = Trace<Int>()
    let app = TestApp(Loop(trace: trace))
    app.window.button("0").tap()
    #expect(trace.events == [0, 1, 2])
    #expect(
      app.reports == ["Bound preference CountKey tried to update multiple times per frame."])
    #expect(app.window.texts == ["3"])
  }

  @Test func `K11 a writer that is removed takes its value with it`() {
    struct Screen: View {
      let trace: Trace<[Int]>
      @State private var isShown = true
      var body: some View {
        VStack {
          Number(1)
          if isShown { Number(2) }
          Number(3)
        }
        .onPreferenceChange(NumbersKey.self) { trace($0) }
        Button("Switch") { isShown.toggle() }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Switch").tap()
    app.window.button("Switch").tap()
    #expect(trace.events == [[1, 2, 3], [1, 3], [1, 2, 3]])
  }

  @Test func `K12 onPreferenceChange leaves the value to those further up`() {
    let trace = Trace<String>()
    _ = TestApp {
      VStack {
        Number(1).onPreferenceChange(NumbersKey.self) { trace("inner \($0)") }
        Number(2)
      }
      .onPreferenceChange(NumbersKey.self) { trace("middle \($0)") }
      .onPreferenceChange(NumbersKey.self) { trace("outer \($0)") }
    }
    #expect(trace.events == ["inner [1]", "middle [1, 2]", "outer [1, 2]"])
  }

  /// Decided: a presented view is not part of the view that presents it.
  @Test func `K13 a preference of a sheet does not reach the view that presents it`() {
    struct Screen: View {
      let trace: Trace<[Int]>
      @State private var isPresented = false
      var body: some View {
        VStack {
          Number(1)
          Button("Present") { isPresented = true }
            .sheet(isPresented: $isPresented) {
              VStack { Number(2) }
                .onPreferenceChange(NumbersKey.self) { trace($0) }
            }
        }
        .onPreferenceChange(NumbersKey.self) { trace($0) }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Present").tap()
    app.window.presentations[0].dismiss()
    #expect(trace.events == [[1], [2]])
  }

  @Test func `K14 state written in onPreferenceChange makes one more update`() {
    struct Screen: View {
      @State private var total = 0
      @State private var count = 1
      var body: some View {
        VStack {
          Text("total \(total)")
          Button("Add") { count += 1 }.preference(key: CountKey.self, value: count)
        }
        .onPreferenceChange(CountKey.self) { total = $0 }
      }
    }
    let app = TestApp(Screen())
    #expect(app.bodies == ["Screen", "Screen"])
    #expect(app.window.texts == ["total 1", "Add"])
    app.reset()
    app.window.button("Add").tap()
    #expect(app.bodies == ["Screen", "Screen"])
    #expect(app.window.changes == [#"text "total 1" becomes "total 2""#])
    #expect(app.reports == [])
  }

  struct Carried: Equatable {
    let number: Int
    let content: AnyView

    static func == (a: Carried, b: Carried) -> Bool { a.number == b.number }
  }

  struct CarriedKey: PreferenceKey {
    static var defaultValue: Carried? { nil }
    static func reduce(value: inout Carried?, nextValue: () -> Carried?) {
      value = value ?? nextValue()
    }
  }

  struct Carrying: ViewModifier {
    func body(content: Content) -> some View {
      Text("carrier").preference(
        key: CarriedKey.self, value: Carried(number: 1, content: AnyView(content)))
    }
  }

  struct Unloading: View {
    @State private var isLoaded = true
    @State private var carried: Carried?
    @State private var isShown = false

    var body: some View {
      VStack {
        if isLoaded { Text("content").modifier(Carrying()) }
        if isShown, let carried { carried.content }
        Button("Unload") { isLoaded = false }
        Button("Show") { isShown.toggle() }
      }
      .onPreferenceChange(CarriedKey.self) { new in
        if let new { carried = new }
      }
    }
  }

  @Test func `a modifier's content that a preference has carried outlives the modifier`() {
    let app = TestApp(Unloading())
    app.window.button("Unload").tap()
    #expect(app.window.texts == ["Unload", "Show"])
    for _ in 0..<2 {
      app.window.button("Show").tap()
      #expect(app.window.texts == ["content", "Unload", "Show"])
      app.window.button("Show").tap()
      #expect(app.window.texts == ["Unload", "Show"])
    }
  }
}

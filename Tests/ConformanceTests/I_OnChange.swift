/// The times at which `onChange` runs, and its values.
@MainActor
@Suite struct I_OnChange {
  /// A number that buttons change, and views that observe it.
  struct Screen<Content: View>: View {
    @State private var number = 0
    @State private var other = 0
    @ViewBuilder let content: (Text, Int) -> Content

    var body: some View {
      content(Text("\(number) \(other)"), number)
      Button("Add") { number += 1 }
      Button("Same") { number += 0 }
      Button("Other") { other += 1 }
    }
  }

  @Test func `I01 the form with one argument gets the new value`() {
    let trace = Trace<Int>()
    let app = TestApp(
      Screen { text, number in text.onChange(of: number, perform: { trace($0) }) })
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    #expect(trace.events == [1, 2])
  }

  @Test func `I02 the form with two arguments gets the old and the new value`() {
    let trace = Trace<[Int]>()
    let app = TestApp(Screen { text, number in text.onChange(of: number) { trace([$0, $1]) } })
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    #expect(trace.events == [[0, 1], [1, 2]])
  }

  @Test func `I03 initial runs it at first, with the same value twice`() {
    let trace = Trace<[Int]>()
    let app = TestApp(
      Screen { text, number in text.onChange(of: number, initial: true) { trace([$0, $1]) } })
    #expect(trace.events == [[0, 0]])
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    #expect(trace.events == [[0, 0], [0, 1], [1, 2]])
  }

  @Test func `I04 the form without arguments runs once at first if it is initial`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { text, number in text.onChange(of: number, initial: true) { trace("run") } })
    app.window.button("Other").tap()
    #expect(trace.events == ["run"])
  }

  @Test func `I05 it does not run at the first appearance`() {
    let trace = Trace<String>()
    _ = TestApp(
      Screen { text, number in
        text
          .onChange(of: number) { trace("none") }
          .onChange(of: number) { _, _ in trace("two") }
          .onChange(of: number, perform: { _ in trace("one") })
      })
    #expect(trace.events == [])
  }

  @Test func `I06 an equal value does not run it`() {
    let trace = Trace<String>()
    let app = TestApp(Screen { text, number in text.onChange(of: number) { trace("run") } })
    app.window.button("Same").tap()
    app.window.button("Other").tap()
    #expect(app.window.texts.first == "0 1")
    #expect(trace.events == [])
  }

  @Test func `I07 writes of one transaction run it once, with the first old and the last new`() {
    struct Screen: View {
      let trace: Trace<[Int]>
      @State private var value = 0
      var body: some View {
        let _ = trace([value])
        Text("\(value)")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { trace([$0, $1]) }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events.filter { $0.count == 2 } == [[0, 2], [2, 4]])
    #expect(trace.events.filter { $0.count == 1 } == [[0], [2], [4]])
    #expect(app.window.texts == ["4"])
  }

  @Test func `I08 the form with one argument runs the old closure, the others the new`() {
    struct Child: View {
      let number: Int
      let trace: Trace<String>
      var body: some View {
        Text("child")
          .onChange(of: number, perform: { trace("one: \($0), captured \(number)") })
          .onChange(of: number) { trace("two: \($0) \($1), captured \(number)") }
          .onChange(of: number) { trace("none: captured \(number)") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen { _, number in Child(number: number, trace: trace) })
    app.window.button("Add").tap()
    #expect(
      trace.events == ["one: 1, captured 0", "two: 0 1, captured 1", "none: captured 1"])
  }

  @Test func `I09 a change outside of any source is noticed at the next evaluation`() {
    final class Box {
      var number = 0
    }
    struct BoxView: View {
      let box: Box
      let trace: Trace<[Int]>
      @State private var isOn = false
      var body: some View {
        Toggle(isOn ? "on" : "off", isOn: $isOn)
          .onChange(of: box.number) { trace([$0, $1]) }
      }
    }
    let box = Box()
    let trace = Trace<[Int]>()
    let app = TestApp(BoxView(box: box, trace: trace))
    box.number = 5
    app.flush()
    #expect(trace.events == [])
    app.window.toggle("off").tap()
    #expect(trace.events == [[0, 5]])
  }

  @Test func `I10 all actions for one value see the same old and new`() {
    struct Watcher: View {
      let trace: Trace<[Int]>
      @State private var number = 0
      var body: some View {
        Button("\(number)") { number += 1 }
          .onChange(of: number) { old, new in
            trace([old, new])
            if new < 10 { number = 10 }
          }
          .onChange(of: number) { trace([$0, $1]) }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Watcher(trace: trace))
    app.window.button("0").tap()
    #expect(trace.events == [[0, 1], [0, 1], [1, 10], [1, 10]])
    #expect(app.window.texts == ["10"])
  }

  @Test func `I11 several on one view run from the inside to the outside`() {
    struct Child: View {
      let number: Int
      let trace: Trace<String>
      var body: some View { Text("child").onChange(of: number) { trace("child") } }
    }
    let trace = Trace<String>()
    let app = TestApp(
      Screen { _, number in
        Child(number: number, trace: trace)
          .onChange(of: number) { trace("inner") }
          .onChange(of: number) { trace("outer") }
      })
    app.window.button("Add").tap()
    #expect(trace.events == ["child", "inner", "outer"])
  }

  @Test func `I12 a feedback loop stops after two runs in one update and is reported`() {
    struct Loop: View {
      let trace: Trace<[Int]>
      @State private var number = 0
      var body: some View {
        Button("\(number)") { number += 1 }
          .onChange(of: number) { old, new in
            trace([old, new])
            number += 1
          }
      }
    }
    let trace = Trace<[Int]>()
    let app = TestApp(Loop(trace: trace))
    app.window.button("0").tap()
    let report = "onChange(of: Int) action tried to update multiple times per frame."
    #expect(trace.events == [[0, 1], [1, 2]])
    #expect(app.reports == [report])
    #expect(app.window.texts == ["3"])
    // Another event causes another update.
    app.window.button("3").tap()
    #expect(trace.events == [[0, 1], [1, 2], [3, 4], [4, 5]])
    #expect(app.reports == [report, report])
    #expect(app.window.texts == ["6"])
  }

  @Test func `I13 another identity starts the comparison anew`() {
    let trace = Trace<[Int]>()
    let app = TestApp(
      Screen { text, number in text.onChange(of: number) { trace([$0, $1]) }.id(number / 2) })
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    #expect(trace.events == [[0, 1], [2, 3]])
  }

  @Test func `I14 state written in an action is shown in the same turn`() {
    struct Doubling: View {
      @State private var number = 0
      @State private var double = 0
      var body: some View {
        Text("\(number) \(double)").onChange(of: number) { double = number * 2 }
        Button("Add") { number += 1 }
      }
    }
    let app = TestApp(Doubling())
    app.reset()
    app.window.button("Add").tap()
    #expect(app.bodies == ["Doubling", "Doubling"])
    #expect(app.window.changes == [#"text "0 0" becomes "1 2""#])
    #expect(app.window.batchCount == 1)
  }
}

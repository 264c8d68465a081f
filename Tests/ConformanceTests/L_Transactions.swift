/// Transactions and animations: the update that a write belongs to, and the values that travel with it.
@MainActor
@Suite struct L_Transactions {
  /// A number that is written in several ways, and views that observe the updates.
  struct Screen<Content: View>: View {
    @State private var number = 0
    let write: (Binding<Int>) -> Void
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      content(number)
      Button("Write") { write($number) }
    }
  }

  @Test func `L01 MA01 the update of a withAnimation carries its animation`() {
    let trace = Trace<Animation?>()
    func app(_ write: @escaping (Binding<Int>) -> Void) -> TestApp {
      let app = TestApp(
        Screen(write: write) { number in
          Text("\(number)").transaction { trace($0.animation) }
        })
      trace.reset()
      return app
    }
    app { number in withAnimation(.linear) { number.wrappedValue = 1 } }
      .window.button("Write").tap()
    #expect(trace.events == [.linear])
    app { $0.wrappedValue = 1 }.window.button("Write").tap()
    #expect(trace.events == [nil])
  }

  @Test func `L02 a custom key is readable in the update only`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen {
        number in
        withTransaction(\.origin, "menu") { number.wrappedValue += 1 }
        number.wrappedValue += 1
      } content: { number in
        Text("\(number)").transaction { trace("\(number) from \($0.origin)") }
      })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == ["1 from menu", "2 from nowhere"])
  }

  @Test func `L03 writes of different transactions are separate updates in order`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { number in
        number.wrappedValue = 1
        number.wrappedValue = 2
        withAnimation(.linear) {
          number.wrappedValue = 3
          number.wrappedValue = 4
        }
        number.wrappedValue = 5
        withAnimation(.easeIn) { number.wrappedValue = 6 }
        withAnimation(.easeIn) { number.wrappedValue = 7 }
      } content: { number in
        Text("\(number)").transaction {
          trace("\(number) \($0.animation == nil ? "plain" : "animated")")
        }
      })
    trace.reset()
    app.reset()
    app.window.button("Write").tap()
    #expect(trace.events == ["2 plain", "4 animated", "5 plain", "6 animated", "7 animated"])
    #expect(app.window.changes == [#"text "0" becomes "7""#])
  }

  @Test func `L04 withAnimation returns what the closure returns, and throws what it throws`() {
    struct Failure: Error, Equatable {}
    #expect(withAnimation { 42 } == 42)
    #expect(throws: Failure()) { try withAnimation(.linear) { throw Failure() } }
  }

  @Test func `L05 the completion runs once, at once if nothing changed`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { number in
        withAnimation {
          number.wrappedValue += 0
          trace("body")
        } completion: {
          trace("complete")
        }
        trace("after")
      } content: {
        Text("\($0)")
      })
    app.window.button("Write").tap()
    #expect(trace.events == ["body", "complete", "after"])
    app.window.button("Write").tap()
    #expect(trace.events == ["body", "complete", "after", "body", "complete", "after"])
  }

  @Test func `L05 the completion runs once, after the changes have been shown`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { number in
        withAnimation {
          number.wrappedValue += 1
          trace("body")
        } completion: {
          trace("complete")
        }
        trace("after")
      } content: { number in
        let _ = trace("update \(number)")
        Text("\(number)")
      })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == ["body", "after", "update 1", "complete"])
    app.window.button("Write").tap()
    #expect(
      trace.events.suffix(4) == ["body", "after", "update 2", "complete"])
    #expect(trace.events.count == 8)
  }

  @Test func `L05 the completion waits for the changes made before a nested transaction`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { number in
        withAnimation(.linear) {
          number.wrappedValue = 1
          withTransaction(\.origin, "nested") { number.wrappedValue = 2 }
        } completion: {
          trace("complete")
        }
        trace("after")
      } content: { number in
        let _ = trace("update \(number)")
        Text("\(number)")
      })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == ["after", "update 1", "update 2", "complete"])
  }

  @Test func `L07 MA12 disabled animations are not animated by views`() {
    let trace = Trace<Animation?>()
    func app(disabling: Bool) -> TestApp {
      let app = TestApp(
        Screen { number in
          var transaction = Transaction()
          transaction.disablesAnimations = disabling
          withTransaction(transaction) { number.wrappedValue += 1 }
        } content: { number in
          Text("\(number)").transaction { trace($0.animation) }.animation(.linear, value: number)
        })
      trace.reset()
      return app
    }
    app(disabling: false).window.button("Write").tap()
    #expect(trace.events == [.linear])
    app(disabling: true).window.button("Write").tap()
    #expect(trace.events == [nil])
  }

  @Test func `L08 MA05 an animation for a value counts only where the value changes`() {
    struct Two: View {
      let trace: Trace<Animation?>
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .transaction { trace($0.animation) }
          .animation(.linear, value: first)
        Text("outside").transaction { trace($0.animation) }
        Button("First") { first += 1 }
        Button("Second") { second += 1 }
      }
    }
    let trace = Trace<Animation?>()
    let app = TestApp(Two(trace: trace))
    #expect(trace.events == [nil, nil])
    trace.reset()
    app.window.button("First").tap()
    #expect(trace.events == [.linear, nil])
    trace.reset()
    app.window.button("Second").tap()
    #expect(trace.events == [nil, nil])
  }

  @Test func `L08 an animation reaches views that are updated for reasons of their own`() {
    struct Child: View {
      let trace: Trace<Animation?>
      let store: Store
      var body: some View {
        Text("\(store.number)").transaction { trace($0.animation) }
      }
    }
    struct Parent: View {
      let trace: Trace<Animation?>
      let store: Store
      var body: some View {
        VStack { Child(trace: trace, store: store) }
          .animation(.linear, value: store.number)
        Button("Write") { store.number += 1 }
        Button("Other") { store.other += 1 }
      }
    }
    let trace = Trace<Animation?>()
    let app = TestApp(Parent(trace: trace, store: Store()))
    trace.reset()
    app.reset()
    app.window.button("Write").tap()
    #expect(app.bodies == ["Parent", "Child"])
    #expect(trace.events == [.linear])
  }

  @Observable
  final class Store {
    var number = 0
    var other = 0
  }

  @Test func `L09 a binding's transaction reaches the setter and the update`() {
    let trace = Trace<String>()
    struct Child: View {
      @Binding var number: Int
      var body: some View { Button("Set") { number = 5 } }
    }
    struct Parent: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        var transaction = Transaction(animation: .easeIn)
        transaction.origin = "binding"
        let binding = Binding(get: { number }) { newValue, transaction in
          trace("set \(newValue) from \(transaction.origin), \(transaction.animation == .easeIn)")
          number = newValue
        }
        return VStack {
          Child(number: binding.transaction(transaction))
          Text("\(number)").transaction {
            trace("update \(number) from \($0.origin), \($0.animation == .easeIn)")
          }
        }
      }
    }
    let app = TestApp(Parent(trace: trace))
    trace.reset()
    app.window.button("Set").tap()
    #expect(trace.events == ["set 5 from binding, true", "update 5 from binding, true"])
  }

  @Test func `L10 a tap is not continuous`() {
    let trace = Trace<Bool>()
    let app = TestApp(
      Screen {
        $0.wrappedValue += 1
      } content: { number in
        Text("\(number)").transaction { trace($0.isContinuous) }
      })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == [false])
  }

  struct SliderScreen: View {
    let trace: Trace<String>
    @State private var number = 0.0

    var body: some View {
      Slider(value: $number, label: { Text("Number") })
      Text("\(number)").transaction { trace("\(number) \($0.isContinuous)") }
      Button("Write") { number = 1 }
    }
  }

  @Test func `L10 a slider's drag is continuous, and a tap beside it is not`() {
    let trace = Trace<String>()
    let app = TestApp(SliderScreen(trace: trace))
    trace.reset()
    app.window.slider("Number").slide(over: 0.25, 0.5)
    app.window.button("Write").tap()
    app.window.slider("Number").move(to: 0)
    #expect(trace.events == ["0.25 true", "0.5 true", "1.0 false", "0.0 false"])
  }

  @Test func `L11 a host that does not move anything shows the end and completes`() {
    let trace = Trace<String>()
    let app = TestApp(
      Screen { number in
        withAnimation(.linear(duration: 1_000_000).repeatForever(), completionCriteria: .removed) {
          number.wrappedValue = 100
        } completion: {
          trace("complete")
        }
      } content: {
        Text("\($0)").opacity(Double($0) / 100)
      })
    app.reset()
    app.window.button("Write").tap()
    #expect(
      app.window.changes == ["box opacity 0.0 becomes 1.0", #"text "0" becomes "100""#])
    #expect(trace.events == ["complete"])
  }

  @Test func `L11 off the main actor the completion follows the code at once`() async {
    // The main actor is known once there is an app.
    let app = TestApp(Text(""))
    let events = await Task.detached {
      var events: [String] = []
      withAnimation {
        events.append("code")
      } completion: {
        events.append("complete")
      }
      return events
    }.value
    #expect(events == ["code", "complete"])
    #expect(app.window.texts == [""])
  }
}

private struct OriginKey: TransactionKey {
  static let defaultValue = "nowhere"
}

extension Transaction {
  fileprivate var origin: String {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
}

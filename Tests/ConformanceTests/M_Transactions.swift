import Foundation

/// The transactions of an update, and the changes that they animate, checked against the statements on motion.
@MainActor
@Suite struct M_Transactions {
  /// A view with a number that is written in several ways, and a record of the transactions of its updates.
  private struct Screen: View {
    let trace: Trace<Animation?>
    let write: (Binding<Int>) -> Void
    @State private var number = 0

    var body: some View {
      Text("\(number)").transaction { trace($0.animation) }.animation(.linear, value: number)
      Text("outside").transaction { trace($0.animation) }
      Button("Write") { write($number) }
    }
  }

  private struct Later: View {
    let trace: Trace<Animation?>
    @State private var number = 0

    var body: some View {
      Text("\(number)").transaction { trace($0.animation) }
      Button("Write") {
        withAnimation(.linear) {
          number += 1
          Task { number += 1 }
        }
      }
    }
  }

  @Test func `MA01 a write in a task that the closure starts is not animated`() async {
    let trace = Trace<Animation?>()
    let app = TestApp(Later(trace: trace))
    trace.reset()
    app.window.button("Write").tap()
    await app.wait { app.window.shows("2") }
    #expect(trace.events == [.linear, nil])
  }

  @Test func `MA02 an inner transaction changes its own values only`() {
    struct Nested: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        Text("\(number)").transaction { trace("step \($0.step), \($0.animation == .linear)") }
        Button("Write") {
          withAnimation(.linear) { withTransaction(\.step, 5) { number += 1 } }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Nested(trace: trace))
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == ["step 5, true"])
  }

  private struct Growing: View {
    let trace: Trace<CGFloat>
    @State private var width: CGFloat = 100

    var body: some View {
      let _ = trace(width)
      Color.red.frame(width: width, height: 20).accessibilityIdentifier("bar")
      Button("Grow") { withAnimation(.linear(duration: 1)) { width = 200 } }
    }
  }

  @Test func `MA03 MC07 a body that is not animatable sees only the end, and its view moves there`()
  {
    let trace = Trace<CGFloat>()
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Growing(trace: trace) }
    app.window.showsMotion = true
    app.window.button("Grow").tap()
    #expect(app.window.frame(of: "bar", at: 0.37)?.width == 137)
    #expect(trace.events == [100, 200])
  }

  private struct TwoLengths: View {
    @State private var width: CGFloat = 100
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: width, height: height).accessibilityIdentifier("bar")
        .animation(.linear(duration: 1), value: height)
      Button("Grow") { (width, height) = (200, 40) }
    }
  }

  @Test func `MA06 what changes together with the value of an animation moves too`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { TwoLengths() }
    app.window.showsMotion = true
    app.window.button("Grow").tap()
    #expect(app.window.frame(of: "bar", at: 0.25)?.size == CGSize(width: 125, height: 25))
  }

  private struct Layers: View {
    @State private var isOn = false

    var body: some View {
      Text("view").shadow(radius: isOn ? 8 : 4)
        .animation(.linear(duration: 1), value: isOn)
        .scaleEffect(isOn ? 2 : 1.5)
        .animation(.linear(duration: 2), value: isOn)
        .opacity(isOn ? 0.5 : 0.75)
      Button("Switch") { isOn.toggle() }
    }
  }

  @Test
  func `MA08 MI01 MI03 each modifier moves by the animation next outside of it, and else at once`()
  {
    let app = TestApp(Layers())
    app.window.showsMotion = true
    app.reset()
    app.window.button("Switch").tap()
    #expect(durations(app) == [.filter: 1, .transform: 2, .opacity: 0])
  }

  /// How long each property takes to its new value; 0 for at once.
  private func durations(_ app: TestApp) -> [PropertyKey: Double] {
    var durations: [PropertyKey: Double] = [:]
    for mutation in app.window.mutations {
      switch mutation {
      case .set(_, let property): durations[property.key] = 0
      case .animated(let motion, let animated):
        for case .set(_, let property) in animated { durations[property.key] = motion.duration }
      default: continue
      }
    }
    return durations
  }

  private struct Scoped: View {
    @State private var isOn = false

    var body: some View {
      Text("view").scaleEffect(isOn ? 2 : 1)
        .animation(.linear(duration: 1)) { outer in
          outer.shadow(radius: isOn ? 8 : 4)
            .transaction({ $0.animation = .linear(duration: 2) }) {
              $0.opacity(isOn ? 0.5 : 1)
            }
        }
        .offset(x: isOn ? 8 : 0)
      Button("Switch") { isOn.toggle() }
      Button("Animate") { withAnimation(.linear(duration: 3)) { isOn.toggle() } }
    }
  }

  @Test func `MA09 an animation of a closure is for the modifiers in it only`() {
    func durations(_ button: String) -> [PropertyKey: Double] {
      let app = TestApp(Scoped())
      app.window.showsMotion = true
      app.reset()
      app.window.button(button).tap()
      return self.durations(app)
    }
    #expect(durations("Switch") == [.transform: 0, .filter: 1, .opacity: 2, .offset: 0])
    #expect(durations("Animate") == [.transform: 3, .filter: 1, .opacity: 2, .offset: 3])
  }

  private struct Completing: View {
    let trace: Trace<String>
    @State private var isOn = false
    @State private var number = 0

    var body: some View {
      let _ = number
      Text("view").opacity(isOn ? 0.5 : 1)
      Button("Fade") { write { isOn.toggle() } }
      Button("Count") { write { number += 1 } }
      Button("Nothing") { write {} }
    }

    private func write(_ change: () -> Void) {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion { trace("complete") }
      withTransaction(transaction, change)
      trace("after")
    }
  }

  @Test func `MB29 a completion of a transaction runs once, when its animations are over`() async {
    let trace = Trace<String>()
    let app = TestApp(Completing(trace: trace))
    app.window.showsMotion = true
    app.window.button("Fade").tap()
    #expect(trace.events == ["after"])
    await app.clock.advance(by: .seconds(1))
    #expect(trace.events == ["after", "complete"])
    trace.reset()
    app.window.button("Count").tap()
    #expect(trace.events == ["after", "complete"])
    trace.reset()
    app.window.button("Nothing").tap()
    #expect(trace.events == ["complete", "after"])
  }

  private struct Two: View {
    let trace: Trace<String>
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      Text("\(first) \(second)")
        .transaction(value: first) { trace("first, \($0.disablesAnimations)") }
        .transaction { trace("every, \($0.disablesAnimations)") }
      Button("First") { first += 1 }
      Button("First, disabled") { withTransaction(\.disablesAnimations, true) { first += 1 } }
      Button("Second") { second += 1 }
    }
  }

  @Test
  func `MA11 a closure for a value runs where the value changes, and one without in every update`()
  {
    func events(_ button: String) -> [String] {
      let trace = Trace<String>()
      let app = TestApp(Two(trace: trace))
      trace.reset()
      app.window.button(button).tap()
      return trace.events
    }
    #expect(events("First") == ["every, false", "first, false"])
    #expect(events("First, disabled") == ["every, true", "first, true"])
    #expect(events("Second") == ["every, false"])
  }

  @Test func `MA12 an animation that the transaction has is used even if views add none`() {
    let trace = Trace<Animation?>()
    let app = TestApp(
      Screen(trace: trace) { number in
        var transaction = Transaction(animation: .easeIn)
        transaction.disablesAnimations = true
        withTransaction(transaction) { number.wrappedValue += 1 }
      })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == [.easeIn, .easeIn])
  }

  @Test func `MA07 MB01 withAnimation has the default animation, and a nearer one comes first`() {
    let trace = Trace<Animation?>()
    let app = TestApp(
      Screen(trace: trace) { number in withAnimation { number.wrappedValue += 1 } })
    trace.reset()
    app.window.button("Write").tap()
    #expect(trace.events == [.linear, .default])
  }
}

private struct StepKey: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

import Foundation

/// The state of gestures, and their recognition.
@MainActor
@Suite struct O_Gestures {
  // MARK: GestureState

  struct Card: View {
    let trace: Trace<String>
    @GestureState private var offset: Double

    init(trace: Trace<String>, offset: GestureState<Double>) {
      self.trace = trace
      _offset = offset
    }

    var body: some View {
      Text("\(Int(offset))")
        .transaction { transaction in
          let kind = transaction.isContinuous ? "continuous" : "single"
          trace("\(kind), \(transaction.animation == nil ? "plain" : "animated")")
        }
        .gesture(
          DragGesture().updating($offset) { value, state, transaction in
            state = value.translation.width
            if state > 30 { transaction.animation = .linear }
          })
    }
  }

  @Test func `O13 the state follows the gesture and returns in the reset transaction`() {
    let trace = Trace<String>()
    let app = TestApp(
      Card(
        trace: trace,
        offset: GestureState(
          wrappedValue: 0, resetTransaction: Transaction(animation: .easeOut))))
    let card = app.window.text("0")
    app.reset()
    trace.reset()
    card.pointerDown(at: CGPoint(x: 100, y: 0))
    card.pointerMove(to: CGPoint(x: 109, y: 0))
    #expect(app.bodies == [])
    card.pointerMove(to: CGPoint(x: 120, y: 0))
    card.pointerMove(to: CGPoint(x: 140, y: 0))
    #expect(app.window.texts == ["40"])
    card.pointerUp(at: CGPoint(x: 140, y: 0))
    #expect(app.window.texts == ["0"])
    #expect(app.bodies == ["Card", "Card", "Card"])
    #expect(trace.events == ["continuous, plain", "continuous, animated", "single, animated"])
  }

  @Test func `O13 MG14 the state returns when the gesture is cancelled`() {
    let trace = Trace<String>()
    let app = TestApp(
      Card(
        trace: trace,
        offset: GestureState(initialValue: 7) { last, transaction in
          if last == 20 { transaction.animation = .easeOut }
        }))
    let card = app.window.text("7")
    card.pointerDown()
    card.pointerMove(to: CGPoint(x: 20, y: 0))
    #expect(app.window.texts == ["20"])
    trace.reset()
    card.pointerCancel()
    #expect(app.window.texts == ["7"])
    #expect(trace.events == ["single, animated"])
    card.pointerMove(to: CGPoint(x: 40, y: 0))
    #expect(app.window.texts == ["7"])
  }

  @Test func `O13 MG14 the state returns when the view that has the gesture goes`() {
    struct Screen: View {
      @GestureState private var offset: Double?
      @State private var isThere = true
      var body: some View {
        Text(offset.map { "\(Int($0))" } ?? "nothing")
        if isThere {
          Text("card").gesture(
            DragGesture(minimumDistance: 0)
              .updating($offset) { value, state, _ in state = value.translation.width }
              .onChanged { if $0.translation.width > 50 { isThere = false } })
        }
      }
    }
    let app = TestApp(Screen())
    let card = app.window.text("card")
    card.pointerDown()
    #expect(app.window.texts == ["0", "card"])
    card.pointerMove(to: CGPoint(x: 60, y: 0))
    #expect(app.window.texts == ["nothing"])
    card.pointerUp()
    #expect(app.window.texts == ["nothing"])
  }

  @Test func `E06 another id ends the state of a gesture that goes on`() {
    struct Handle: View {
      let turn: () -> Void
      @GestureState private var offset = 0.0
      var body: some View {
        Text("\(Int(offset))").gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation.width }
            .onChanged { if $0.translation.width == 60 { turn() } })
      }
    }
    struct Book: View {
      @State private var page = 0
      var body: some View {
        Text("page \(page)")
        Handle { page += 1 }.id(page)
      }
    }
    let app = TestApp(Book())
    let handle = app.window.text("0")
    handle.pointerDown()
    handle.pointerMove(to: CGPoint(x: 50, y: 0))
    #expect(app.window.texts == ["page 0", "50"])
    handle.pointerMove(to: CGPoint(x: 60, y: 0))
    #expect(app.window.texts == ["page 1", "0"])
    handle.pointerMove(to: CGPoint(x: 70, y: 0))
    handle.pointerUp()
    #expect(app.window.texts == ["page 1", "0"])
    app.window.text("0").drag(to: CGPoint(x: 60, y: 0))
    #expect(app.window.texts == ["page 2", "0"])
  }

  // MARK: Taps

  @Test func `MG02 a tap runs the action, and one that moves away does not`() {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Tap").onTapGesture { trace("tap") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { trace("\($0.location.x)") }))
    app.window.text("Tap").tap(at: CGPoint(x: 3, y: 4))
    #expect(trace.events == ["tap", "3.0"])
    app.window.text("Tap").drag(to: CGPoint(x: 11, y: 0))
    #expect(trace.events == ["tap", "3.0"])
  }

  struct OnceOrTwice: View {
    let trace: Trace<String>
    var body: some View {
      Text("Tap")
        .onTapGesture(count: 2) { trace("double") }
        .onTapGesture { trace("single") }
    }
  }

  @Test func `MG01 a single tap waits as long as a double tap inside is possible`() async {
    let trace = Trace<String>()
    let app = TestApp(OnceOrTwice(trace: trace))
    let text = app.window.text("Tap")
    text.tap()
    await app.clock.advance(by: .milliseconds(349))
    #expect(trace.events == [])
    await app.clock.advance(by: .milliseconds(1))
    #expect(trace.events == ["single"])
    text.tap()
    await app.clock.advance(by: .milliseconds(300))
    text.tap()
    #expect(trace.events == ["single", "double"])
    await app.clock.advance(by: .seconds(1))
    text.tap()
    await app.clock.advance(by: .seconds(1))
    #expect(trace.events == ["single", "double", "single"])
  }

  @Test func `MG12 the inner one of two tap gestures at one place wins`() {
    let trace = Trace<String>()
    let app = TestApp(
      VStack {
        Text("in").onTapGesture { trace("inner") }
        Text("out")
      }
      .onTapGesture { trace("outer") })
    app.window.text("in").tap()
    app.window.text("out").tap()
    #expect(trace.events == ["inner", "outer"])
  }

  // MARK: Long presses

  struct Held: View {
    let trace: Trace<String>
    @GestureState private var isPressed = false
    var body: some View {
      Text(isPressed ? "pressed" : "released")
        .gesture(
          LongPressGesture(minimumDuration: 2, maximumDistance: 5)
            .updating($isPressed) { value, state, _ in state = value }
            .onChanged { trace("changed \($0)") }
            .onEnded { trace("ended \($0)") })
    }
  }

  @Test func `MG03 a long press ends when its time is over`() async {
    let trace = Trace<String>()
    let app = TestApp(Held(trace: trace))
    let text = app.window.text("released")
    text.pointerDown()
    #expect(app.window.texts == ["pressed"])
    await app.clock.advance(by: .milliseconds(1_999))
    #expect(trace.events == ["changed true"])
    await app.clock.advance(by: .milliseconds(1))
    #expect(trace.events == ["changed true", "ended true"])
    #expect(app.window.texts == ["released"])
    text.pointerUp()
    await text.press(for: .seconds(1))
    #expect(trace.events == ["changed true", "ended true", "changed true"])
    #expect(app.window.texts == ["released"])
  }

  @Test func `MG03 a long press that moves too far is none`() async {
    let trace = Trace<String>()
    let app = TestApp(Held(trace: trace))
    let text = app.window.text("released")
    text.pointerDown()
    text.pointerMove(to: CGPoint(x: 3, y: 4))
    #expect(app.window.texts == ["pressed"])
    text.pointerMove(to: CGPoint(x: 4, y: 4))
    #expect(app.window.texts == ["released"])
    await app.clock.advance(by: .seconds(3))
    text.pointerUp()
    #expect(trace.events == ["changed true"])
  }

  @Test func `MG03 pressing begins and is over before the action runs`() async {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Press").onLongPressGesture {
        trace("action")
      } onPressingChanged: {
        trace("pressing \($0)")
      })
    let text = app.window.text("Press")
    await text.press(for: .milliseconds(500))
    #expect(trace.events == ["pressing true", "pressing false", "action"])
    trace.reset()
    await text.press(for: .milliseconds(499))
    #expect(trace.events == ["pressing true", "pressing false"])
  }

  @Test func `a tap and a long press of one view do not stand in each other's way`() async {
    func actions<Content: View>(_ content: (Trace<String>) -> Content) async -> [String] {
      let trace = Trace<String>()
      let view = content(trace)
      let app = TestApp(view)
      await app.window.text("Both").press(for: .milliseconds(100))
      await app.window.text("Both").press(for: .milliseconds(600))
      return trace.events
    }
    let first = await actions { trace in
      Text("Both").onTapGesture { trace("tap") }.onLongPressGesture { trace("held") }
    }
    #expect(first == ["tap", "held"])
    let second = await actions { trace in
      Text("Both").onLongPressGesture { trace("held") }.onTapGesture { trace("tap") }
    }
    #expect(second == ["tap", "held"])
  }

  // MARK: Drags

  @Test func `MG06 MG07 a drag reports where it is and how fast`() async {
    let trace = Trace<DragGesture.Value>()
    let app = TestApp(
      Text("Drag").gesture(
        DragGesture(minimumDistance: 20).onChanged { trace($0) }.onEnded { trace($0) }))
    let text = app.window.text("Drag")
    text.pointerDown(at: CGPoint(x: 100, y: 50))
    await app.clock.advance(by: .milliseconds(50))
    text.pointerMove(to: CGPoint(x: 110, y: 50))
    #expect(trace.events.isEmpty)
    text.pointerMove(to: CGPoint(x: 120, y: 55))
    await app.clock.advance(by: .seconds(1))
    text.pointerUp(at: CGPoint(x: 120, y: 55))
    let (moved, ended) = (trace.events[0], trace.events[1])
    #expect(trace.events.count == 2)
    #expect(moved.startLocation == CGPoint(x: 100, y: 50))
    #expect(moved.location == CGPoint(x: 120, y: 55))
    #expect(moved.translation == CGSize(width: 20, height: 5))
    #expect(moved.velocity == CGSize(width: 400, height: 100))
    #expect(moved.predictedEndLocation == CGPoint(x: 220, y: 80))
    #expect(moved.predictedEndTranslation == CGSize(width: 120, height: 30))
    // The pointer rested for longer than the interval that velocity is measured over.
    #expect(ended.velocity == .zero)
    #expect(ended.predictedEndLocation == ended.location)
    #expect(abs(ended.time.timeIntervalSince(moved.time) - 1) < 0.001)
  }

  @Test func `MG04 a drag begins after ten points, which are a part of its first translation`() {
    let trace = Trace<Double>()
    let app = TestApp(Text("Drag").gesture(DragGesture().onChanged { trace($0.translation.width) }))
    let text = app.window.text("Drag")
    text.pointerDown()
    for x in [4.0, 9, 12] { text.pointerMove(to: CGPoint(x: x, y: 0)) }
    text.pointerUp(at: CGPoint(x: 12, y: 0))
    #expect(trace.events == [12])
  }

  @Test func `a drag of which the end is never received is cancelled when the next begins`() {
    let trace = Trace<String>()
    let app = TestApp(
      Card(trace: trace, offset: GestureState(wrappedValue: 0)))
    let card = app.window.text("0")
    card.pointerDown()
    card.pointerMove(to: CGPoint(x: 20, y: 0))
    #expect(app.window.texts == ["20"])
    card.pointerDown()
    #expect(app.window.texts == ["0"])
    card.pointerMove(to: CGPoint(x: 9, y: 0))
    #expect(app.window.texts == ["0"])
    card.pointerUp()
  }

  @Test func `MG05 MG11 a drag of no minimum begins when the pointer goes down`() {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Drag").gesture(
        DragGesture(minimumDistance: 0)
          .map { Int($0.translation.width) }
          .onChanged { trace("at \($0)") }
          .onEnded { trace("end \($0)") }))
    let text = app.window.text("Drag")
    text.pointerDown()
    text.pointerMove(to: CGPoint(x: 1, y: 0))
    // The reported value is the same, so nothing has changed.
    text.pointerMove(to: CGPoint(x: 1, y: 1))
    text.pointerUp(at: CGPoint(x: 2, y: 0))
    #expect(trace.events == ["at 0", "at 1", "end 2"])
  }

  @Test func `a drag inside wins over one around, and takes a tap's place`() {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Drag")
        .onTapGesture { trace("tap") }
        .gesture(DragGesture().onEnded { _ in trace("inner") })
        .gesture(DragGesture(minimumDistance: 5).onEnded { _ in trace("outer") }))
    app.window.text("Drag").drag(to: CGPoint(x: 30, y: 0))
    #expect(trace.events == ["inner"])
    trace.reset()
    app.window.text("Drag").drag(to: CGPoint(x: 7, y: 0))
    #expect(trace.events == ["tap"])
  }

  @Test func `an element asks for no more of the pointer than its gesture needs`() {
    func interest<T: Gesture>(_ gesture: T) -> Property? {
      TestApp(Text("A").gesture(gesture)).window.all[0].property(.pointer)
    }
    #expect(interest(TapGesture()) == .pointer(PointerInterest(.tap, isPressed: true)))
    #expect(interest(TapGesture(count: 2)) == .pointer(PointerInterest(.tap)))
    #expect(
      interest(TapGesture(count: 2).exclusively(before: TapGesture()))
        == .pointer(PointerInterest(.tap)))
    #expect(
      interest(LongPressGesture(maximumDistance: 4).onEnded { _ in })
        == .pointer(PointerInterest(.press, movesBeyond: 4)))
    #expect(
      interest(LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)))
        == .pointer(PointerInterest(.drag, movesBeyond: 0)))
    let app = TestApp(Text("A").gesture(DragGesture(), isEnabled: false))
    #expect(app.window.all[0].property(.pointer) == nil)
  }

  // MARK: Controls and priorities

  struct Around<Outer: View>: View {
    let trace: Trace<String>
    let outer: (Button<Text>) -> Outer
    var body: some View { outer(Button("Press") { trace("button") }) }
  }

  private func pressed<Outer: View>(_ outer: @escaping (Button<Text>, Trace<String>) -> Outer)
    -> [String]
  {
    let trace = Trace<String>()
    let app = TestApp(Around(trace: trace) { outer($0, trace) })
    app.window.text("Press").tap()
    return trace.events
  }

  @Test func `MG12 a control takes what is done to it, unless something else is specified`() {
    #expect(pressed { button, trace in button.onTapGesture { trace("tap") } } == ["button"])
    #expect(
      pressed { button, trace in
        button.simultaneousGesture(TapGesture().onEnded { trace("tap") })
      } == ["tap", "button"])
    #expect(
      pressed { button, trace in
        button.highPriorityGesture(TapGesture().onEnded { trace("tap") })
      } == ["tap"])
    #expect(
      pressed { button, trace in
        button.highPriorityGesture(TapGesture(count: 2).onEnded { trace("tap") })
      } == ["button"])
  }

  @Test func `MG13 a mask says which gestures are recognized`() {
    func pressed(_ mask: GestureMask) -> [String] {
      self.pressed { button, trace in
        VStack { button }
          .gesture(TapGesture().onEnded { trace("tap") }, including: mask)
      }
    }
    #expect(pressed(.all) == ["button"])
    #expect(pressed(.gesture) == ["tap"])
    #expect(pressed(.subviews) == ["button"])
    #expect(pressed(.none) == [])
  }

  @Test func `a view that is disabled has no gestures`() {
    let trace = Trace<String>()
    let app = TestApp(
      VStack {
        Text("in").onTapGesture { trace("inner") }.disabled(true)
      }
      .onTapGesture { trace("outer") })
    app.window.text("in").tap()
    #expect(trace.events == ["outer"])
  }

  @Test func `a gesture is given the newest value of its view while it goes on`() {
    struct Counter: View {
      let trace: Trace<String>
      @State private var count = 0
      var body: some View {
        let seen = count
        Text("Drag").gesture(
          DragGesture(minimumDistance: Double(seen)).onChanged { _ in
            trace("saw \(seen)")
            count += 1
          })
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Counter(trace: trace))
    let text = app.window.text("Drag")
    app.reset()
    text.pointerDown()
    text.pointerMove(to: CGPoint(x: 3, y: 0))
    text.pointerUp(at: CGPoint(x: 3, y: 0))
    #expect(trace.events == ["saw 0", "saw 1"])
    #expect(app.bodies == ["Counter", "Counter"])
    #expect(
      app.window.changes == [
        "box pointer drag beyond 0.0 becomes drag beyond 1.0",
        "box pointer drag beyond 1.0 becomes drag beyond 2.0",
      ])
  }

  // MARK: Composed gestures

  @Test func `MG09 a sequence goes on to the second gesture where the first ended`() async {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Lift").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: trace("pressing")
            case .second(_, nil): trace("lifted")
            case .second(_, let drag?): trace("by \(drag.translation.width)")
            }
          }
          .onEnded { _ in trace("end") }))
    let text = app.window.text("Lift")
    text.pointerDown()
    await app.clock.advance(by: .milliseconds(500))
    text.pointerMove(to: CGPoint(x: 30, y: 0))
    text.pointerUp(at: CGPoint(x: 30, y: 0))
    #expect(trace.events == ["pressing", "lifted", "by 30.0", "end"])
    trace.reset()
    text.drag(to: CGPoint(x: 30, y: 0))
    #expect(trace.events == ["pressing"])
  }

  @Test func `MG10 the second of two exclusive gestures counts if the first fails`() async {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Tap").gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: trace("double")
            case .second: trace("single")
            }
          }))
    let text = app.window.text("Tap")
    text.tap()
    #expect(trace.events == [])
    await app.clock.advance(by: .milliseconds(350))
    #expect(trace.events == ["single"])
    text.tap()
    text.tap()
    await app.clock.advance(by: .seconds(1))
    #expect(trace.events == ["single", "double"])
  }

  @Test func `MG10 simultaneous gestures go on beside each other`() async {
    let trace = Trace<String>()
    let app = TestApp(
      Text("Both").gesture(
        LongPressGesture(maximumDistance: 100).onEnded { _ in trace("held") }
          .simultaneously(with: DragGesture().onEnded { _ in trace("dragged") })
          .onEnded { trace("\($0.first ?? false) \($0.second?.translation.width ?? 0)") }))
    let text = app.window.text("Both")
    text.pointerDown()
    text.pointerMove(to: CGPoint(x: 20, y: 0))
    await app.clock.advance(by: .milliseconds(500))
    text.pointerUp(at: CGPoint(x: 20, y: 0))
    #expect(trace.events == ["held", "dragged", "true 20.0"])
    trace.reset()
    await text.press(for: .milliseconds(500))
    #expect(trace.events == ["held", "true 0.0"])
  }

  @Test func `MG11 simultaneous gestures that are cancelled do not end, even if one of them has`() {
    struct Handle: View {
      let trace: Trace<String>
      @GestureState private var offset = 0.0
      var body: some View {
        Text("\(Int(offset))").gesture(
          LongPressGesture(minimumDuration: 0)
            .simultaneously(
              with: DragGesture(minimumDistance: 0)
                .updating($offset) { value, state, _ in state = value.translation.width }
            )
            .onEnded { _ in trace("ended") })
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Handle(trace: trace))
    let handle = app.window.text("0")
    handle.pointerDown()
    handle.pointerMove(to: CGPoint(x: 20, y: 0))
    #expect(app.window.texts == ["20"])
    handle.pointerCancel(at: CGPoint(x: 20, y: 0))
    #expect(app.window.texts == ["0"] && trace.events == [])
    handle.drag(to: CGPoint(x: 30, y: 0))
    #expect(app.window.texts == ["0"] && trace.events == ["ended"])
  }

  @Test func `a gesture may be made of others by its body`() {
    struct Swipe: Gesture {
      let action: (String) -> Void
      var body: some Gesture<Bool> {
        DragGesture().map { $0.translation.width > 0 }
          .onEnded { action($0 ? "right" : "left") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Text("Swipe").gesture(Swipe { trace($0) }))
    app.window.text("Swipe").drag(to: CGPoint(x: -30, y: 0))
    #expect(trace.events == ["left"])
  }
}

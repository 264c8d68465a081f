import Foundation

/// The pointer's effect on the focus, and on gestures at the same time.
@MainActor
@Suite struct O_FocusAndGestures {
  struct Form: View {
    let trace: Trace<String>
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("\(isFocused)")
        TextField("Name", text: $name).focused($isFocused)
        Button("Inside") { trace("button") }
      }
      .onTapGesture { trace("tap") }
    }
  }

  // Apple: a gesture on a view gives way to the controls inside it.
  @Test func `O08 a tap on a field in a view with a tap gesture is the field's alone`() {
    let trace = Trace<String>()
    let app = TestApp(Form(trace: trace))
    app.window.textField("Name").tap()
    #expect(app.window.texts[0] == "true")
    #expect(app.window.textField("Name").isFocused)
    #expect(trace.events == [])
  }

  @Test func `O08 a tap on a view with a gesture, or on a button, leaves the focus where it is`() {
    let trace = Trace<String>()
    let app = TestApp(Form(trace: trace))
    app.window.textField("Name").tap()
    app.window.text("true").tap()
    app.window.button("Inside").tap()
    #expect(trace.events == ["tap", "button"])
    #expect(app.window.textField("Name").isFocused)
  }

  @Test(arguments: [true, false])
  func `O08 a tap on a focusable view with a gesture moves the focus and is a tap`(
    isGestureInside: Bool
  ) {
    struct Card: View {
      let trace: Trace<String>
      let isGestureInside: Bool
      @FocusState private var isFocused: Bool
      var body: some View {
        let card = Text("\(isFocused)")
        if isGestureInside {
          card.onTapGesture { trace("tap, focused: \(isFocused)") }.focusable().focused($isFocused)
        } else {
          card.focusable().focused($isFocused).onTapGesture { trace("tap, focused: \(isFocused)") }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Card(trace: trace, isGestureInside: isGestureInside))
    app.window.text("false").tap()
    #expect(app.window.texts == ["true"])
    #expect(trace.events == ["tap, focused: true"])
  }

  @Test func `O13 a drag that takes the pointer from a button leaves later presses alone`() {
    let trace = Trace<String>()
    let app = TestApp(
      Button("Press") { trace("press") }
        .highPriorityGesture(DragGesture().onEnded { _ in trace("dragged") }))
    let button = app.window.button("Press")
    // The pointer is released outside the button, so the host reports no press.
    button.drag(to: CGPoint(x: 100, y: 0))
    #expect(trace.events == ["dragged"])
    // The next press comes from the keyboard.
    button.focus()
    app.window.send(.activate, to: button.id)
    #expect(trace.events == ["dragged", "press"])
    button.focus()
    button.drag(to: CGPoint(x: 100, y: 0))
    app.window.send(.activate, to: button.id)
    #expect(trace.events == ["dragged", "press", "dragged"])
  }

  @Test func `O13 a drag of the surroundings does not begin on a button`() {
    let trace = Trace<String>()
    let app = TestApp(
      VStack {
        Button("Press") { trace("press") }
        Text("beside")
      }
      .gesture(DragGesture().onEnded { _ in trace("dragged") }))
    app.window.button("Press").drag(to: CGPoint(x: 100, y: 0))
    #expect(trace.events == [])
    app.window.text("beside").drag(to: CGPoint(x: 100, y: 0))
    #expect(trace.events == ["dragged"])
  }

  @Test func `O08 a field that the pointer goes down on may end the view with the gesture`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isOpen = true
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(isOpen ? "open" : "closed")
        if isOpen {
          TextField("Name", text: .constant(""))
            .focused($isFocused)
            .simultaneousGesture(TapGesture().onEnded { trace("tap") })
            .onChange(of: isFocused) { isOpen = false }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.textField("Name").tap()
    #expect(app.window.texts == ["closed"])
    #expect(app.window.focusedElement?.id == nil)
    #expect(trace.events == [])
  }
}

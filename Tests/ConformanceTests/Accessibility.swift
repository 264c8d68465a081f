/// The accessibility properties that a host receives.
@MainActor
@Suite struct Accessibility {
  private func properties(
    _ view: some View, of kind: ElementKind = .text
  ) -> [PropertyKey: Property] {
    let element = TestApp(view).window.all.first { $0.kind == kind }!
    var properties: [PropertyKey: Property] = [:]
    for key in PropertyKey.allCases where key != .text && key != .style {
      properties[key] = element.property(key)
    }
    return properties
  }

  @Test func `a view has a label, a value, a hint and help`() {
    #expect(
      properties(
        Text("3").accessibilityLabel("Stars").accessibilityValue("three of five")
          .accessibilityHint("Opens the reviews").help("How people liked it"))
        == [
          .label: .label("Stars"), .accessibilityValue: .accessibilityValue("three of five"),
          .accessibilityHint: .accessibilityHint("Opens the reviews"),
          .help: .help("How people liked it"),
        ])
  }

  @Test func `a description that is not enabled is not sent`() {
    #expect(
      properties(
        Text("3").accessibilityLabel("A", isEnabled: false).accessibilityHint("B", isEnabled: true)
          .accessibilityHidden(true, isEnabled: false))
        == [.accessibilityHint: .accessibilityHint("B")])
  }

  struct Hiding: View {
    @State private var isHidden = false
    var body: some View {
      Text("A").accessibilityHidden(isHidden)
      Button("Toggle") { isHidden.toggle() }
    }
  }

  @Test func `a view can be hidden, and found again`() {
    let app = TestApp(Hiding())
    let text = app.window.text("A")
    app.window.button("Toggle").tap()
    #expect(text.property(.isAccessibilityHidden) == .isAccessibilityHidden(true))
    app.reset()
    app.window.button("Toggle").tap()
    #expect(app.window.mutations == [.reset(text.id, .isAccessibilityHidden)])
  }

  @Test func `traits add up, and can be taken back`() {
    #expect(
      properties(Text("A").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isSelected))
        == [.traits: .traits([.button, .selected])])
    #expect(
      properties(
        Text("A").accessibilityAddTraits([.isButton, .isSelected])
          .accessibilityRemoveTraits(.isButton)) == [.traits: .traits([.selected])])
    #expect(
      properties(Text("A").accessibilityAddTraits(.isHeader))
        == [.traits: .traits(.header), .headingLevel: .headingLevel(2)])
  }

  struct Choice: View {
    @State private var isChosen = false
    var body: some View {
      Text("A").accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
      Button("Toggle") { isChosen.toggle() }
    }
  }

  @Test func `a trait goes when it is no longer set`() {
    let app = TestApp(Choice())
    let text = app.window.text("A")
    app.window.button("Toggle").tap()
    #expect(text.property(.traits) == .traits([.button, .selected]))
    app.window.button("Toggle").tap()
    #expect(text.property(.traits) == .traits(.button))
  }

  @Test func `a stack is one element for those who do not see it`() {
    #expect(
      properties(
        HStack { Text("A") }.accessibilityElement(children: .ignore).accessibilityLabel("Both"),
        of: .horizontalStack)
        == [.accessibilityChildren: .accessibilityChildren(.ignored), .label: .label("Both")])
  }

  @Test func `a description means what is inside boxes and before backgrounds`() {
    #expect(
      properties(Text("A").padding().background(.red).accessibilityLabel("B"))
        == [.label: .label("B")])
  }

  struct Stars: View {
    @State private var count = 1
    var body: some View {
      Text("Stars: \(count)")
        .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
        .accessibilityAction(named: "Clear") { count = 0 }
    }
  }

  @Test func `actions are buttons that take no room`() {
    let app = TestApp(Stars())
    app.window.button("Increment").tap()
    app.window.button("Increment").tap()
    app.window.button("Decrement").tap()
    #expect(app.window.shows("Stars: 2"))
    app.window.button("Clear").tap()
    #expect(app.window.shows("Stars: 0"))
    let boxes = app.window.all.filter { $0.property(.isOffscreen) == .isOffscreen(true) }
    #expect(boxes.map(\.text) == ["Increment", "Decrement", "Clear"])
  }

  struct Hovered: View {
    @State private var isHovered = false
    var body: some View {
      Text(isHovered ? "over" : "away").onHover { isHovered = $0 }
    }
  }

  @Test func `MG17 a view is notified that the pointer is over it`() {
    let app = TestApp(Hovered())
    let box = app.window.all.first { $0.property(.followsHover) == .followsHover(true) }!
    app.window.send(.hover(true), to: box.id)
    #expect(app.window.shows("over"))
    app.reset()
    app.window.send(.hover(true), to: box.id)
    #expect(app.bodies == [])
    app.window.send(.hover(false), to: box.id)
    #expect(app.window.shows("away"))
  }

  struct Pointed: View {
    let log: Log
    var body: some View {
      VStack {
        Text("local").onContinuousHover { log(words(for: $0)) }
        Text("global").onContinuousHover(coordinateSpace: .global) { log(words(for: $0)) }
        Text("hand").pointerStyle(.grabIdle)
        Text("none").pointerStyle(nil)
      }
    }

    private func words(for phase: HoverPhase) -> String {
      switch phase {
      case .active(let location): "at \(Int(location.x)) \(Int(location.y))"
      case .ended: "ended"
      }
    }
  }

  private func hovered(_ app: TestApp) -> [TestElement] {
    app.window.all.filter { $0.property(.followsPointer) == .followsPointer(true) }
  }

  @Test func `MG17 a view receives where the pointer is in it, until it leaves`() {
    let log = Log()
    let app = TestApp(Pointed(log: log))
    let place = PointerPlace(Point(x: 30, y: 40), origin: Point(x: 10, y: 15))
    for box in hovered(app) {
      app.window.send(.hover(true), to: box.id)
      app.window.send(.pointing(place), to: box.id)
      app.window.send(.hover(false), to: box.id)
      app.window.send(.hover(false), to: box.id)
    }
    #expect(
      log.lines == ["at 20 25", "ended", "at 30 40", "ended"])
  }

  @Test func `a pointer that only passes by has no place and no end`() {
    let log = Log()
    let app = TestApp(Pointed(log: log))
    let box = hovered(app)[0]
    app.window.send(.hover(true), to: box.id)
    app.window.send(.hover(false), to: box.id)
    #expect(log.lines == [])
  }

  @Test func `a view has a shape of the pointer if it says so`() {
    let app = TestApp(Pointed(log: Log()))
    #expect(app.window.all.compactMap { $0.property(.pointerShape) } == [.pointerShape(.grab)])
  }
}

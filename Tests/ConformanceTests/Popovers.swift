/// Popovers, and the modifiers of a presentation's content.
@MainActor
@Suite struct PopoverTests {
  struct Screen: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    @State private var radius: CGFloat? = 20

    var body: some View {
      Button("Show") { isShown = true }
        .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .trailing) {
          Text(detent == .large ? "large" : "medium")
          Button("Square") { radius = nil }
            .presentationDetents([.large, .medium, .height(100)], selection: $detent)
            .presentationDragIndicator(.hidden)
            .presentationCornerRadius(radius)
            .presentationBackground(.red)
            .presentationCompactAdaptation(.popover)
            .presentationSizing(.page)
        }
    }
  }

  @Test func `A popover is presented beside an edge of its view`() {
    let app = TestApp(Screen())
    app.window.button("Show").tap()
    let popover = app.window.presentations[0]
    #expect(popover.property(.presentationStyle) == .presentationStyle(.popover))
    #expect(
      popover.property(.anchor)
        == .anchor(
          PresentationAnchor(
            app.window.button("Show").id, Attachment(place: .point(x: 0.5, y: 1), edge: .trailing)))
    )
    #expect(popover.dismiss())
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `Content specifies how its presentation looks, and a person resizes it`() {
    let app = TestApp(Screen())
    app.window.button("Show").tap()
    let popover = app.window.presentations[0]
    let heights: [Detent] = [.height(100), .fraction(0.5), .fraction(1)]
    #expect(popover.property(.detents) == .detents(Detents(heights, selected: 1)))
    #expect(popover.property(.showsDragIndicator) == .showsDragIndicator(false))
    #expect(popover.property(.cornerRadius) == .cornerRadius(20))
    #expect(popover.property(.adaptation) == .adaptation(.unchanged))
    #expect(popover.property(.sheetSize) == .sheetSize(.page))
    #expect(popover.property(.background) != nil)
    app.reset()
    app.window.button("Square").tap()
    #expect(app.window.changes == ["presentation cornerRadius becomes default"])
    app.reset()
    #expect(app.window.send(.selectDetent(2), to: popover.id))
    #expect(app.window.shows("large"))
    #expect(
      app.window.presentations[0].property(.detents) == .detents(Detents(heights, selected: 2)))
    #expect(!app.window.send(.selectDetent(3), to: popover.id))
  }

  struct OverMap: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isShown = false
    @State private var taps = 0
    @State private var detent = PresentationDetent.height(100)

    var body: some View {
      VStack {
        Button("Tap \(taps)") { taps += 1 }
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        Text("places")
          .presentationDetents([.height(100), .medium, .large], selection: $detent)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test func `What is behind a sheet can be used up to the height that its content names`() {
    let app = TestApp(OverMap(interaction: .enabled(upThrough: .medium)))
    app.window.button("Show").tap()
    let sheet = app.window.presentations[0]
    #expect(sheet.property(.isBackgroundUsable) == .isBackgroundUsable(true))
    app.window.button("Tap 0").tap()
    #expect(app.window.send(.selectDetent(2), to: sheet.id))
    #expect(sheet.property(.isBackgroundUsable) == nil)
    #expect(!app.window.send(.activate, to: app.window.button("Tap 1").id))
    #expect(app.window.send(.selectDetent(1), to: sheet.id))
    #expect(sheet.property(.isBackgroundUsable) == .isBackgroundUsable(true))
    app.window.button("Tap 1").tap()
    #expect(app.window.shows("Tap 2"))
    #expect(app.window.presentations.count == 1)
  }

  @Test func `What is behind a sheet can be used at any height, or not at all`() {
    func usable(_ interaction: PresentationBackgroundInteraction) -> [Property?] {
      let app = TestApp(OverMap(interaction: interaction))
      app.window.button("Show").tap()
      let sheet = app.window.presentations[0]
      let low = sheet.property(.isBackgroundUsable)
      app.window.send(.selectDetent(2), to: sheet.id)
      return [low, sheet.property(.isBackgroundUsable)]
    }
    #expect(usable(.enabled) == [.isBackgroundUsable(true), .isBackgroundUsable(true)])
    #expect(usable(.disabled) == [nil, nil])
    #expect(usable(.automatic) == [nil, nil])
  }
}

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

  @Test func `Content says how its presentation looks, and a person resizes it`() {
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
}

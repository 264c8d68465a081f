import BanyanKits
import BanyanTesting
import Combine
import SwiftUICore
import Testing

/// A renderer of views, which has no picture on a server.
@MainActor
@Suite struct ImageRendererTests {
  private struct Card: View {
    let number: Int
    var body: some View { Text("Card \(number)") }
  }

  private struct Exporting: View {
    @State private var number = 1

    var body: some View {
      let renderer = ImageRenderer(content: Card(number: number))
      let isAbsent = [renderer.uiImage == nil, renderer.nsImage == nil, renderer.cgImage == nil]
      Text("\(number): \(isAbsent.count { $0 })")
      Button("Next") { number += 1 }
    }
  }

  @Test func `a renderer has no picture of any kind, which each app reports once`() {
    let report =
      "An ImageRenderer has no image here: views are drawn by browsers, not by the server."
    let app = TestApp(Exporting())
    app.window.button("Next").tap()
    #expect(app.window.texts == ["2: 3", "Next"])
    #expect(app.bodies == ["Exporting", "Exporting"])
    #expect(app.reports == [report])
    #expect(TestApp(Exporting()).reports == [report])
  }

  @Test func `a renderer keeps what it is given and announces nothing`() {
    let renderer = ImageRenderer(content: Card(number: 1))
    var announcements = 0
    let subscription = renderer.objectWillChange.sink { announcements += 1 }
    #expect(renderer.scale == 1)
    #expect(renderer.proposedSize == .unspecified)
    #expect(!renderer.isOpaque)
    #expect(renderer.colorMode == .nonLinear)
    #expect(renderer.isObservationEnabled)
    renderer.content = Card(number: 2)
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    renderer.scale = 3
    #expect(renderer.content.number == 2)
    #expect(renderer.proposedSize.width == 100)
    #expect(renderer.scale == 3)
    #expect(announcements == 0)
    subscription.cancel()
  }
}

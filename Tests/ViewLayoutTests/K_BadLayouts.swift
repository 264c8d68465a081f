import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// A layout that returns a given size, and makes any proposal to its views.
private nonisolated struct Answering: Layout {
  var size = CGSize(width: 40, height: 30)
  var corner: CGPoint?
  var askedWidths = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for width in 0..<askedWidths {
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: proposal.height))
      }
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let corner else { return }
    for subview in subviews { subview.place(at: corner, proposal: .unspecified) }
  }
}

@MainActor
@Suite struct LayoutsThatMakeNoSense {
  private struct Screen<L: Layout>: View {
    let layout: L
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("again \(count)") { count += 1 }
        layout { Text("\(count)").named("inside") }.named("layout")
        Text("below").named("below")
      }
      .named("column")
    }
  }

  private func checked(_ layout: Answering) -> (frames: [[CGFloat]?], reports: [String]) {
    let app = TestApp(400, 700) { Screen(layout: layout) }
    app.window.button("again 0").tap()
    #expect(app.window.texts == ["again 1", "1", "below"])
    app.window.button("again 1").tap()
    #expect(app.window.texts == ["again 2", "2", "below"])
    return (app.frames(in: "column", "layout", "inside", "below"), app.reports)
  }

  @Test func `a size that is not a number is none, and is reported once`() {
    let (frames, reports) = checked(Answering(size: CGSize(width: CGFloat.nan, height: 30)))
    #expect(frames == [[35, 20, 0, 30], [30, 25, 10, 20], [10, 50, 50, 20]])
    #expect(
      reports == [
        "The layout Answering answers a size of nan by 30.0: invalid lengths count as 0."
      ])
    #expect(
      checked(Answering(size: CGSize(width: 40, height: -30))).reports == [
        "The layout Answering answers a size of 40.0 by -30.0: invalid lengths count as 0."
      ])
  }

  @Test func `a place that is not a number is 0, and is reported once`() {
    let (frames, reports) = checked(Answering(corner: CGPoint(x: CGFloat.nan, y: 5)))
    #expect(frames[1] == [15, 25, 10, 20])
    #expect(
      reports == [
        "The layout Answering places a view at a point that is not a number: it is placed at 0."
      ])
  }

  @Test func `LK02 a layout that places nothing has its views in its middle`() {
    let (frames, reports) = checked(Answering())
    #expect(frames == [[15, 20, 40, 30], [30, 25, 10, 20], [10, 50, 50, 20]])
    #expect(reports == [])
  }

  @Test func `an infinite size ends somewhere`() {
    let app = TestApp(400, 700) {
      Screen(layout: Answering(size: CGSize(width: CGFloat.infinity, height: 30)))
    }
    #expect(app.frame("layout")?[2] == 16_777_216)
    #expect(app.window.texts == ["again 0", "0", "below"])
  }

  @Test func `layouts that measure without end are stopped, and only they, which is reported once`()
  {
    let layout = Answering(corner: .zero, askedWidths: 40)
    let app = TestApp(layout: TestLayout.size(400, 700).measuring(atMost: 5_000)) {
      Screen(layout: layout)
      layout { layout { layout { layout { Text("deep") } } } }
    }
    #expect(app.window.texts == ["again 0", "0", "below", "deep"])
    #expect(
      app.reports == [
        "The layout Answering measures without end: it gets no more sizes in this update."
      ])
    #expect(app.frame("below")?[2...] == [50, 20])
    app.window.button("again 0").tap()
    #expect(app.window.texts == ["again 1", "1", "below", "deep"])
    #expect(app.reports.count == 1)
  }

  @Test func `LA04 an answer is the same however often and in whatever order it is asked for`() {
    let seen = Trace<[CGFloat]>()
    nonisolated struct Asking: Layout {
      let trace: Trace<[CGFloat]>
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in [40.0, 80, 60, 200, 60, 80, 40] {
          let size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
          assumeMain { trace([width, size.width, size.height]) }
        }
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let app = TestApp(400, 700) { Asking(trace: seen)() { helloWorld } }
    #expect(app.reports == [])
    #expect(
      seen.events.prefix(7) == [
        [40, 40, 80], [80, 60, 40], [60, 60, 40], [200, 120, 20], [60, 60, 40], [80, 60, 40],
        [40, 40, 80],
      ])
  }

  @Test func `LA08 an unspecified length is replaced by ten, or by another length`() {
    let proposal = ProposedViewSize(width: nil, height: 30)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 7, height: 30))
    #expect(ProposedViewSize.zero == ProposedViewSize(CGSize.zero))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test func `LC17 the distance of two preferences is the larger one, and eight without any`() {
    var spacing = ViewSpacing()
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    spacing.formUnion(.zero, edges: .leading)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
  }
}

import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct DirectionAndTypeOfViews {
  private struct Turning: View {
    @State private var isTurned = true
    var body: some View {
      HStack {
        Color.red.frame(width: 50, height: 50).named("a")
        Color.red.frame(width: 100, height: 50).named("b")
      }
      .named("row")
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      Button("Turn") { isTurned.toggle() }
    }
  }

  @Test func `LL01 from right to left each x is mirrored`() {
    let app = TestApp(400, 700) { Turning() }
    #expect(
      app.frames(in: "row", "row", "a", "b")
        == [[0, 0, 158, 50], [108, 0, 50, 50], [0, 0, 100, 50]])
    app.window.button("Turn").tap()
    #expect(app.frames(in: "row", "a", "b") == [[0, 0, 50, 50], [58, 0, 100, 50]])
  }

  /// As wide as the direction says: 30 from right to left, or else 60.
  private nonisolated struct Directed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews.layoutDirection == .rightToLeft ? 30 : 60, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }

  private struct Row: View {
    let seen: Trace<CGFloat>
    var body: some View {
      HStack {
        Color.red.frame(width: 50, height: 50).named("a")
        GeometryReader { proxy in
          let _ = seen(proxy.frame(in: .global).minX)
        }
        .frame(width: 100, height: 50).named("b")
        Directed() { Color.red.named("c") }.named("layout")
      }
      .named("row")
    }
  }

  @Test func `LL01 a language that is written from the right mirrors the window that is shown`() {
    let seen = Trace<CGFloat>()
    let app = TestApp(400, 700) { Row(seen: seen) }
    func frames() -> [[CGFloat]?] { app.frames(in: "row", "row", "a", "b", "layout", "c") }
    let fromTheLeft: [[CGFloat]?] = [
      [0, 0, 226, 50], [0, 0, 50, 50], [58, 0, 100, 50], [166, 15, 60, 20], [166, 15, 10, 10],
    ]
    #expect(frames() == fromTheLeft)
    app.window.send(.preference(.language("ar")), to: .window)
    #expect(
      frames() == [
        [0, 0, 196, 50], [146, 0, 50, 50], [38, 0, 100, 50], [0, 15, 30, 20], [20, 15, 10, 10],
      ])
    app.window.send(.preference(.language("de")), to: .window)
    #expect(frames() == fromTheLeft)
    #expect(seen.events == [145, 140, 145])
  }

  private struct TurningLayout: View {
    @State private var isTurned = false
    var body: some View {
      Directed() { Color.red }.named("layout")
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      Button("Turn") { isTurned.toggle() }
    }
  }

  @Test func `LL01 a layout that asks for the direction runs again when it is another one`() {
    let app = TestApp(400, 700) { TurningLayout() }
    #expect(app.frame("layout")?[2] == 60)
    app.window.button("Turn").tap()
    #expect(app.frame("layout")?[2] == 30)
  }

  /// Decided: an offset follows the direction.
  @Test func `LL02 edges, alignments and offsets follow the direction`() {
    let app = TestApp(400, 700) {
      VStack(alignment: .leading) {
        helloWorld.named("text").padding(.leading, 20).named("padding")
        Color.red.frame(width: 10, height: 10).named("moved").offset(x: 5).named("offset")
      }
      .named("column")
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      app.frames(in: "column", "padding", "text", "offset", "moved")
        == [[0, 0, 140, 20], [0, 0, 120, 20], [130, 28, 10, 10], [125, 28, 10, 10]])
  }

  @Test func `LL03 frames are not rounded, and edges are drawn at the nearest pixel`() {
    let app = TestApp(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("a")
        GeometryReader { proxy in Text("\(proxy.size.width * 3)") }.named("b")
        Color.red.named("c")
      }
    }
    #expect(
      app.frames("a", "b", "c")
        == [[0, 0, 33.333, 50], [33.333, 0, 33.333, 50], [66.667, 0, 33.333, 50]])
    #expect(app.window.texts == ["100.000000"])
    func edges(_ scale: Double) -> [Double] {
      let frames = ["a", "b", "c"].map { app.window.frame(of: $0)! }
        .map { LayoutRect($0.minX, $0.minY, $0.width, $0.height).drawn(pixelsPerPoint: scale) }
      return frames.map(\.x) + [frames[2].maxX]
    }
    #expect(edges(1) == [0, 33, 67, 100])
    #expect(edges(2) == [0, 33.5, 66.5, 100])
  }

  @Test func `LL04 three areas share a hundred points, in thirds of a pixel too`() {
    let app = TestApp(layout: .size(100, 50, displayScale: 3)) {
      HStack(spacing: 0) {
        Color.red.named("a"); Color.red.named("b"); Color.red.named("c")
      }
    }
    #expect(app.frames("a", "b", "c").map { $0![0] } == [0, 33.333, 66.667])
  }

  @Test func `LL05 a text's size is rounded up to a pixel`() {
    func size(_ scale: CGFloat) -> [CGFloat] {
      let app = TestApp(layout: .size(51, 100, displayScale: scale)) {
        Text("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.25).named("text")
      }
      return Array(app.frame("text")![2...])
    }
    #expect(size(1) == [51, 11])
    #expect(size(2) == [51, 10.5])
  }

  private struct Ruled: View {
    let trace: Trace<CGFloat>
    @Environment(\.pixelLength) private var pixelLength
    var body: some View {
      let _ = trace(pixelLength)
      VStack(spacing: 0) {
        Text("aaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.25).named("text")
        Divider().named("line")
        VStack(spacing: 0) {
          ForEach(0..<20) { _ in Color.red.frame(width: 5, height: 5) }
        }
        .frame(width: 10, height: 200)
      }
    }
  }

  @Test func `LL07 another display scale lays out again only what is measured in pixels`() {
    let trace = Trace<CGFloat>()
    let app = TestApp(layout: .size(51, 400, displayScale: 2)) { Ruled(trace: trace) }
    #expect(trace.events == [0.5])
    #expect(app.frames("text", "line").map { $0![3] } == [10.5, 0.5])
    app.reset()
    app.window.send(.preference(.displayScale(1)), to: .window)
    #expect(trace.events == [0.5, 1])
    #expect(app.frames("text", "line").map { $0![3] } == [11, 1])
    // The window, the column, and in it the text, the line, and the frame, which is offered another share; none of the areas.
    #expect(app.window.layoutCounts.placements == 5, "\(app.window.layoutCounts)")
    app.reset()
    app.window.send(.preference(.displayScale(1)), to: .window)
    #expect(app.window.layoutCounts == LayoutTree.Counts())
  }

  /// A measurer for which titles are twice as large as other text.
  private var titles: TestLayout {
    TestLayout.size(400, 700).measuringText(
      by: HeadlessTextMeasurer(scales: [TextStyleNumber(1): 2])
    ) { style in
      TextStyleNumber(style.font?.size == .style(.title) ? 1 : 0)
    }
  }

  @Test func `LL06 a larger type changes texts and nothing else`() {
    let app = TestApp(layout: titles) {
      VStack(spacing: 0) {
        helloWorld.named("text").padding(10).named("padding")
        Color.red.frame(width: 5, height: 5).named("box")
      }
      .font(.title)
    }
    #expect(
      app.frames("text", "padding", "box").map { Array($0![2...]) }
        == [[240, 40], [260, 60], [5, 5]])
  }

  /// A measurer whose text grows.
  private final class GrowingMeasurer: TextMeasurer {
    private var measurer = HeadlessTextMeasurer()

    func grow() { measurer = HeadlessTextMeasurer(scales: [TextStyleNumber(0): 2]) }

    func lines(of text: LayoutText, scale: Double, width: Double, most: Int) -> TextLines {
      measurer.lines(of: text, scale: scale, width: width, most: most)
    }

    func font(of text: LayoutText) -> TextFont { measurer.font(of: text) }
  }

  @Test func `LL06 symbols and fields that exist grow with the type`() {
    let measurer = GrowingMeasurer()
    let app = TestApp(layout: .size(400, 700).measuringText(by: measurer)) {
      VStack(spacing: 0) {
        Text("a").named("text")
        Image(systemName: "star").named("symbol")
        TextField("Name", text: .constant("")).named("field")
        Color.red.frame(width: 5, height: 5).named("box")
      }
    }
    func heights() -> [CGFloat] {
      app.frames("text", "symbol", "field", "box").map { $0![3] }
    }
    #expect(heights() == [20, 20, 20, 5])
    measurer.grow()
    app.window.textMeasuresDidChange()
    #expect(heights() == [40, 40, 40, 5])
  }
}

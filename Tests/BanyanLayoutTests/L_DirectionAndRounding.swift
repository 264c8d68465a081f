@testable import BanyanLayout
import Testing

@Suite struct DirectionAndRounding {
  @Test func `LL01 from right to left each x is mirrored`() {
    let item = hStack([box(50, 5).named("a"), box(100, 5).named("b")]).rightToLeft()
    #expect(frames(item, nil, nil, "a", "b") == [[108, 0, 50, 5], [0, 0, 100, 5]])
  }

  /// Decided: an offset is mirrored, like everything that is specified as leading or trailing.
  @Test func `LL02 edges and offsets follow the direction`() {
    let leading = LayoutInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let item = t12.named("text").padding(leading).rightToLeft()
    #expect(frames(item, nil, nil, "root", "text") == [[0, 0, 140, 20], [0, 0, 120, 20]])
    let moved = zStack([box(10, 10).named("box").offset(30).rightToLeft()])
    #expect(frames(moved, nil, nil, "box") == [[-30, 0, 10, 10]])
  }

  private func thirds(_ settings: LayoutSettings = LayoutSettings()) -> [LayoutRect] {
    let names = ["a", "b", "c"]
    let screen = Screen(
      LayoutProposal(100, 10), settings: settings,
      hStack(spacing: 0, names.map { color.named($0) }))
    return names.map { screen.tree.frameInParent(of: screen.id($0))! }
  }

  @Test func `LL03 answers are not rounded, and frames are when they are drawn`() {
    #expect(thirds()[0].width == 100.0 / 3)
    #expect(
      LayoutRect(0.5, 1.4, 2, 1).drawn(pixelsPerPoint: 1) == LayoutRect(1, 1, 2, 1))
    #expect(
      LayoutRect(-0.5, 0, 1, 1).drawn(pixelsPerPoint: 1) == LayoutRect(0, 0, 1, 1))
  }

  @Test func `LL04 the drawn edges of three thirds`() {
    func edges(_ scale: Double) -> [Double] {
      thirds().map { $0.drawn(pixelsPerPoint: scale).maxX }.map(thousandths)
    }
    #expect(edges(1) == [33, 67, 100])
    #expect(edges(2) == [33.5, 66.5, 100])
    #expect(edges(3) == [33.333, 66.667, 100])
  }

  @Test func `LL05 a text's size is rounded up to a pixel`() {
    // Ten letters at 0.51 of their size are 51 by 10.2.
    let item = text("aaaaaaaaaa", lineLimit: 1, minimumScale: 0.25)
    #expect(answer(item, 51, nil) == [51, 11])
    var fine = LayoutSettings()
    fine.pixelsPerPoint = 2
    #expect(answer(item, 51, nil, settings: fine) == [51, 10.5])
  }

  @Test func `LL06 a larger type changes texts and nothing else`() {
    #expect(answer(text(helloWorld, style: 2), nil, nil) == [240, 40])
    #expect(answer(text(helloWorld, style: 2).padding(10), nil, nil) == [260, 60])
  }

  @Test func `in parts of a point shares go down and texts up`() {
    var settings = LayoutSettings()
    settings.partsOfPoint = 64
    // The last one takes the remainder from rounding.
    #expect(thirds(settings).map { $0.width * 64 } == [2133, 2133, 2134])
    let item = text("aaaaaaaaaa", lineLimit: 1, minimumScale: 0.25)
    // 10.2 points are 652.8 parts.
    #expect(answer(item, 51, nil, settings: settings) == [51, thousandths(653.0 / 64)])
    #expect(
      answer(color.frame(width: 33.34), nil, nil, settings: settings)[0] == thousandths(2133.0 / 64)
    )
  }

  @Test(arguments: [nil, 64.0])
  func `in parts of a point lines and distances between texts are whole points`(parts: Double?) {
    var settings = LayoutSettings()
    settings.pixelsPerPoint = 2
    settings.partsOfPoint = parts
    let text = EdgeSpacing.text(
      TextFont(ascender: 16.5, descender: 5.6, capHeight: 12.4, leading: 0))
    // A tenth of the font's height is 2.21, which is 2.5 in half points and 3 in whole ones.
    let distances = [
      text.distance(to: .plain, along: .vertical, in: settings),
      EdgeSpacing.plain.distance(to: text, along: .vertical, in: settings),
    ]
    #expect(distances == (parts == nil ? [12.5, 8.5] : [13, 9]))
    #expect(answer(divider, 50, 40, settings: settings) == [50, parts == nil ? 0.5 : 1])
  }
}

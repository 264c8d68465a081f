import BanyanLayout
import Testing

@Suite struct ScrollingAndGrids {
  private func lazy(
    _ axis: LayoutAxis, spacing: Double? = nil, alignment: GuideKey? = nil, _ children: [Item]
  ) -> Item {
    Item(
      rule: .lazyStack(
        axis, spacing: spacing, alignment: alignment ?? (axis == .vertical ? .center : .middle)),
      children: children)
  }

  private func absent(_ count: Int) -> Item { Item(rule: .absentRows(count: count)) }

  private func lazyGrid(_ tracks: [LayoutTrack], _ children: [Item]) -> Item {
    Item(
      rule: .lazyGrid(LayoutLazyGrid(.vertical, tracks, alignment: .center)), children: children)
  }

  private func flexible(_ least: Double = 10, _ most: Double = .infinity) -> LayoutTrack {
    LayoutTrack(.flexible(minimum: least, maximum: most))
  }

  private func adaptive(_ least: Double, _ most: Double = .infinity) -> LayoutTrack {
    LayoutTrack(.adaptive(minimum: least, maximum: most))
  }

  private func widths(_ tracks: [LayoutTrack], _ width: Double) -> [Double] {
    let cells = (0..<8).map { color.named("\($0)") }
    let screen = Screen(LayoutProposal(width, nil), lazyGrid(tracks, cells))
    let all = (0..<8).map { screen.frame("\($0)")! }
    return all.filter { $0[1] == 0 }.map { $0[2] }
  }

  @Test func `LJ01 a scroll view offers no length along its axis`() {
    let screen = Screen(300, 500, scroll([image.scaledToFit().named("image")]))
    #expect(screen.frame("image") == [0, 0, 300, 200])
  }

  @Test func `LJ02 a scroll view fills its axis and hugs across it`() {
    #expect(answer(scroll([t12]), 400, 700) == [120, 700])
    #expect(answer(scroll([t12]), 400, nil) == [120, 20])
    #expect(answer(scroll(axes: .horizontal, [t12]), 400, 700) == [400, 20])
    #expect(answer(scroll(axes: .both, [t12]), 400, 700) == [400, 700])
  }

  @Test func `LJ03 shorter content is at the beginning`() {
    #expect(frames(scroll([t12.named("text")]), 400, 700, "text") == [[0, 0, 120, 20]])
  }

  /// Decided: no source says how several views in a scroll view are arranged.
  @Test func `LJ04 several views in a scroll view are a column, or a row`() {
    let children = [box(10, 10).named("a"), box(20, 20).named("b")]
    #expect(frames(scroll(children), 50, 50, "a", "b") == [[5, 0, 10, 10], [0, 18, 20, 20]])
    #expect(
      frames(scroll(axes: .horizontal, children), 50, 50, "a", "b")
        == [[0, 5, 10, 10], [18, 0, 20, 20]])
  }

  @Test func `LJ05 a lazy column is as wide as it is offered, whatever its rows`() {
    let rows = [box(50, 30).named("a"), box(80, 30)]
    #expect(answer(lazy(.vertical, rows), 400, 100) == [400, 68])
    #expect(answer(lazy(.vertical, rows), nil, nil) == [50, 68])
    #expect(frames(lazy(.vertical, rows), 400, nil, "a") == [[175, 0, 50, 30]])
    #expect(
      frames(lazy(.vertical, alignment: .trailing, rows), 400, nil, "a") == [[350, 0, 50, 30]])
  }

  @Test func `LJ06 rows that have not been made count with the average`() {
    let rows = (0..<10).map { box(50, 30).named("\($0)") }
    #expect(answer(lazy(.vertical, rows + [absent(990)]), 400, nil) == [400, 37_992])
    let scrolled = lazy(.vertical, [absent(100).named("above")] + rows + [absent(890)])
    #expect(answer(scrolled, 400, nil) == [400, 37_992])
    #expect(
      frames(scrolled, 400, nil, "above", "0")
        == [[0, 0, 400, 3_792], [175, 3_800, 50, 30]])
    #expect(answer(lazy(.vertical, rows + [absent(0)]), 400, nil) == [400, 372])
  }

  @Test func `LJ08 a lazy row without a height is as tall as its first view`() {
    let columns = [box(30, 50), box(30, 80)]
    #expect(answer(lazy(.horizontal, columns), 400, 300) == [68, 300])
    #expect(answer(lazy(.horizontal, columns), nil, nil) == [68, 50])
  }

  @Test func `LJ09 columns of a lazy grid divide what fixed ones leave, in order`() {
    #expect(widths([flexible(), flexible(), flexible()], 400) == [128, 128, 128])
    #expect(widths([flexible(100, 120), flexible()], 400) == [120, 272])
  }

  @Test func `LJ10 an adaptive column is as many as fit`() {
    #expect(widths([LayoutTrack(.fixed(70)), adaptive(40)], 200) == [70, 57, 57])
    #expect(widths([adaptive(80)], 400) == [94, 94, 94, 94])
    #expect(widths([adaptive(80, 85)], 400) == [85, 85, 85, 85])
  }

  @Test func `LJ11 a row of a lazy grid is as tall as its tallest cell`() {
    let item = lazyGrid(
      [flexible(), flexible()],
      [box(20, 30).named("a"), box(20, 50).named("b"), box(20, 10).named("c")])
    #expect(
      frames(item, 108, nil, "root", "a", "b", "c")
        == [[0, 0, 108, 68], [15, 10, 20, 30], [73, 0, 20, 50], [15, 58, 20, 10]])
    #expect(
      answer(lazyGrid([flexible(), flexible()], [box(1, 30), absent(3)]), 108, nil)[1] == 106)
  }

  /// Decided: columns are divided once; iOS 14 has been seen to divide them twice.
  @Test func `LJ12 a lazy grid is as wide as its columns, or as it is offered`() {
    #expect(answer(lazyGrid([flexible(100), flexible(180)], [color]), 300, nil)[0] == 334)
    #expect(answer(lazyGrid([LayoutTrack(.fixed(50))], [color]), 300, nil)[0] == 300)
  }

  @Test func `LJ13 a grid's columns are as wide as their widest cells`() {
    let item = grid([
      gridRow([box(10, 10), box(50, 20).named("b"), box(5, 5)]),
      gridRow([box(30, 40), box(20, 10).named("d")]),
    ])
    #expect(
      frames(item, nil, nil, "root", "b", "d")
        == [[0, 0, 101, 68], [38, 0, 50, 20], [53, 43, 20, 10]])
  }

  /// Decided: columns are divided like the children of a row, then rows like those of a column.
  @Test func `LJ14 flexible cells share what the others leave`() {
    let item = grid([
      gridRow([text("Hello").named("a"), color.named("b")]),
      gridRow([text("abc").named("c"), color.named("d")]),
    ])
    #expect(
      frames(item, 200, 100, "a", "b", "c", "d")
        == [[0, 13, 50, 20], [58, 0, 142, 46], [10, 67, 30, 20], [58, 54, 142, 46]])
  }

  @Test func `LJ15 a view outside of a row spans all columns, and widens them only if necessary`() {
    let rows = [gridRow([box(20, 5).named("a"), box(20, 5).named("b")])]
    #expect(answer(grid([box(40, 5)] + rows), nil, nil) == [48, 18])
    #expect(
      frames(grid([box(68, 5).named("whole")] + rows), nil, nil, "root", "whole", "a", "b")
        == [[0, 0, 68, 18], [0, 0, 68, 5], [5, 13, 20, 5], [43, 13, 20, 5]])
    let spanning = grid([
      gridRow([box(76, 5).cell(LayoutGridCell(columns: 2)).named("wide"), box(10, 5)]),
      gridRow([box(20, 5), box(20, 5), box(10, 5).named("c")]),
    ])
    #expect(
      frames(spanning, nil, nil, "root", "wide", "c")
        == [[0, 0, 94, 18], [0, 0, 76, 5], [84, 13, 10, 5]])
  }

  @Test func `LJ16 an unsized axis needs nothing of its own`() {
    func screen(_ line: Item) -> Item {
      grid([
        gridRow([box(50, 5), box(60, 5)]), line.named("line"), gridRow([box(50, 5), box(60, 5)]),
      ])
    }
    let unsized = divider.cell(LayoutGridCell(unsizedAxes: .horizontal))
    #expect(
      frames(screen(unsized), 300, nil, "root", "line") == [[0, 0, 118, 27], [0, 13, 118, 1]])
    #expect(
      frames(screen(divider), 300, nil, "root", "line") == [[0, 0, 300, 27], [0, 13, 300, 1]])
  }

  @Test func `LJ17 cells stand on guides, or on points of their places`() {
    let boxes = gridRow([box(60, 60), box(60, 60)])
    let small = box(10, 10).cell(LayoutGridCell(anchor: LayoutPoint(0.25, 0.75))).named("small")
    let anchored = grid(horizontal: 1, vertical: 1, [boxes, gridRow([box(60, 60), small])])
    #expect(frames(anchored, nil, nil, "small") == [[73.5, 98.5, 10, 10]])
    let aligned = grid([
      gridRow(alignment: .firstTextBaseline, [text("a").named("a"), box(50, 50)]),
      gridRow([box(30, 5).cell(LayoutGridCell(columnAlignment: .trailing)), box(5, 5)]),
    ])
    #expect(
      frames(aligned, nil, nil, "root", "a") == [[0, 0, 88, 69], [20, 36, 10, 20]])
  }

  @Test func `LJ17 modifiers of a row leave it a row, and apply to its cells`() {
    func places(_ modify: (Item) -> Item) -> [[Double]?] {
      let row = gridRow([box(10, 10), box(10, 10).named("a")]).named("row")
      let item = grid(
        horizontal: 0, vertical: 0, [modify(row), gridRow([box(50, 10), box(20, 10).named("b")])])
      return frames(item, 100, 20, "row", "a", "b")
    }
    #expect(places { $0.passing() } == [[0, 0, 70, 10], [55, 0, 10, 10], [50, 10, 20, 10]])
    #expect(
      places { $0.priority(1).offset(3, 2) } == [
        [3, 2, 70, 10], [58, 2, 10, 10], [50, 10, 20, 10],
      ])
    #expect(places { $0.padding(1) } == [[1, 1, 68, 10], [55, 1, 10, 10], [50, 12, 20, 10]])
    #expect(
      places { $0.padding(1).passing().padding(2) }
        == [[3, 3, 64, 10], [55, 3, 10, 10], [50, 16, 20, 10]])
    #expect(
      places { $0.cell(LayoutGridCell(columnAlignment: .trailing)) }
        == [[0, 0, 70, 10], [60, 0, 10, 10], [50, 10, 20, 10]])
    // With another size around it, it is a view that spans all columns.
    #expect(places { $0.fixedSize() } == [[21, 0, 28, 10], [39, 0, 10, 10], [50, 10, 20, 10]])
  }

  @Test func `LJ17 a layer of a row is as large as the row, and padded cells keep baselines`() {
    let row = gridRow(alignment: .firstTextBaseline, [text("a").named("a"), box(30, 30)])
    let item = grid(
      horizontal: 0, vertical: 0, [row.padding(2).layer(color.named("layer")), box(9, 9)])
    // The other cell, 34 with its padding, stands with its lower edge on the baseline.
    #expect(
      frames(item, nil, nil, "root", "layer", "a")
        == [[0, 0, 48, 51], [0, 0, 48, 42], [2, 20, 10, 20]])
  }

  /// Decided: no source gives a row's insets; 16 at the sides, 11 above and below, and a height of
  /// at least 44 are used here.
  @Test func `LJ18 a row of a list is its content and insets, leading and in the middle`() {
    func row(_ content: Item) -> Item {
      content.padding(LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
    #expect(
      frames(row(t12.named("text")), 300, nil, "root", "text")
        == [[0, 0, 300, 44], [16, 12, 120, 20]])
    #expect(answer(row(box(10, 80)), 300, nil) == [300, 102])
  }
}

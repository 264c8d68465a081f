import BanyanLayout
import Testing

/// The number of repeated measurements, exactly.
@Suite struct KeptAnswers {
  private func column(_ count: Int, _ row: (Int) -> Item) -> Item {
    vStack(spacing: 0, (0..<count).map(row))
  }

  /// A row as in a list, made of seven elements.
  private func row(_ number: Int) -> Item {
    hStack([
      text("row \(number)").named("text \(number)"), spacer(),
      text("detail").padding(4).named("detail \(number)"), box(20, 20 + Double(number % 3)),
    ]).named("row \(number)")
  }

  private func nested(_ depth: Int) -> Item {
    var item = hStack([text("a"), color])
    for level in 1..<depth {
      item = level % 2 == 1 ? vStack([text("a"), item, color]) : hStack([text("a"), item, color])
    }
    return item
  }

  private func measurements(_ depth: Int) -> Int {
    Screen(8_000_000, 8_000_000, nested(depth)).tree.counts.measurements
  }

  @Test func `stacks in stacks ask as much more as they are deeper`() {
    #expect([5, 10, 20, 40].map { measurements($0) } == [92, 218, 468, 921])
  }

  @Test func `a text in the innermost of many stacks changes at a cost for each of them`() {
    func measurements(_ depth: Int) -> Int {
      var item = hStack([t12.named("text"), color])
      for level in 1..<depth {
        item =
          level % 2 == 1 ? vStack([text("a"), item, color]) : hStack([text("a"), item, color])
      }
      let screen = Screen(8_000_000, 8_000_000, item)
      screen.tree.resetCounts()
      screen.set(.text(LayoutText("Hello")), of: "text")
      screen.update()
      return screen.tree.counts.measurements
    }
    #expect([5, 10, 20].map { measurements($0) } == [144, 258, 473])
  }

  @Test func `LM01 another text of the same size measures nothing else`() {
    let screen = Screen(400, 700, scroll([column(1_000, row)]))
    screen.tree.resetCounts()
    screen.set(.text(LayoutText("wor 500")), of: "text 500")
    #expect(screen.update() == [])
    #expect(screen.tree.counts == LayoutTree.Counts(measurements: 1, texts: 1, placements: 0))
  }

  @Test(arguments: [100, 1_000, 10_000])
  func `a row that grows asks no other row, whatever their number`(count: Int) {
    let screen = Screen(400, 700, scroll([column(count, row).named("column")]))
    let before = screen.frame("column")![3]
    let last = screen.frame("row \(count - 1)")![1]
    screen.tree.resetCounts()
    screen.set(.text(LayoutText("two\nlines")), of: "text 50")
    screen.update()
    #expect(screen.frame("column")![3] == before + 12)
    #expect(screen.frame("row 50")![3] == 40)
    #expect(screen.frame("row \(count - 1)")![1] == last + 12)
    #expect(
      screen.tree.counts == LayoutTree.Counts(measurements: 10, texts: 1, placements: 5))
  }

  @Test(arguments: [1_000, 10_000, 100_000])
  func `a row of a hundred thousand that grows asks no other`(count: Int) {
    let screen = Screen(
      LayoutProposal(400, nil), column(count) { text("row").named("row \($0)") })
    screen.tree.resetCounts()
    screen.set(.text(LayoutText("two\nlines")), of: "row 500")
    let changed = Set(screen.update())
    let parent = screen.tree.parent(of: screen.id("root"))!
    #expect(changed == [parent, screen.id("root"), screen.id("row 500")])
    #expect(screen.frame("row \(count - 1)") == [10, 20.0 * Double(count), 30, 20])
    #expect(
      screen.tree.counts == LayoutTree.Counts(measurements: 4, texts: 1, placements: 3))
  }

  /// Each later row is offered a different share of the remaining space.
  @Test(arguments: [(100, 368), (1_000, 6_668)])
  func `a row that grows where a length is divided asks other rows, but none of their texts`(
    count: Int, measurements: Int
  ) {
    let screen = Screen(400, 1_000_000, column(count, row).named("column"))
    screen.tree.resetCounts()
    screen.set(.text(LayoutText("two\nlines")), of: "text 50")
    screen.update()
    #expect(screen.frame("row 50")![3] == 40)
    #expect(screen.tree.counts.measurements == measurements)
    #expect(screen.tree.counts.texts == 4)
  }

  @Test func `the widest row of a long column makes its width, also when it shrinks`() {
    let screen = Screen(
      LayoutProposal(400, nil),
      column(500) { box(Double($0 % 7), 10).named("row \($0)") })
    #expect(screen.frame("root") == [0, 0, 6, 5_000])
    func resize(_ width: Double) {
      screen.set(.frame(width: width, height: 10, alignment: .center), of: "row 300")
      screen.update()
    }
    resize(90)
    #expect(screen.frames("root", "row 0") == [[0, 0, 90, 5_000], [45, 0, 0, 10]])
    resize(1)
    #expect(screen.frames("root", "row 300") == [[0, 0, 6, 5_000], [2.5, 3_000, 1, 10]])
  }

  @Test func `rows that come and go move the others`() {
    let screen = Screen(LayoutProposal(400, nil), column(100) { box(10, 10).named("row \($0)") })
    screen.tree.remove(screen.id("row 3"))
    let new = screen.make(box(10, 50).named("new"))
    screen.tree.insert(new, into: screen.id("root"), before: screen.id("row 90"))
    screen.update()
    #expect(
      screen.frames("root", "row 4", "row 90", "new")
        == [[0, 0, 10, 1_040], [0, 30, 10, 10], [0, 940, 10, 10], [0, 890, 10, 50]])
    screen.tree.insert(new, into: screen.id("root"), before: screen.id("row 0"))
    screen.update()
    #expect(screen.frames("row 0", "row 90", "new").map { $0?[1] } == [50, 940, 0])
  }

  @Test func `a hundred flexible views are asked once, for their share`() {
    let screen = Screen(
      LayoutProposal(1_000, 20), hStack(spacing: 0, (0..<100).map { _ in color }))
    #expect(screen.tree.counts.measurements == 103)
  }

  @Test func `a row of nine elements is measured thirteen times, and each of its texts once`() {
    func label(_ string: String) -> Item { hStack([text(string)]) }
    let row = hStack([
      text("row"), spacer(), label("Wider"), label("Higher"), color.frame(width: 20, height: 20),
    ])
    let screen = Screen(400, 800, scroll([column(300) { _ in row }]))
    // The window, the scroll view and the column are measured and placed, too.
    #expect(
      screen.tree.counts
        == LayoutTree.Counts(measurements: 3_903, texts: 900, placements: 1_203))
  }

  @Test func `a window of another size reports what has changed`() {
    let screen = Screen(
      400, 300, vStack([t12.named("text"), color.named("color"), box(5, 5).named("box")]))
    screen.tree.set(.window(size: LayoutSize(400, 200), safeArea: LayoutInsets()), of: screen.root)
    let changed = Set(screen.update())
    let stack = screen.tree.parent(of: screen.id("text"))!
    #expect(changed == [screen.root, stack, screen.id("color"), screen.id("box")])
  }

  @Test func `the memory of an element`() {
    #expect(LayoutTree.bytesOfElement == 120)
    #expect(LayoutTree.bytesOfKeptAnswer == 40)
  }
}

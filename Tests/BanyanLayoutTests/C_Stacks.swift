import BanyanLayout
import Testing

@Suite struct Stacks {
  private let twenty = String(repeating: "a", count: 20)

  @Test func `LC01 gaps are taken off first`() {
    #expect(
      frames(hStack([color.named("a"), color.named("b")]), 200, 50, "a", "b")
        == [[0, 0, 96, 50], [104, 0, 96, 50]])
  }

  @Test func `LC02 the least flexible child is served first`() {
    let item = hStack([image.scaledToFit().named("image"), t12.named("text")])
    #expect(
      frames(item, 400, 200, "image", "text")
        == [[0, 0, 272, 181.333], [280, 80.667, 120, 20]])
  }

  @Test func `LC03 the larger minimum goes first among children that can grow without end`() {
    let item = hStack(spacing: 0, [color.named("a"), color.padding(60).named("b")])
    #expect(frames(item, 100, 10, "a", "b")[0]?[2] == 0)
    #expect(frames(item, 100, 10, "a", "b")[1]?[2] == 120)
  }

  @Test func `LC04 each child is offered an equal share of the remaining length`() {
    let item = hStack(
      spacing: 0, [box(10, 5), color.frame(maxWidth: 20).named("b"), color.named("c")])
    #expect(frames(item, 100, 5, "b", "c") == [[10, 0, 20, 5], [30, 0, 70, 5]])
  }

  @Test func `LC05 no child gives room back`() {
    let item = hStack(
      spacing: 0, [color.frame(maxWidth: 60).named("a"), color.frame(minWidth: 60).named("b")])
    #expect(frames(item, 100, 5, "a", "b") == [[0, 0, 50, 5], [50, 0, 60, 5]])
  }

  @Test func `LC06 the highest priority leaves the others their minimums`() {
    let item = hStack([
      text(twenty).priority(1).named("text"), color.frame(minWidth: 50).named("color"),
    ])
    #expect(frames(item, 200, 40, "text", "color") == [[0, 0, 140, 40], [148, 0, 52, 40]])
    let equal = hStack([text(twenty).named("text"), color.frame(minWidth: 50).named("color")])
    #expect(frames(equal, 200, 40, "text", "color") == [[0, 0, 90, 40], [98, 0, 102, 40]])
  }

  @Test func `LC07 texts of one line are cut as they are served`() {
    func widths(_ priority: Double) -> [Double?] {
      let item = hStack([
        text("Delicious", lineLimit: 1).named("a"), fixedImage(20, 20).named("b"),
        text("Avocado Toast", lineLimit: 1).priority(priority).named("c"),
      ])
      return frames(item, 200, nil, "a", "b", "c").map { $0?[2] }
    }
    #expect(widths(0) == [80, 20, 80])
    #expect(widths(1) == [30, 20, 130])
  }

  @Test(arguments: [0, 50, 108, 500, .infinity, nil])
  func `LC08 a stack is no larger than its content`(width: Double?) {
    #expect(answer(hStack([box(50, 5), box(50, 5)]), width, 40) == [108, 5])
  }

  @Test func `LC09 an answer may exceed the answer to nothing`() {
    let item = vStack(
      spacing: 0, [color.frame(minHeight: 5, maxHeight: 100), color.frame(minHeight: 80)])
    #expect(answer(item, 10, 0) == [10, 85])
    #expect(answer(item, 10, 85) == [10, 122.5])
  }

  @Test func `LC10 without a length every child is asked for its ideal one`() {
    #expect(answer(hStack([t12, color]), nil, 40) == [138, 40])
  }

  @Test func `LC11 without a length across it places with the one that came out`() {
    #expect(
      frames(hStack([t12.named("text"), color.named("color")]), 200, nil, "text", "color")
        == [[0, 0, 60, 40], [68, 0, 132, 40]])
    #expect(answer(hStack([color, color]), 200, nil) == [200, 10])
  }

  @Test func `LC12 infinity is offered to all, and an empty stack is nothing`() {
    #expect(answer(hStack([color, color, t12]), .infinity, 20) == [.infinity, 20])
    #expect(answer(hStack([]), 100, 100) == [0, 0])
    // The empty stack is served last: the color already has all of the space.
    let item = hStack(spacing: 0, [hStack([]), color.named("color")])
    #expect(frames(item, 100, 10, "color") == [[0, 0, 100, 10]])
  }

  @Test func `LC14 across, a stack spans its aligned children and the line`() {
    let item = hStack(
      alignment: .firstTextBaseline, [text("Hello").named("text"), box(50, 50).named("color")])
    #expect(
      frames(item, nil, nil, "root", "text", "color")
        == [[0, 0, 108, 56], [0, 36, 50, 20], [58, 0, 50, 50]])
    let shifted = vStack(
      alignment: .leading, spacing: 0,
      [
        box(50, 5).guide(.leading) { _ in -20 }.named("a"),
        box(50, 5).guide(.leading) { _ in -20 }.named("b"),
      ])
    #expect(
      frames(shifted, nil, nil, "root", "a", "b")
        == [[0, 0, 70, 10], [20, 0, 50, 5], [20, 5, 50, 5]])
  }

  @Test func `LC15 a spacer is served last, its minimum kept free`() {
    let item = hStack([t12.named("a"), spacer().named("s"), t12.named("b")])
    #expect(
      frames(item, 300, 20, "a", "s", "b").map { $0?[2] } == [120, 60, 120])
  }

  @Test func `LC15 a spacer with a size from a modifier is served like any other view`() {
    func widths(_ item: Item) -> [Double?] {
      frames(
        hStack(spacing: 0, [color.named("a"), item.named("s"), color.named("b")]), 300, 20, "a",
        "s", "b"
      )
      .map { $0?[2] }
    }
    #expect(widths(spacer().frame(maxWidth: 40)) == [130, 40, 130])
    #expect(widths(spacer().frame(height: 5)) == [100, 100, 100])
    #expect(widths(hStack([]).frame(minWidth: 10)) == [145, 10, 145])
    // A modifier without a size leaves it the last one, and a priority counts wherever it is.
    #expect(widths(spacer().passing().layer(color)) == [146, 8, 146])
    #expect(widths(spacer().priority(1).frame(maxWidth: 40)) == [130, 40, 130])
    #expect(widths(spacer().fixedSize().priority(-1).padding(1)) == [145, 10, 145])
  }

  @Test func `LC16 spacing counts beside a spacer only if it is specified`() {
    let children = [box(50, 5), spacer(), box(50, 5)]
    #expect(answer(hStack(spacing: 10, children), nil, nil) == [128, 5])
    #expect(answer(hStack(children), nil, nil) == [108, 5])
  }

  @Test func `LC17 a gap is the larger of two neighbors' preferences, and 8 without any`() {
    let two = LayoutSpacing(.points(2))
    func gap(_ above: LayoutSpacing, _ below: LayoutSpacing) -> Double {
      above.distance(to: below, along: .vertical, in: LayoutSettings())
    }
    #expect(gap(two, LayoutSpacing(.points(8))) == 8)
    #expect(gap(two, LayoutSpacing()) == 2)
    #expect(gap(LayoutSpacing(), LayoutSpacing()) == 8)
    let item = vStack([custom(Spaced(two), [box(5, 5)]), custom(Spaced(two), [box(5, 5)])])
    #expect(answer(item, nil, nil) == [5, 12])
  }

  @Test func `LC18 texts below each other have no gap`() {
    let item = vStack([text("a").named("a"), text("b").named("b"), color.named("c")])
    #expect(frames(item, nil, nil, "a", "b", "c").map { $0?[1] } == [0, 20, 48])
  }

  @Test func `LC19 between text and another view the font decides`() {
    #expect(frames(vStack([t12, box(5, 5).named("b")]), nil, nil, "b")[0]?[1] == 28)
    #expect(frames(vStack([box(5, 5), t12.named("b")]), nil, nil, "b")[0]?[1] == 13)
    // Twice the font size.
    let large = text("a", style: 2)
    #expect(frames(vStack([large, box(5, 5).named("b")]), nil, nil, "b")[0]?[1] == 56)
    #expect(frames(vStack([box(5, 5), large.named("b")]), nil, nil, "b")[0]?[1] == 21)
  }

  @Test func `LC20 texts beside each other are 8 apart, and padding is not a text`() {
    #expect(answer(hStack([text("a"), text("b")]), nil, nil) == [28, 20])
    #expect(answer(vStack([text("a"), text("b").padding(1)]), nil, nil)[1] == 20 + 8 + 22)
    #expect(answer(vStack([text("a"), text("b").frame(height: 20)]), nil, nil)[1] == 48)
    // Only on the edges that it touches.
    let sides = LayoutInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    #expect(answer(vStack([text("a"), text("b").padding(sides)]), nil, nil)[1] == 40)
    #expect(answer(vStack([text("a"), text("b").frame(width: 20)]), nil, nil)[1] == 40)
  }

  @Test func `LC21 a stack has the spacing preferences of its outermost children`() {
    let item = vStack([vStack([box(5, 5), spacer(0)]), box(5, 5)])
    #expect(answer(item, nil, nil) == [5, 10])
    #expect(answer(vStack([vStack([text("a")]), text("b")]), nil, nil) == [10, 40])
    // Only the highest priority in a pile counts.
    let pile = zStack([text("a"), color.priority(-1)])
    #expect(answer(vStack([pile, text("b")]), nil, nil)[1] == 40)
  }

  @Test func `LC21 a spacer has no influence on the gaps beside its stack`() {
    let bar = hStack([box(5, 5), spacer(0)])
    #expect(answer(vStack([bar, box(5, 5)]), nil, nil) == [5, 18])
    #expect(answer(vStack([box(5, 5), bar]), nil, nil) == [5, 18])
    #expect(answer(vStack([hStack([spacer(0)]), box(5, 5)]), nil, nil) == [5, 13])
    let column = vStack([box(5, 5), spacer(0)])
    #expect(answer(hStack([column, box(5, 5)]), nil, nil) == [18, 5])
    // A text decides, as it does without a spacer.
    let line = hStack([text("a"), spacer(0)])
    #expect(answer(vStack([line, text("b")]), nil, nil) == [10, 40])
    #expect(answer(vStack([line.padding(1), line.padding(1)]), nil, nil) == [12, 52])
  }

  @Test func `LC20 a padding or frame has a plain edge around a spacer at the end of a stack`() {
    let column = vStack([box(5, 5), spacer(0)])
    #expect(answer(vStack([column.padding(1), box(5, 5)]), nil, nil) == [7, 20])
    #expect(answer(vStack([column.frame(height: 9), box(5, 5)]), nil, nil) == [5, 22])
    #expect(answer(vStack([column.frame(minHeight: 9), box(5, 5)]), nil, nil) == [5, 22])
    #expect(answer(vStack([column.frame(width: 9), box(5, 5)]), nil, nil) == [9, 10])
    // A spacer keeps its edge in a frame of its own.
    func gaps(_ item: Item) -> Double { answer(vStack([box(5, 5), item, box(5, 5)]), nil, nil)[1] }
    #expect(gaps(spacer(0).frame(height: 4)) == 14)
    #expect(gaps(spacer(0).passing().frame(minHeight: 4)) == 14)
    #expect(gaps(spacer(2).padding(1)) == 30)
  }

  /// It stands where nothing does, and so nobody keeps a distance from it.
  @Test func `LC21 an empty stack makes no gaps`() {
    #expect(answer(vStack([box(5, 5), hStack([]), box(5, 5)]), nil, nil) == [5, 10])
    let screen = Screen(
      LayoutProposal(nil, nil),
      vStack([box(5, 5), hStack(spacing: 0, []).named("empty"), box(5, 5)]))
    screen.tree.insert(screen.make(box(5, 5)), into: screen.id("empty"))
    screen.update()
    #expect(screen.frame("root") == [0, 0, 5, 31])
  }

  @Test func `LC21 a stack that turns takes its spacer along`() {
    let screen = Screen(
      LayoutProposal(nil, nil),
      vStack([hStack([box(5, 5), spacer(0)]).named("stack"), box(5, 5)]))
    #expect(screen.frame("root") == [0, 0, 5, 18])
    screen.set(.stack(.vertical, spacing: nil, alignment: .center), of: "stack")
    screen.update()
    #expect(screen.frame("root") == [0, 0, 5, 10])
  }

  /// Decided: the priority passes through padding, frames and backgrounds, like a trait of the view
  /// inside, although one source has it end there.
  @Test func `LC22 a priority reaches through modifiers, not through a container`() {
    func width(_ item: Item) -> Double? {
      frames(hStack(spacing: 0, [item.named("a"), color]), 100, 10, "a")[0]?[2]
    }
    #expect(width(color.priority(1)) == 100)
    #expect(width(color.priority(1).padding(5)) == 100)
    #expect(width(color.priority(1).frame(minWidth: 0)) == 100)
    #expect(width(color.priority(1).fixedSize(.vertical).layer(color)) == 100)
    #expect(width(zStack([color.priority(1)])) == 50)
    #expect(width(color.priority(1).priority(0)) == 50)
  }

  /// Decided: the stack is kept, with the size of the view, but without the view's guides for
  /// edges.
  @Test func `LC13 a stack of one view is as large as the view`() {
    let screen = Screen(
      LayoutProposal(80, 40), hStack([t12.guide(.top) { _ in 5 }.named("view")]))
    #expect(screen.frames("root", "view") == [[0, 0, 60, 40], [0, 0, 60, 40]])
    let dimensions = screen.tree.dimensions(of: screen.id("root"))!
    #expect(dimensions.explicit(.firstTextBaseline) == 14)
    #expect(dimensions.explicit(.top) == nil)
  }
}

/// A layout of one child that asks for a certain spacing.
final class Spaced: CustomLayout {
  private let wanted: LayoutSpacing

  init(_ wanted: LayoutSpacing) { self.wanted = wanted }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    children.first?.size(for: proposal) ?? .zero
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    children.first?.place(at: bounds.origin, for: proposal)
  }

  func spacing(_ children: LayoutChildren) -> LayoutSpacing? { wanted }
}

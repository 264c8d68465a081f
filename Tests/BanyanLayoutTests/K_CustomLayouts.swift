import BanyanLayout
import Testing

@Suite struct CustomLayouts {
  /// A layout of closures.
  final class Closures: CustomLayout {
    var orientation: LayoutAxis?
    var sizing: (LayoutProposal, LayoutChildren) -> LayoutSize = { proposal, _ in
      proposal.replacingUnspecified()
    }
    var placing: (LayoutChildren, LayoutRect, LayoutProposal) -> Void = { _, _, _ in }
    var guides: [GuideKey: Double] = [:]
    var changes = 0

    func contentsDidChange(_ children: LayoutChildren) { changes += 1 }

    func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
      sizing(proposal, children)
    }

    func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
      placing(children, bounds, proposal)
    }

    func explicitGuide(
      _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal,
      _ children: LayoutChildren
    ) -> Double? {
      guides[key] ?? children.mergedGuide(key, for: proposal, bounds.size)
    }
  }

  @Test
  func `LK01 a layout's size is taken as it is, and its views are placed in bounds of that size`() {
    let layout = Closures()
    layout.sizing = { _, _ in LayoutSize(200, 100) }
    var seen: [LayoutRect] = []
    var proposals: [LayoutProposal] = []
    layout.placing = { children, bounds, proposal in
      seen.append(bounds)
      proposals.append(proposal)
      children[0].place(at: LayoutPoint(10, 20), for: LayoutProposal(30, 40))
    }
    let item = custom(layout, [color.named("color")])
    #expect(frames(item, 70, nil, "root", "color") == [[0, 0, 200, 100], [10, 20, 30, 40]])
    #expect(seen == [LayoutRect(0, 0, 200, 100)])
    #expect(proposals == [LayoutProposal(70, nil)])
  }

  @Test func `LK02 the last placement counts, and a view without one is in the middle`() {
    let layout = Closures()
    layout.placing = { children, bounds, _ in
      children[0].place(at: .zero, for: .unspecified)
      children[0].place(
        at: LayoutPoint(bounds.width, bounds.height), anchor: LayoutPoint(1, 1), for: .unspecified)
      children[1].place(at: LayoutPoint(-30, 500), for: .zero)
    }
    let item = custom(
      layout, [box(50, 20).named("a"), box(5, 5).named("b"), box(50, 20).named("c")])
    #expect(
      frames(item, 200, 100, "a", "b", "c")
        == [[150, 80, 50, 20], [-30, 500, 5, 5], [75, 40, 50, 20]])
  }

  @Test func `LK03 a layout is notified when its children or anything in them change`() {
    let layout = Closures()
    let screen = Screen(
      300, 300,
      vStack([
        custom(layout, [t12.named("text").padding(5), box(5, 5).named("box")]).named("layout"),
        text("x").named("other"),
      ]))
    #expect(layout.changes == 0)
    screen.set(.text(LayoutText("y")), of: "other")
    screen.update()
    #expect(layout.changes == 0)
    screen.set(.text(LayoutText("longer than before")), of: "text")
    screen.update()
    #expect(layout.changes == 1)
    screen.tree.remove(screen.id("box"))
    screen.update()
    #expect(layout.changes == 2)
    screen.set(.custom(layout), of: "layout")
    screen.update()
    #expect(layout.changes == 3)
  }

  @Test func `LK04 a layout has its children's largest spacing preferences, and may set guides`() {
    let layout = Closures()
    layout.sizing = { proposal, children in children[0].size(for: proposal) }
    #expect(answer(vStack([custom(layout, [text("a")]), text("b")]), nil, nil) == [10, 40])
    layout.guides[.top] = 7
    let item = hStack(
      alignment: .top,
      [custom(layout, [box(10, 10)]).padding(1).named("a"), box(10, 10).named("b")])
    #expect(frames(item, nil, nil, "a", "b") == [[0, 0, 12, 12], [20, 8, 10, 10]])
  }

  /// A layout of its first child that wants what its children want, and counts how often it is asked.
  private final class Wanting: CustomLayout {
    private(set) var count = 0

    func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
      children.first?.size(for: proposal) ?? .zero
    }

    func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
      children.first?.place(at: bounds.origin, for: proposal)
    }

    func spacing(_ children: LayoutChildren) -> LayoutSpacing? {
      count += 1
      guard var wanted = children.first?.spacing else { return nil }
      for child in children.dropFirst() { wanted.formUnion(child.spacing) }
      return wanted
    }
  }

  @Test func `LK04 layouts in layouts are asked once each for the spacing that they want`() {
    let layout = Wanting()
    func nested(_ depth: Int) -> Item {
      if depth == 0 { return text("a") }
      return custom(layout, [nested(depth - 1), nested(depth - 1).passing()])
    }
    #expect(answer(vStack([text("b"), nested(4)]), nil, nil) == [10, 40])
    // One, two, four and eight layouts.
    #expect(layout.count == 15)
  }

  @Test func `LK04 a layout in a layout is asked again when what it wants may have changed`() {
    let screen = Screen(
      LayoutProposal(nil, nil),
      vStack([
        text("b"), custom(Wanting(), [custom(Wanting(), [text("a").named("inner")])]),
      ]))
    #expect(screen.frame("root") == [0, 0, 10, 40])
    screen.set(.fill, of: "inner")
    screen.update()
    #expect(screen.frame("root") == [0, 0, 10, 38])
  }

  @Test func `LK05 a layout sees its children in order, with their values`() {
    let layout = Closures()
    var seen: [(LayoutSize, Double, Double?)] = []
    layout.sizing = { _, children in
      seen = children.map { child in
        (
          child.size(for: .unspecified), child.priority,
          child.dimensions(for: .unspecified).explicit(.firstTextBaseline)
        )
      }
      return .zero
    }
    _ = answer(custom(layout, [box(1, 2), t12.priority(3)]), 10, 10)
    #expect(seen.map(\.0) == [LayoutSize(1, 2), LayoutSize(120, 20)])
    #expect(seen.map(\.1) == [0, 3])
    #expect(seen.map(\.2) == [nil, 14])
  }

  @Test func `LK06 a layout gives spacers and dividers their direction`() {
    func answers(_ orientation: LayoutAxis?) -> [[Double]] {
      let layout = Closures()
      layout.orientation = orientation
      layout.sizing = { _, children in children[0].size(for: LayoutProposal(50, 40)) }
      return [spacer(), divider].map { answer(custom(layout, [$0]), nil, nil) }
    }
    #expect(answers(.horizontal) == [[50, 0], [1, 40]])
    #expect(answers(.vertical) == [[0, 40], [50, 1]])
    #expect(answers(nil) == [[50, 40], [50, 1]])
  }

  @Test func `LK07 another rule keeps the children`() {
    let screen = Screen(
      LayoutProposal(100, 100),
      hStack(spacing: 0, [box(10, 10).named("a"), spacer(30).padding(1).named("s")]).named("stack"))
    #expect(screen.frames("a", "s") == [[0, 0, 10, 10], [10, 4, 90, 2]])
    screen.set(.stack(.vertical, spacing: 0, alignment: .leading), of: "stack")
    screen.update()
    #expect(screen.frames("a", "s") == [[0, 0, 10, 10], [0, 10, 2, 90]])
    screen.set(.depthStack(.topLeading), of: "stack")
    screen.update()
    #expect(screen.frames("a", "s") == [[0, 0, 10, 10], [0, 0, 100, 100]])
  }

  @Test func `LK08 the first view that fits is shown, or the last`() {
    let item = viewThatFits(.vertical, [text(fox).named("fox"), t12.named("short")])
    #expect(frames(item, 146, 40, "fox", "short") == [nil, [0, 0, 120, 20]])
    #expect(frames(item, 146, 80, "fox", "short") == [[0, 0, 100, 80], nil])
    #expect(frames(item, 146, 5, "fox", "short") == [nil, [0, 0, 120, 20]])
  }

  /// Decided: without any axis, the first one is used.
  @Test func `LK09 without a limit the first one fits`() {
    let item = viewThatFits(.both, [text(fox).named("fox"), t12])
    #expect(frames(item, nil, nil, "fox") == [[0, 0, 390, 20]])
    #expect(frames(viewThatFits([], [text(fox).named("fox"), t12]), 5, 5, "fox") != [nil])
  }

  @Test func `the view that is shown follows a change`() {
    let screen = Screen(
      100, 100, viewThatFits(.horizontal, [t12.named("long"), text("short").named("short")]))
    #expect(screen.frames("long", "short") == [nil, [25, 40, 50, 20]])
    screen.set(.text(LayoutText("fits now")), of: "long")
    screen.update()
    #expect(screen.frames("long", "short") == [[10, 40, 80, 20], nil])
    #expect(
      screen.tree.shownChild(of: screen.tree.parent(of: screen.id("long"))!) == screen.id("long"))
  }

  @Test func `LK11 a layout runs for each of its values`() {
    let layout = Closures()
    let screen = Screen(300, 300, custom(layout, [box(10, 10).named("box")]).named("layout"))
    var places: [Double?] = []
    for x in [0.0, 12.5, 25] {
      layout.placing = { children, _, _ in
        children[0].place(at: LayoutPoint(x, 0), for: .unspecified)
      }
      screen.set(.custom(layout), of: "layout")
      screen.update()
      places.append(screen.frame("box")?[0])
    }
    #expect(places == [0, 12.5, 25])
  }
}

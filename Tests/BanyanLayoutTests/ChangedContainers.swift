import BanyanLayout
import Testing

/// The effect of a container's change on its children.
@Suite struct ChangedContainers {
  @Test(arguments: [true, false])
  func `LB15 a stack along the other axis turns spacers and dividers`(isSpacer: Bool) {
    let item = isSpacer ? spacer() : divider
    let turned: [LayoutRule] = [
      .stack(.vertical, spacing: 0, alignment: .center), .depthStack(.center), .passing,
      .custom(CustomLayouts.Closures()),
    ]
    for rule in turned {
      let screen = Screen(
        LayoutProposal(40, 40),
        hStack(spacing: 0, [item.named("item").passing().priority(0)]).named("stack"))
      screen.set(rule, of: "stack")
      screen.update()
      let built = Screen(
        LayoutProposal(40, 40),
        Item(rule: rule, children: [item.named("item").passing().priority(0)]))
      #expect(screen.frame("item") == built.frame("item"))
    }
  }

  @Test func `LB15 a spacer that is put into another stack goes along that`() {
    let screen = Screen(
      LayoutProposal(80, 40),
      hStack(
        spacing: 0,
        [
          hStack(spacing: 0, [spacer().named("spacer").passing().named("moved")]),
          vStack(spacing: 0, []).named("column"),
        ]))
    #expect(screen.frame("spacer")?[2...] == [80, 0])
    screen.tree.insert(screen.id("moved"), into: screen.id("column"))
    screen.update()
    #expect(screen.frame("spacer")?[2...] == [0, 40])
  }

  @Test func `LB15 a layout that turns notifies spacers and dividers when it is set`() {
    let layout = CustomLayouts.Closures()
    layout.orientation = .horizontal
    layout.placing = { children, _, _ in
      children[0].place(at: .zero, for: LayoutProposal(50, 40))
    }
    let screen = Screen(400, 300, custom(layout, [spacer().named("spacer")]).named("layout"))
    #expect(screen.frame("spacer")?[2...] == [50, 0])
    layout.orientation = .vertical
    screen.set(.custom(layout), of: "layout")
    screen.update()
    #expect(screen.frame("spacer")?[2...] == [0, 40])
  }

  @Test func `LB15 a spacer in a layer goes both ways, whatever stack is around`() {
    let item = hStack([
      box(30, 20).layer(spacer().passing().named("spacer")).layer(divider.named("divider"))
    ])
    #expect(frames(item, nil, nil, "spacer", "divider") == [[0, 0, 30, 20], [0, 9.5, 30, 1]])
  }

  @Test func `LB15 a layer that comes first follows the stack, and goes both ways again`() {
    let screen = Screen(
      LayoutProposal(100, 40),
      hStack([
        Item(
          rule: .decorated(.center),
          children: [box(30, 20).named("box"), spacer().passing().named("spacer")]
        ).named("layers")
      ]))
    screen.tree.removeFromParent(screen.id("box"))
    screen.update()
    #expect(screen.frame("spacer")?[2...] == [100, 0])
    screen.tree.insert(screen.id("box"), into: screen.id("layers"), before: screen.id("spacer"))
    screen.update()
    #expect(screen.frame("spacer")?[2...] == [30, 20])
  }

  @Test func `a child that its container does not lay out is not shown`() {
    let names = ["a", "b", "c"]
    let inset = LayoutRule.safeAreaInset(.vertical, .after, spacing: 0, alignment: .center)
    let noTracks = LayoutRule.lazyGrid(LayoutLazyGrid(.vertical, [], alignment: .center))
    let rules: [(LayoutRule, [String])] = [
      (inset, ["a", "b"]), (.padding(LayoutInsets(1)), ["a"]), (.fill, []),
      (.text(LayoutText("x")), []), (.viewThatFits(.both), ["a"]), (noTracks, []),
      (.decorated(.center), names), (.depthStack(.center), names),
    ]
    for (rule, shown) in rules {
      let screen = Screen(100, 100, vStack(names.map { box(5, 5).named($0) }).named("all"))
      screen.set(rule, of: "all")
      screen.update()
      #expect(names.filter { screen.frame($0) != nil } == shown, "\(rule)")
      screen.set(.stack(.vertical, spacing: 0, alignment: .center), of: "all")
      screen.update()
      #expect(screen.frames("a", "b", "c").map { $0?[1] } == [42.5, 47.5, 52.5])
    }
  }

  @Test func `a window in a control stands for itself`() {
    let label = Item(
      rule: .window(size: LayoutSize(50, 20), safeArea: LayoutInsets()),
      children: [box(10, 10).named("label")])
    let control = Item(
      rule: .control(ideal: LayoutSize(60, 30), greedy: []), children: [label.named("window")])
    let screen = Screen(LayoutProposal(100, 100), vStack([control.named("control"), t12]))
    #expect(screen.frames("window", "label").map { $0?[2...] } == [[50, 20], [10, 10]])
    screen.set(.control(ideal: LayoutSize(80, 30), greedy: []), of: "control")
    screen.update()
    #expect(screen.frames("window", "label").map { $0?[2...] } == [[50, 20], [10, 10]])
    screen.tree.insert(screen.id("window"), into: screen.id("root"))
    screen.update()
    #expect(screen.frame("label")?[2...] == [10, 10])
    screen.tree.insert(screen.id("window"), into: screen.id("control"))
    screen.update()
    #expect(screen.frame("label")?[2...] == [10, 10])
  }

  @Test func `the window itself has a frame in nothing`() {
    let screen = Screen(400, 300, t12)
    #expect(screen.tree.frameInParent(of: screen.root) == LayoutRect(0, 0, 400, 300))
  }

  @Test func `LB11 a text of the same size may have other baselines`() {
    let screen = Screen(
      LayoutProposal(200, 100),
      hStack(
        alignment: .lastTextBaseline,
        [
          text("aaaa\naaaa", reservedLines: 2).named("text"), box(5, 5).named("box"),
        ]))
    #expect(screen.frame("box")?[1] == 29)
    screen.set(.text(LayoutText("aaaa", reservedLines: 2)), of: "text")
    screen.update()
    #expect(screen.frames("text", "box").map { $0?[1] } == [0, 9])
  }

  @Test func `LJ13 a row of a grid is a row of its own in anything else, and the other way round`()
  {
    let grid = LayoutRule.grid(horizontalSpacing: 0, verticalSpacing: 0, alignment: .center)
    let column = LayoutRule.stack(.vertical, spacing: 0, alignment: .leading)
    func items(_ rule: LayoutRule) -> Item {
      let rows = [
        gridRow([box(10, 10), box(10, 10).named("a")]).named("row"),
        gridRow([box(50, 10), box(20, 10).named("b")]),
      ]
      return Item(rule: rule, children: rows).named("all")
    }
    func places(_ screen: Screen) -> [[Double]?] { screen.frames("row", "a", "b") }
    let inGrid: [[Double]?] = [[0, 0, 70, 10], [55, 0, 10, 10], [50, 10, 20, 10]]
    let inColumn: [[Double]?] = [[0, 0, 28, 10], [18, 0, 10, 10], [58, 10, 20, 10]]
    let screen = Screen(LayoutProposal(100, 20), items(grid))
    #expect(places(screen) == inGrid)
    screen.set(column, of: "all")
    screen.update()
    #expect(places(screen) == inColumn)
    screen.set(grid, of: "all")
    screen.update()
    #expect(places(screen) == inGrid)
  }

  @Test func `LJ17 a row of a grid follows what its modifier and the grid become`() {
    let grid = LayoutRule.grid(horizontalSpacing: 0, verticalSpacing: 0, alignment: .center)
    let row = gridRow([box(10, 10), box(10, 10).named("a")]).named("row").passing()
    let rows = [row.named("modifier"), gridRow([box(50, 10), box(20, 10).named("b")])]
    let screen = Screen(LayoutProposal(100, 20), Item(rule: grid, children: rows).named("all"))
    let inGrid: [[Double]?] = [[0, 0, 70, 10], [55, 0, 10, 10], [50, 10, 20, 10]]
    let inColumn: [[Double]?] = [[0, 0, 28, 10], [18, 0, 10, 10], [58, 10, 20, 10]]
    #expect(screen.frames("row", "a", "b") == inGrid)
    func set(_ rule: LayoutRule, of name: String) -> [[Double]?] {
      screen.set(rule, of: name)
      screen.update()
      return screen.frames("row", "a", "b")
    }
    #expect(
      set(.padding(LayoutInsets(1)), of: "modifier")
        == [[1, 1, 68, 10], [55, 1, 10, 10], [50, 12, 20, 10]])
    #expect(
      set(.fixedSize(.both), of: "modifier")
        == [[21, 0, 28, 10], [39, 0, 10, 10], [50, 10, 20, 10]])
    #expect(set(.passing, of: "modifier") == inGrid)
    #expect(set(.stack(.vertical, spacing: 0, alignment: .leading), of: "all") == inColumn)
    #expect(set(grid, of: "all") == inGrid)
    // A cell that grows is heard of through the modifier.
    #expect(
      set(.frame(width: 30, height: 10, alignment: .center), of: "a")
        == [[0, 0, 80, 10], [50, 0, 30, 10], [55, 10, 20, 10]])
  }

  @Test func `LJ17 a layer of a grid's row that changes is placed again`() {
    let row = gridRow([box(10, 10)]).layer(alignment: .leading, box(2, 2).named("layer"))
    let screen = Screen(LayoutProposal(nil, nil), grid([row, box(40, 10)]))
    #expect(screen.frames("root", "layer") == [[0, 0, 40, 28], [0, 4, 2, 2]])
    screen.set(.frame(width: 6, height: 6, alignment: .center), of: "layer")
    screen.update()
    #expect(screen.frames("root", "layer") == [[0, 0, 40, 28], [0, 2, 6, 6]])
  }

  @Test func `LJ06 rows without views can get some`() {
    let grid = LayoutLazyGrid(
      .vertical, [LayoutTrack(.fixed(10))], spacing: 0, alignment: .center)
    let screen = Screen(
      LayoutProposal(10, nil),
      Item(
        rule: .lazyGrid(grid),
        children: [box(10, 10), Item(rule: .absentRows(count: 0)).named("rows")]))
    #expect(screen.frames("root", "rows") == [[0, 0, 10, 10], nil])
    screen.set(.absentRows(count: 3), of: "rows")
    screen.update()
    #expect(screen.frames("root", "rows") == [[0, 0, 10, 40], [0, 10, 10, 30]])
  }

  @Test func `LC16 a change inside a frame is noticed, although the frame need not ask for it`() {
    // The row is measured but doesn't fit, so it is never placed.
    let row = hStack([box(10, 10), spacer().named("inner").frame(width: 10, height: 10)])
    let screen = Screen(
      LayoutProposal(25, 40), viewThatFits(.both, [row.named("row"), color.named("color")]))
    #expect(screen.frames("row", "color") == [[0, 0, 20, 10], nil])
    screen.set(.fill, of: "inner")
    screen.update()
    #expect(screen.frames("row", "color") == [nil, [0, 0, 25, 40]])
    screen.set(.spacer(minimum: nil), of: "inner")
    screen.update()
    #expect(screen.frames("row", "color") == [[0, 0, 20, 10], nil])
  }
}

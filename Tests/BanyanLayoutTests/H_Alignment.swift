import BanyanLayout
import Testing

@Suite struct Alignments {
  private let own = GuideKey(own: 0, .vertical)

  @Test func `LH01 guides have defaults`() {
    let screen = Screen(LayoutProposal(40, 20), color)
    let dimensions = screen.tree.dimensions(of: screen.id("root"))!
    let keys: [GuideKey] = [
      .leading, .center, .trailing, .top, .middle, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    #expect(keys.map { dimensions[$0] } == [0, 20, 40, 0, 10, 20, 20, 20])
    #expect(keys.map { dimensions.explicit($0) } == Array(repeating: nil, count: 8))
  }

  @Test func `LH02 an explicit guide goes before the default`() {
    let screen = Screen(LayoutProposal(40, 20), color.guide(.center) { _ in 3 })
    let dimensions = screen.tree.dimensions(of: screen.id("root"))!
    #expect(dimensions[.center] == 3)
    #expect(dimensions.explicit(.center) == 3)
  }

  @Test func `LH03 a guide's closure sees the size and the guides before it`() {
    var seen: [LayoutSize] = []
    let item = hStack(
      alignment: .top,
      [
        box(10, 30).guide(.top) { $0[.bottom] }.guide(.top) { dimensions in
          seen.append(dimensions.size)
          return dimensions[.top] / 2
        }.named("a"),
        box(10, 30).named("b"),
      ])
    #expect(frames(item, nil, nil, "a", "b") == [[0, 0, 10, 30], [18, 15, 10, 30]])
    #expect(Set(seen) == [LayoutSize(10, 30)])
    // The guide matters only where views are aligned on it.
    let other = hStack(
      alignment: .bottom, [box(10, 30).guide(.top) { _ in 15 }.named("a"), box(10, 30)])
    #expect(frames(other, nil, nil, "root", "a") == [[0, 0, 28, 30], [0, 0, 10, 30]])
  }

  @Test func `LH04 a guide passes through views with one child, and moves with it`() {
    func baseline(_ item: Item) -> Double? {
      let screen = Screen(.unspecified, item)
      return screen.tree.dimensions(of: screen.id("root"))!.explicit(.firstTextBaseline)
    }
    #expect(baseline(t12.padding(10)) == 24)
    #expect(baseline(text("Hello").frame(width: 100, height: 100)) == 54)
    #expect(baseline(t12.padding(10).layer(color).fixedSize()) == 24)
    #expect(baseline(geometry([t12])) == nil)
  }

  @Test func `LH05 a container makes one guide of its children's`() {
    let screen = Screen(
      .unspecified,
      vStack(
        spacing: 0,
        [text("a").guide(own) { _ in 5 }, text("b").guide(own) { _ in 15 }.guide(.top) { _ in 9 }]))
    let dimensions = screen.tree.dimensions(of: screen.id("root"))!
    #expect(dimensions.explicit(.firstTextBaseline) == 14)
    #expect(dimensions.explicit(.lastTextBaseline) == 34)
    #expect(dimensions.explicit(own) == 20)
    #expect(dimensions.explicit(.top) == nil)
  }

  @Test func `LH06 the baselines and an own guide of a column`() {
    let texts = Screen(.unspecified, vStack([text("a"), text("b"), text("c")]))
    let dimensions = texts.tree.dimensions(of: texts.id("root"))!
    #expect(dimensions[.firstTextBaseline] == 14)
    #expect(dimensions[.lastTextBaseline] == 54)
    let boxes = Screen(
      .unspecified,
      vStack(
        spacing: 0,
        [box(5, 20).guide(own) { _ in 5 }, box(5, 20).guide(own) { _ in 15 }]))
    #expect(boxes.tree.dimensions(of: boxes.id("root"))!.explicit(own) == 20)
  }

  @Test func `LH07 an own guide aligns views in different branches`() {
    var settings = LayoutSettings()
    settings.ownGuide = { _, dimensions in dimensions.height / 2 }
    let item = hStack(
      alignment: own,
      [
        vStack(spacing: 0, [box(5, 20), box(5, 20).guide(own) { $0.height / 2 }]).named("left"),
        box(5, 40).guide(own) { $0.height / 2 }.named("right"),
      ])
    let screen = Screen(.unspecified, settings: settings, item)
    #expect(
      screen.frames("root", "left", "right")
        == [[0, 0, 18, 50], [0, 0, 5, 40], [13, 10, 5, 40]])
    // Without an explicit guide, the default applies.
    let plain = Screen(
      .unspecified, settings: settings,
      hStack(alignment: own, [box(5, 20).named("a"), box(5, 40).named("b")]))
    #expect(plain.frames("a", "b") == [[0, 10, 5, 20], [13, 0, 5, 40]])
  }

  @Test func `LH08 a layer is aligned on the primary's guides, and a container's own move it`() {
    let item = box(100, 100).guide(.top) { _ in 30 }.layer(
      alignment: .top, box(10, 10).named("layer"))
    #expect(frames(item, nil, nil, "layer") == [[45, 30, 10, 10]])
    let pile = hStack(
      alignment: .top,
      [
        zStack([box(10, 10).named("inner")]).guide(.top) { _ in 5 }.named("pile"),
        box(10, 10).named("other"),
      ])
    #expect(
      frames(pile, nil, nil, "pile", "inner", "other")
        == [[0, 0, 10, 10], [0, 0, 10, 10], [18, 5, 10, 10]])
  }
}

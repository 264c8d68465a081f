import BanyanLayout
import Testing

@Suite struct Piles {
  @Test func `LG01 a pile is as large as its aligned children together`() {
    let item = zStack(alignment: .topLeading, [box(100, 20).named("a"), box(20, 100).named("b")])
    #expect(
      frames(item, 300, 300, "root", "a", "b")
        == [[0, 0, 100, 100], [0, 0, 100, 20], [0, 0, 20, 100]])
    #expect(answer(zStack([color, t12]), 60, 300) == [60, 300])
  }

  @Test func `LG02 in placing, each is offered the pile's own size`() {
    let item = zStack([color.named("color"), t12]).fixedSize()
    #expect(frames(item, 300, 300, "root", "color") == [[0, 0, 120, 20], [0, 0, 120, 20]])
  }

  @Test func `LG03 only the highest priority makes the size`() {
    let item = zStack([color.priority(-1).named("color"), t12])
    #expect(frames(item, 400, 400, "root", "color") == [[0, 0, 120, 20], [0, 0, 120, 20]])
  }

  @Test func `LG04 guides enlarge a pile, and move a layer`() {
    let a = box(150, 50).named("a")
    let b = box(30, 30).guide(.trailing) { $0.width / 2 }.guide(.top) { $0.height / 2 }.named("b")
    #expect(
      frames(zStack(alignment: .topTrailing, [a, b]), nil, nil, "root", "a", "b")
        == [[0, 0, 165, 65], [0, 15, 150, 50], [135, 0, 30, 30]])
    #expect(
      frames(a.layer(alignment: .topTrailing, b), nil, nil, "root", "b")
        == [[0, 0, 150, 50], [135, -15, 30, 30]])
  }

  @Test func `LG05 a modifier of several views applies to each`() {
    // The core makes one element for each view of a group, and a modifier around each.
    #expect(answer(hStack([box(5, 5).padding(1), box(5, 5).padding(1)]), nil, nil) == [22, 7])
  }

  @Test func `LG06 a view without an element makes no gap`() {
    #expect(answer(vStack([box(5, 5), box(5, 5)]), nil, nil) == [5, 18])
    let screen = Screen(
      .unspecified, vStack([box(5, 5), box(5, 5).named("gone"), box(5, 5)]))
    screen.tree.remove(screen.id("gone"))
    screen.update()
    #expect(screen.frame("root") == [0, 0, 5, 18])
  }

  @Test func `LG07 a hidden view keeps its size and its gaps`() {
    #expect(answer(vStack([box(5, 5), box(5, 5).passing(), box(5, 5)]), nil, nil) == [5, 31])
  }

  @Test func `LG08 several views at the root are a column`() {
    let screen = Screen(100, 100, box(10, 10).named("a"))
    let second = screen.make(box(20, 20).named("b"))
    screen.tree.insert(second, into: screen.root)
    screen.update()
    #expect(screen.frames("a", "b") == [[45, 31, 10, 10], [40, 49, 20, 20]])
  }
}

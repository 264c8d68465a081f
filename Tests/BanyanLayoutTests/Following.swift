import BanyanLayout
import Testing

/// Which followed elements an update reports.
@Suite struct Following {
  /// Three rows of a column with a followed box in each, and the names of those that an update has reported.
  private func screen() -> Screen {
    let screen = Screen(
      400, 700,
      vStack(
        alignment: .leading, spacing: 0,
        ["a", "b", "c"].map { name in
          hStack(spacing: 0, [box(10, 10).named("before \(name)"), box(10, 10).named(name)])
        }
      ).frame(width: 400, height: 700, alignment: .topLeading))
    for name in ["a", "b", "c"] { screen.tree.follow(screen.id(name)) }
    return screen
  }

  private func moved(in screen: Screen) -> Set<String> {
    screen.update()
    let moved = Set(screen.tree.takeMovedElements())
    return Set(["a", "b", "c"].filter { moved.contains(screen.id($0)) })
  }

  @Test
  func
    `elements are reported when they are first followed, and then only where something has moved`()
  {
    let screen = screen()
    #expect(moved(in: screen) == ["a", "b", "c"])
    #expect(moved(in: screen) == [])
    screen.set(.frame(width: 30, height: 10, alignment: .center), of: "before b")
    #expect(moved(in: screen) == ["b"])
    screen.set(.frame(width: 30, height: 20, alignment: .center), of: "before b")
    #expect(moved(in: screen) == ["b", "c"])
    screen.tree.unfollow(screen.id("c"))
    screen.set(.frame(width: 30, height: 30, alignment: .center), of: "before a")
    #expect(moved(in: screen) == ["a", "b"])
    #expect(screen.tree.counts.followed == 3 + 1 + 2 + 2)
  }

  @Test func `another direction and another scale around an element move it`() {
    let screen = screen()
    _ = moved(in: screen)
    let row = screen.tree.parent(of: screen.id("b"))!
    screen.tree.setRightToLeft(true, of: row)
    #expect(moved(in: screen) == ["b"])
    _ = screen.tree.setScale(LayoutScale(x: 2, y: 2, anchor: .zero), of: row)
    #expect(moved(in: screen) == ["b"])
    _ = screen.tree.setScale(LayoutScale(x: 2, y: 2, anchor: .zero), of: row)
    #expect(moved(in: screen) == [])
  }

  @Test func `an element that is put elsewhere, or into a followed place, is reported`() {
    let screen = screen()
    _ = moved(in: screen)
    let (first, second) = (
      screen.tree.parent(of: screen.id("a"))!, screen.tree.parent(of: screen.id("b"))!
    )
    screen.tree.insert(screen.id("a"), into: second)
    #expect(moved(in: screen).isSuperset(of: ["a"]))
    screen.set(.frame(width: 90, height: 10, alignment: .center), of: "before b")
    #expect(moved(in: screen) == ["a", "b"])
    screen.tree.remove(first)
    #expect(moved(in: screen) == ["a", "b", "c"])
  }

  @Test func `rows of a long stack move when one before them grows`() {
    let rows = (0..<1_000).map { box(10, 10).named("\($0)") }
    let screen = Screen(400, 700, vStack(spacing: 0, rows).around(.scrollView([.vertical])))
    screen.tree.follow(screen.id("900"))
    screen.update()
    _ = screen.tree.takeMovedElements()
    screen.set(.frame(width: 10, height: 20, alignment: .center), of: "5")
    screen.update()
    #expect(screen.tree.takeMovedElements() == [screen.id("900")])
  }
}

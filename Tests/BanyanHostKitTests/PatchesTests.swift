import BanyanHostKit
import BanyanLayout
import Testing

struct PatchesTests {
  private let size = LayoutSize(900, 600)

  @Test func `what moves in place has one patch, which stays`() {
    var patches = Patches()
    let first = patches.follow([LayoutRect(100.5, 100, 20, 20)], size: size)
    let areas = patches.areas
    let second = patches.follow([LayoutRect(104, 104, 10, 10)], size: size)
    #expect([first, second] == [.patches([0]), .patches([0])])
    #expect(areas == [LayoutRect(100, 100, 21, 20)])
    #expect(patches.areas == areas)
  }

  @Test func `nothing is painted if nothing has changed`() {
    var patches = Patches()
    #expect(patches.follow([], size: size) == .patches([]))
  }

  @Test func `a patch grows with what moves, and one far away is another`() {
    var patches = Patches()
    _ = patches.follow([LayoutRect(100, 100, 20, 20)], size: size)
    _ = patches.follow([LayoutRect(110, 100, 20, 20)], size: size)
    #expect(patches.areas == [LayoutRect(100, 100, 30, 20)])
    #expect(patches.follow([LayoutRect(700, 500, 20, 20)], size: size) == .patches([1]))
  }

  @Test func `much of a window is painted with all of it`() {
    var patches = Patches()
    _ = patches.follow([LayoutRect(100, 100, 20, 20)], size: size)
    #expect(patches.follow([LayoutRect(0, 0, 900, 300)], size: size) == .everything)
    #expect(patches.areas == [])
  }
}

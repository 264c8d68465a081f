import BanyanLayout
import Testing

@Suite struct Geometry {
  @Test func `LI01 a geometry reader takes what it is offered`() {
    #expect(answer(geometry([box(50, 50)]), 300, 200) == [300, 200])
    #expect(answer(geometry([box(50, 50)]), nil, nil) == [10, 10])
    let screen = Screen(400, 700, scroll([geometry().named("reader")]))
    #expect(screen.frame("reader")?[2...] == [400, 10])
  }

  @Test func `LI02 its children are offered its size and stand at the top leading corner`() {
    let item = geometry([color.named("a"), box(50, 50).named("b")])
    #expect(frames(item, 300, 200, "a", "b") == [[0, 0, 300, 200], [0, 0, 50, 50]])
  }

  @Test func `LI03 its size is not rounded`() {
    let screen = Screen(400, 700, geometry().named("reader").padding(20))
    #expect(screen.frame("reader") == [20, 20, 360, 660])
    let third = Screen(100, 100, hStack(spacing: 0, [geometry().named("reader"), color, color]))
    #expect(third.tree.size(of: third.id("reader")) == LayoutSize(100.0 / 3, 100))
  }

  @Test func `LI05 its safe area insets are the parts of it that are not safe`() {
    let notch = LayoutInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let inside = Screen(400, 700, safeArea: notch, geometry().named("reader"))
    #expect(inside.tree.safeAreaInsets(of: inside.id("reader")) == LayoutInsets())
    let outside = Screen(400, 700, safeArea: notch, color.layer(box(400, 700).named("reader")))
    #expect(outside.frame("reader") == [0, 10, 400, 700])
    #expect(
      outside.tree.safeAreaInsets(of: outside.id("reader"))
        == LayoutInsets(top: 40, leading: 0, bottom: 40, trailing: 0))
  }

  @Test func `LM02 the content of a geometry reader never changes its size`() {
    let screen = Screen(
      400, 700, vStack([t12.named("text"), geometry([box(5, 5).named("box")]).named("reader")]))
    #expect(screen.frame("reader") == [0, 28, 400, 672])
    screen.set(.frame(width: 900, height: 900, alignment: .center), of: "box")
    let content = screen.tree.children(of: screen.id("box"))[0]
    #expect(screen.update() == [screen.id("box"), content])
    screen.set(.text(LayoutText("two\nlines")), of: "text")
    #expect(screen.update().contains(screen.id("reader")))
    #expect(screen.frame("reader") == [0, 48, 400, 652])
  }

  @Test func `LI06 a frame is drawn with the scales on the way, and laid out without them`() {
    let screen = Screen(
      400, 700,
      box(50, 40).named("box").offset(5, 7).padding(10).named("padding").passing().named("outer"))
    // The padding is 70 by 60, at (165, 320).
    let id = screen.id("box")
    func drawn() -> [Double]? {
      screen.tree.drawnFrame(of: id).map { [$0.x, $0.y, $0.width, $0.height] }
    }
    let frame = screen.frame("box")
    #expect(frame == [180, 337, 50, 40] && drawn() == frame)
    func scale(_ x: Double, _ y: Double, _ anchor: Double) -> LayoutScale {
      LayoutScale(x: x, y: y, anchor: LayoutPoint(anchor, anchor))
    }
    #expect(screen.tree.setScale(scale(2, 3, 0), of: screen.id("padding")))
    #expect(!screen.tree.setScale(scale(2, 3, 0), of: screen.id("padding")))
    #expect(drawn() == [195, 371, 100, 120] && screen.frame("box") == frame)
    // One in the other, and one that mirrors.
    #expect(screen.tree.setScale(scale(-1, 1, 0.5), of: screen.id("outer")))
    #expect(drawn() == [105, 371, 100, 120])
    #expect(screen.tree.setScale(nil, of: screen.id("padding")))
    #expect(drawn() == [170, 337, 50, 40])
    #expect(
      screen.tree.drawnFrame(of: screen.id("outer")) == screen.tree.frame(of: screen.id("outer")))
    screen.tree.remove(screen.id("outer"))
    #expect(screen.tree.scale(of: screen.id("outer")) == nil)
  }

  @Test func `LI06 a frame in a reader's space counts the offsets on the way`() {
    let screen = Screen(
      400, 700,
      geometry([box(50, 40).named("box").offset(5, 7).padding(10).offset(100)]).named("reader")
        .padding(20))
    let (reader, box) = (screen.frame("reader")!, screen.frame("box")!)
    #expect(zip(box, reader).prefix(2).map { $0 - $1 } == [115, 17])
  }
}

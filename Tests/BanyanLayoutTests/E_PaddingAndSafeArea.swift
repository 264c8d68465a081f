import BanyanLayout
import Testing

@Suite struct PaddingAndSafeArea {
  private let notch = LayoutInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  private func inset(
    _ main: Item, _ axis: LayoutAxis, _ side: LayoutSide, spacing: Double? = nil, _ beside: Item
  ) -> Item {
    Item(
      rule: .safeAreaInset(
        axis, side, spacing: spacing, alignment: axis == .vertical ? .center : .middle),
      children: [main, beside])
  }

  @Test func `LE01 padding offers less and answers more`() {
    #expect(
      frames(t12.named("text").padding(10), nil, nil, "root", "text")
        == [[0, 0, 140, 40], [10, 10, 120, 20]])
    #expect(answer(color.padding(10), 100, 15) == [100, 20])
  }

  @Test func `LE02 padding counts on the edges that it names`() {
    #expect(answer(t12.padding(16), nil, nil) == [152, 52])
    let sides = LayoutInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    #expect(answer(t12.padding(sides), nil, nil) == [152, 20])
  }

  @Test func `LE03 negative padding enlarges the proposal, and the answer is not below nothing`() {
    #expect(
      frames(t12.named("text").padding(-10), nil, nil, "root", "text")
        == [[0, 0, 100, 0], [-10, -10, 120, 20]])
    #expect(answer(t12.padding(-15), nil, nil) == [90, 0])
    #expect(answer(color.padding(-10), 50, 50) == [50, 50])
  }

  @Test func `LE04 a border changes no size`() {
    #expect(answer(t12.passing(), 300, 300) == [120, 20])
  }

  @Test func `LE05 a layer is offered the size of what it decorates, and does not change it`() {
    let item = t12.layer(box(200, 50).named("layer"))
    #expect(
      frames(item, nil, nil, "root", "layer") == [[0, 0, 120, 20], [-40, -15, 200, 50]])
    let corner = t12.layer(alignment: .bottomTrailing, box(10, 10).named("layer"))
    #expect(frames(corner, nil, nil, "layer") == [[110, 10, 10, 10]])
  }

  @Test func `LE06 a circle behind a text is as large as the text's height`() {
    let item = t12.layer(Item(rule: .circle).named("circle"))
    #expect(frames(item, nil, nil, "circle") == [[50, 0, 20, 20]])
  }

  @Test func `LE07 a background by style ignores the safe area, a view stays in it`() {
    let screen = Screen(
      400, 700, safeArea: notch,
      color.named("view").layer(color.named("style").ignoresSafeArea()).layer(color.named("child")))
    #expect(
      screen.frames("view", "style", "child")
        == [[0, 50, 400, 620], [0, 0, 400, 700], [0, 50, 400, 620]])
  }

  @Test func `LE08 ignoring the safe area changes no view's size`() {
    let screen = Screen(
      400, 700, safeArea: notch, color.named("color").ignoresSafeArea().named("outer"))
    #expect(screen.frames("outer", "color") == [[0, 50, 400, 620], [0, 0, 400, 700]])
    let top = Screen(400, 700, safeArea: notch, color.named("color").ignoresSafeArea(.top))
    #expect(top.frame("color") == [0, 0, 400, 670])
    let centered = Screen(400, 700, safeArea: notch, t12.named("text").ignoresSafeArea())
    #expect(centered.frame("text") == [140, 350, 120, 20])
    let moved = Screen(
      400, 700, safeArea: notch,
      vStack(spacing: 0, [color.named("color").ignoresSafeArea(), box(10, 100).named("box")]))
    #expect(moved.frames("color", "box") == [[0, 0, 400, 570], [195, 570, 10, 100]])
    moved.set(.frame(width: 10, height: 200, alignment: .center), of: "box")
    moved.update()
    #expect(moved.frames("color", "box") == [[0, 0, 400, 470], [195, 470, 10, 200]])
  }

  @Test func `LE09 an inset is offered what the view does not need`() {
    let item = inset(color.named("color"), .vertical, .after, spacing: 0, t12.named("text"))
    #expect(
      frames(item, 200, 100, "root", "color", "text")
        == [[0, 0, 200, 100], [0, 0, 200, 80], [40, 80, 120, 20]])
    let before = inset(color.named("color"), .horizontal, .before, box(30, 30).named("box"))
    #expect(
      frames(before, 200, 100, "color", "box") == [[38, 0, 162, 100], [0, 35, 30, 30]])
  }

  @Test func `LE10 an inset reduces the safe area of the views inside`() {
    let padded = color.named("color").around(.safeAreaPadding(LayoutInsets(20)))
    #expect(frames(padded, 200, 100, "color") == [[20, 20, 160, 60]])
    let screen = Screen(
      400, 700, safeArea: notch,
      inset(
        color.named("color").ignoresSafeArea().named("outer"), .vertical, .after, spacing: 0,
        box(400, 40)))
    #expect(screen.frame("color") == [0, 0, 400, 700])
    #expect(screen.frame("outer") == [0, 50, 400, 580])
  }
}

import BanyanLayout
import Testing

@Suite struct Proposals {
  @Test func `LA01 each axis is asked for its least, its greatest, its ideal or a length`() {
    #expect(answer(color, 0, .infinity) == [0, .infinity])
    #expect(answer(color, nil, 30) == [10, 30])
    #expect(LayoutProposal(-5, .nan) == LayoutProposal(0, nil))
    #expect(answer(color.padding(30), 50, 50) == [60, 60])
  }

  @Test func `LA02 a child's answer is not overruled`() {
    let item = fixedImage(20, 20).named("image").frame(width: 30, height: 30)
    #expect(frames(item, nil, nil, "root", "image") == [[0, 0, 30, 30], [5, 5, 20, 20]])
  }

  @Test func `LA03 a child may overflow`() {
    let item = t12.named("text").fixedSize().frame(width: 50, height: 20)
    #expect(frames(item, nil, nil, "root", "text") == [[0, 0, 50, 20], [-35, 0, 120, 20]])
  }

  @Test func `LA04 an answer depends on the proposal alone`() {
    let screen = Screen(LayoutProposal(300, 100), hStack([text(fox), color]))
    let id = screen.id("root")
    let first = screen.tree.measure(id, LayoutProposal(300, 100))
    for width in [0, 50, 146, 1_000, .infinity] {
      _ = screen.tree.measure(id, LayoutProposal(width, nil))
    }
    #expect(screen.tree.measure(id, LayoutProposal(300, 100)) == first)
  }

  @Test func `LA05 a parent keeps the size that it has measured`() {
    // Measured without a height, the color is 10 tall; it is placed with a height of 40.
    let item = hStack([t12.named("text"), color.named("color")])
    #expect(
      frames(item, 200, nil, "root", "text", "color")
        == [[0, 0, 200, 40], [0, 0, 60, 40], [68, 0, 132, 40]])
  }

  @Test func `LA06 the root is offered the window less the safe area and centered in it`() {
    #expect(Screen(400, 700, t12.named("text")).frame("text") == [140, 340, 120, 20])
    let notched = Screen(
      400, 700, safeArea: LayoutInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
      vStack([color.named("color")]).named("stack"))
    #expect(notched.frames("stack", "color") == [[0, 50, 400, 620], [0, 50, 400, 620]])
  }

  @Test func `LA07 modifiers without layout have the bounds of what they wrap`() {
    let item = t12.named("text").passing().named("border")
    #expect(frames(item, 300, 300, "border", "text") == [[0, 0, 120, 20], [0, 0, 120, 20]])
  }

  @Test func `LA08 an unspecified length is replaced by ten`() {
    #expect(LayoutProposal(nil, 30).replacingUnspecified() == LayoutSize(10, 30))
    #expect(
      LayoutProposal(nil, 30).replacingUnspecified(by: LayoutSize(4, 5)) == LayoutSize(4, 30))
  }

  @Test func `LA09 ideal sizes`() {
    #expect(answer(color, nil, nil) == [10, 10])
    #expect(answer(geometry(), nil, nil) == [10, 10])
    #expect(answer(text("Hello\nworld!"), nil, nil) == [60, 40])
    #expect(answer(image, nil, nil) == [600, 400])
    #expect(answer(hStack([box(5, 5), spacer(), box(5, 5)]), nil, nil) == [18, 5])
    #expect(answer(scroll([box(30, 900)]), nil, nil) == [30, 900])
    #expect(answer(vStack([t12, color]), nil, nil) == [120, 38])
  }
}

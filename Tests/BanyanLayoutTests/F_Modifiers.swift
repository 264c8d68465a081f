import BanyanLayout
import Testing

@Suite struct Modifiers {
  @Test func `LF01 a ratio fits into the proposal or fills it`() {
    #expect(answer(color.aspectRatio(16.0 / 9), 100, 100) == [100, 56.25])
    #expect(answer(color.aspectRatio(16.0 / 9, fills: true), 100, 100) == [177.778, 100])
  }

  @Test func `LF02 without a ratio that of the ideal size counts`() {
    #expect(answer(color.aspectRatio(), 100, 60) == [60, 60])
    #expect(answer(image.aspectRatio(), 300, 300) == [300, 200])
    #expect(answer(image.aspectRatio(-1), 300, 300) == [300, 200])
  }

  @Test(arguments: [false, true])
  func `LF03 the other length decides where one is unspecified`(fills: Bool) {
    #expect(answer(image.aspectRatio(fills: fills), 300, nil) == [300, 200])
    #expect(answer(image.aspectRatio(fills: fills), nil, 100) == [150, 100])
    #expect(answer(image.aspectRatio(fills: fills), nil, nil) == [600, 400])
  }

  @Test func `LF04 a picture of a ratio bends between nothing and its height's width`() {
    #expect(answer(image.scaledToFit(), 0, 100) == [0, 0])
    #expect(answer(image.scaledToFit(), .infinity, 200) == [300, 200])
    #expect(answer(image.scaledToFill(), 0, 200) == [300, 200])
    #expect(answer(image.scaledToFill(), .infinity, 200) == [.infinity, .infinity])
  }

  @Test func `LF05 a ratio changes only the proposal`() {
    #expect(answer(t12.aspectRatio(1), 200, 100) == [60, 40])
  }

  @Test func `LF06 a filling picture overflows its frame`() {
    let item = image.scaledToFill().named("image").frame(width: 100, height: 100)
    #expect(frames(item, nil, nil, "root", "image") == [[0, 0, 100, 100], [-25, 0, 150, 100]])
  }

  @Test func `LF07 a fixed size asks for the ideal one`() {
    #expect(answer(t12.fixedSize(), 20, 5) == [120, 20])
    #expect(answer(t12.fixedSize(.vertical), 60, 5) == [60, 40])
    #expect(frames(t12.named("text").fixedSize(), 20, 5, "text") == [[0, 0, 120, 20]])
  }

  @Test func `LF08 an offset moves the drawing, but no neighbor and no guide`() {
    let item = hStack([box(50, 50).named("a").offset(30), box(50, 50).named("b")])
    #expect(frames(item, nil, nil, "a", "b") == [[30, 0, 50, 50], [58, 0, 50, 50]])
    let aligned = hStack(
      alignment: .firstTextBaseline, [text("a").offset(0, 5).named("a"), text("b").named("b")])
    #expect(frames(aligned, nil, nil, "a", "b") == [[0, 0, 10, 20], [18, 0, 10, 20]])
  }

  @Test func `LF09 a position takes the proposal and centers on its point`() {
    let item = t12.named("text").around(.position(LayoutPoint(10, 10)))
    #expect(frames(item, 300, 200, "root", "text") == [[0, 0, 300, 200], [-50, 0, 120, 20]])
    #expect(answer(item, nil, 200) == [120, 200])
  }

  @Test func `LF10 effects change no size`() {
    #expect(answer(hStack([box(50, 50).passing(), box(50, 50)]), nil, nil) == [108, 50])
  }

  @Test func `LF11 a view that is painted before or behind others stands where it stood`() {
    let plain = zStack([box(50, 50).named("a"), box(20, 80).named("b")])
    let ordered = zStack([box(50, 50).named("a").passing(), box(20, 80).named("b")])
    #expect(
      frames(ordered, nil, nil, "root", "a", "b") == frames(plain, nil, nil, "root", "a", "b"))
    #expect(frames(plain, nil, nil, "a") == [[0, 15, 50, 50]])
  }
}

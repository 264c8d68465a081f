import BanyanLayout
import Testing

/// The fifteen programs at the end of the layout statements, with frames in window coordinates.
@Suite struct FifteenPrograms {
  @Test func `LN01 a fitting picture above its title in a frame`() {
    let screen = Screen(
      150, 200,
      vStack([image.scaledToFit().named("image"), text("Title").named("title")]).named("stack")
        .frame(width: 150, height: 200))
    #expect(
      screen.frames("stack", "image", "title")
        == [[0, 36, 150, 128], [0, 36, 150, 100], [50, 144, 50, 20]])
  }

  @Test(arguments: [helloWorld, String(repeating: "a", count: 60)])
  func `LN02 a filling picture behind a text makes the pile wider than the window`(string: String) {
    // Sixty letters stay on one line, which is clipped at both sides of the window.
    let frame: [Double] =
      string == helloWorld ? [140, 340, 120, 20] : [-100, 340, 600, 20]
    let screen = Screen(
      400, 700,
      zStack([
        image.scaledToFill().named("image").ignoresSafeArea(),
        vStack([spacer().named("above"), text(string).named("text"), spacer().named("below")])
          .named("column"),
      ]).named("pile"))
    #expect(screen.frames("pile", "image") == [[-325, 0, 1050, 700], [-325, 0, 1050, 700]])
    #expect(screen.frame("column") == [frame[0], 0, frame[2], 700])
    #expect(screen.frame("text") == frame)
    #expect(screen.frame("above")?[3] == 340)
    #expect(screen.frame("below")?[3] == 340)
  }

  @Test func `LN03 a filling picture clipped to a circle in a frame`() {
    let clippedFirst = Screen(
      100, 100, image.scaledToFill().named("image").passing().frame(width: 100, height: 100))
    let framedFirst = Screen(
      100, 100, image.scaledToFill().named("image").frame(width: 100, height: 100).passing())
    #expect(clippedFirst.frame("image") == [-25, 0, 150, 100])
    #expect(framedFirst.frame("image") == [-25, 0, 150, 100])
  }

  @Test func `LN04 a fitting picture between two texts takes what they leave`() {
    let screen = Screen(
      1280, 800,
      vStack([
        text("Title").named("title"), image.scaledToFit().named("image"),
        text("Caption").named("caption"),
      ]).padding().named("padding"))
    #expect(
      screen.frames("padding", "title", "image", "caption")
        == [
          [90, 0, 1100, 800], [615, 16, 50, 20], [106, 44, 1068, 712], [605, 764, 70, 20],
        ])
  }

  @Test func `LN05 a filling picture with a height is as wide as its frame or wider`() {
    func screen(_ width: Double) -> Screen {
      Screen(
        width, 800,
        image.scaledToFill().named("image").frame(height: 200).passing().named("view"))
    }
    #expect(
      screen(400).frames("view", "image") == [[0, 300, 400, 200], [0, 266.667, 400, 266.667]])
    #expect(screen(200).frame("view") == [-50, 300, 300, 200])
  }

  @Test func `LN06 a fitting picture with a height is as wide as it is`() {
    let screen = Screen(
      400, 800,
      image.scaledToFit().named("image").passing().frame(height: 200).named("view"))
    #expect(screen.frames("view", "image") == [[50, 300, 300, 200], [50, 300, 300, 200]])
  }

  @Test func `LN07 a button of bounded width is no wider`() {
    let screen = Screen(
      400, 400,
      text("Sign in").named("text").frame(maxWidth: 200).named("frame").padding()
        .layer(color.named("blue")))
    #expect(
      screen.frames("blue", "frame", "text")
        == [[84, 174, 232, 52], [100, 190, 200, 20], [165, 190, 70, 20]])
  }

  @Test func `LN08 a text between two colors wraps at an equal share`() {
    let screen = Screen(
      200, 100, hStack([color.named("left"), t12.named("text"), color.named("right")]))
    #expect(
      screen.frames("left", "text", "right")
        == [[0, 0, 62, 100], [70, 30, 60, 40], [138, 0, 62, 100]])
  }

  @Test func `LN09 a color takes what a text leaves of its half`() {
    let screen = Screen(300, 100, hStack([text(fox).named("text"), color.named("color")]))
    #expect(screen.frames("text", "color") == [[0, 10, 100, 80], [108, 0, 192, 100]])
  }

  @Test func `LN10 the shorter one of two texts is served first`() {
    let screen = Screen(
      200, 100,
      hStack([text("Due date").named("due"), text(date).named("date")]).named("stack"))
    #expect(
      screen.frames("stack", "due", "date")
        == [[1, 10, 198, 80], [1, 40, 80, 20], [89, 10, 110, 80]])
  }

  @Test func `LN11 a padded color beside a color has the same width`() {
    let screen = Screen(
      300, 100,
      hStack([
        color.named("inner").padding(20).named("padded"), color.named("other"),
      ]))
    #expect(
      screen.frames("padded", "inner", "other")
        == [[0, 0, 146, 100], [20, 20, 106, 60], [154, 0, 146, 100]])
  }

  @Test func `LN12 a minimum after a maximum overflows`() {
    let screen = Screen(
      150, 50,
      hStack(
        spacing: 0, [color.frame(maxWidth: 100).named("a"), color.frame(minWidth: 100).named("b")]
      ).frame(width: 150, height: 50))
    #expect(screen.frames("a", "b") == [[-12.5, 0, 75, 50], [62.5, 0, 100, 50]])
    let drawn = ["a", "b"].map {
      screen.tree.frame(of: screen.id($0))!.drawn(pixelsPerPoint: 1)
    }
    #expect(drawn == [LayoutRect(-12, 0, 75, 50), LayoutRect(63, 0, 100, 50)])
  }

  @Test func `LN13 a text in a small frame has as many lines as fit`() {
    let screen = Screen(120, 44, text(fox).named("text").frame(width: 120, height: 44))
    #expect(screen.frame("text") == [0, 2, 120, 40])
    #expect(
      HeadlessTextMeasurer().brokenLines(of: fox, letters: 12, most: 2).texts
        == ["The quick", "brown fox j…"])
  }

  @Test func `LN14 a bubble hugs its lines beside a spacer`() {
    let screen = Screen(
      300, 400,
      hStack([
        text(fox).named("text").padding(10).layer(color).named("bubble"), spacer().named("space"),
      ]))
    #expect(
      screen.frames("bubble", "text", "space")
        == [[0, 170, 270, 60], [10, 180, 250, 40], [270, 200, 30, 0]])
  }

  @Test func `LN15 cards of a ratio in a lazy column`() {
    func shape(_ number: Int) -> Item {
      color.aspectRatio(2).frame(maxHeight: 40).named("shape \(number)")
    }
    func screen(_ cell: Item) -> Screen {
      let columns = [LayoutTrack(.flexible(minimum: 10, maximum: .infinity))]
      return Screen(
        LayoutProposal(120, nil),
        Item(
          rule: .lazyGrid(LayoutLazyGrid(.vertical, columns, alignment: .center)),
          children: [cell]))
    }
    let shapes = vStack([shape(0), shape(1), shape(2)])
    let plain = screen(shapes.aspectRatio(2.0 / 3).named("cell"))
    #expect(
      plain.frames("cell", "shape 0", "shape 1", "shape 2")
        == [[20, 0, 80, 136], [20, 0, 80, 40], [20, 48, 80, 40], [20, 96, 80, 40]])
    let card = screen(zStack([color.named("card"), shapes]).aspectRatio(2.0 / 3))
    #expect(
      card.frames("card", "shape 0", "shape 1", "shape 2")
        == [[0, 0, 120, 180], [20, 22, 80, 40], [20, 70, 80, 40], [20, 118, 80, 40]])
  }
}

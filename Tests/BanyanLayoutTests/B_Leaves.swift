import BanyanLayout
import Testing

@Suite struct Leaves {
  private func lines(_ string: String, _ letters: Int, _ most: Int = .max) -> [String] {
    HeadlessTextMeasurer().brokenLines(of: string, letters: letters, most: most).texts
  }

  @Test func `LB01 text wraps between words and is as wide as its widest line`() {
    #expect(answer(text(fox), 146, nil) == [100, 80])
    #expect(lines(fox, 14) == ["The quick", "brown fox", "jumps over", "lazy dog"])
  }

  @Test func `LB02 a word that is too long is broken between letters`() {
    #expect(answer(text("abcdefghij"), 40, nil) == [40, 60])
    #expect(lines("ab   cd", 2) == ["ab", "cd"])
    #expect(lines("a bcdefg h", 3) == ["a", "bcd", "efg", "h"])
  }

  @Test func `LB02 spaces after the last word are as wide as there is room`() {
    #expect(answer(text(" "), nil, nil) == [10, 20])
    #expect(answer(text("ab  "), nil, nil) == [40, 20])
    #expect(answer(text("ab  "), 30, nil) == [30, 20])
    #expect(lines("ab  \nc", 3) == ["ab ", "c"])
  }

  @Test func `LB03 without a width there is a line for each paragraph`() {
    #expect(answer(text(fox), nil, nil) == [390, 20])
    #expect(lines("ab\n\ncd", .max) == ["ab", "", "cd"])
  }

  @Test func `LB04 a height allows lines, at least one, and the last one is cut`() {
    #expect(answer(text(fox), 120, 44) == [120, 40])
    #expect(lines(fox, 12, 2) == ["The quick", "brown fox j…"])
    #expect(answer(text(fox), 120, 5) == [120, 20])
    #expect(answer(text(fox), 120, 60) == [120, 60])
  }

  /// Decided: the minimum width is 0, not that of an ellipsis, which one talk mentions.
  @Test func `LB05 a text can have no width`() {
    #expect(answer(text("abc"), 0, 0) == [0, 0])
    #expect(answer(text("abc"), 0, nil) == [0, 60])
    #expect(answer(hStack(spacing: 0, [t12, box(200, 10)]), 200, nil)[0] == 200)
  }

  @Test func `LB06 a limit of lines cuts the last one`() {
    #expect(answer(text(fox, lineLimit: 2), 146, nil) == [140, 40])
    #expect(lines(fox, 14, 2) == ["The quick", "brown fox jum…"])
    #expect(answer(text(fox, lineLimit: 1), 100, nil) == [100, 20])
  }

  @Test func `LB07 lines can be reserved`() {
    #expect(answer(text(helloWorld, reservedLines: 2), nil, nil) == [120, 40])
    #expect(answer(text(fox, reservedLines: 2), 146, nil) == [100, 80])
  }

  /// Decided: the scale is exact, while Apple's may have steps.
  @Test func `LB08 a text shrinks until it fits, then is cut`() {
    let letters = String(repeating: "a", count: 20)
    #expect(
      answer(text(letters, lineLimit: 1, minimumScale: 0.5), 150, nil) == [150, 15])
    #expect(
      answer(text(letters, lineLimit: 1, minimumScale: 0.5), 60, nil) == [60, 10])
    #expect(answer(text(letters, lineLimit: 1, minimumScale: 0.5), 300, nil) == [200, 20])
    // At three quarters of their size, two lines of ten letters fit into 75.
    let pair = answer(text("aaaaaaaaaa aaaaaaaaaa", lineLimit: 2, minimumScale: 0.5), 75, nil)
    #expect(pair == [75, 30])
  }

  @Test func `LB08 a text shrinks for a word to fit, which is broken only in the smallest font`() {
    func shrinking(_ string: String, _ width: Double, _ height: Double? = nil) -> [Double] {
      answer(text(string, minimumScale: 0.5), width, height)
    }
    // Nine letters of 10 by 20 fit into 70 at seven ninths of their size, and lines of 15.6.
    #expect(shrinking("September", 70) == [70, 16])
    #expect(shrinking("in September", 70) == [70, 32])
    #expect(shrinking("September", 90) == [90, 20])
    // At half their size they are 45 wide.
    #expect(shrinking("September", 45) == [45, 10])
    #expect(shrinking("September", 40) == [40, 20])
    // There is room for three lines, and in a height of 20 for one, at seven twelfths.
    #expect(shrinking("in September", 70, 60) == [70, 32])
    #expect(shrinking("in September", 70, 20) == [70, 12])
    // What may not shrink is broken.
    #expect(answer(text("September"), 70, nil) == [70, 40])
  }

  @Test func `a measurer says whether a word is wider than a line`() {
    func breaksWord(_ string: String, _ width: Double, _ most: Int = .max) -> Bool {
      HeadlessTextMeasurer().lines(of: LayoutText(string), scale: 1, width: width, most: most)
        .breaksWord
    }
    #expect(breaksWord("abcde", 40) && breaksWord("a abcde", 40) && breaksWord("abcde a", 40))
    #expect(breaksWord("abcde", 40, 1))
    #expect(!breaksWord("abcd abcd", 40) && !breaksWord("abcd   \nabcd", 40))
    #expect(!breaksWord("ab cd", 40, 1) && !breaksWord("", 40) && !breaksWord("abcde", .infinity))
  }

  @Test func `a letter of several bytes takes as much room as one of a single byte`() {
    let measurer = HeadlessTextMeasurer()
    var random = SketchMaker(seed: 1)
    for _ in 0..<1_000 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          "aaab  \n".randomElement(using: &random)!
        })
      let width = Double(Int.random(in: 0...12, using: &random) * 10)
      let most = Int.random(in: 1...5, using: &random)
      func lines(_ string: String) -> TextLines {
        measurer.lines(of: LayoutText(string), scale: 1, width: width, most: most)
      }
      #expect(lines(text) == lines(text.replacing("a", with: "\u{E4}")), "\(text.debugDescription)")
    }
  }

  @Test func `LB09 a text is as wide as its lines, so that they have nowhere to go`() {
    let item = text("aaaa\nbb").named("text").frame(width: 100, alignment: .leading)
    #expect(frames(item, nil, nil, "text") == [[0, 0, 40, 40]])
  }

  @Test func `LB10 a fixed height takes a text's limit away`() {
    #expect(answer(text(fox), 146, 40) == [140, 40])
    #expect(answer(text(fox).fixedSize(.vertical), 146, 40) == [100, 80])
  }

  @Test func `LB11 a text has a first and a last baseline`() {
    let screen = Screen(LayoutProposal(146, nil), text(fox))
    let dimensions = screen.tree.dimensions(of: screen.id("root"))!
    #expect(dimensions.explicit(.firstTextBaseline) == 14)
    #expect(dimensions.explicit(.lastTextBaseline) == 74)
    #expect(dimensions.explicit(.middle) == nil)
  }

  @Test func `LB11 a symbol has the baseline of a letter, and a picture has none`() {
    func row(_ picture: LayoutPicture) -> [[Double]?] {
      let item = Item(rule: .picture(picture)).padding(1).named("picture")
      return frames(
        hStack(alignment: .lastTextBaseline, [item, text("Favorites").named("text")]), nil, nil,
        "root", "picture", "text")
    }
    #expect(
      row(LayoutPicture(size: LayoutSize(20, 20), descent: 6))
        == [[0, 0, 120, 22], [0, 0, 22, 22], [30, 1, 90, 20]])
    #expect(
      row(LayoutPicture(size: LayoutSize(20, 20)))
        == [[0, 0, 120, 28], [0, 0, 22, 22], [30, 8, 90, 20]])
  }

  @Test func `LB12 a picture is its size, or what it is offered if it can be resized`() {
    #expect(answer(fixedImage(30, 20), 100, 100) == [30, 20])
    #expect(answer(image, 50, nil) == [50, 400])
    let capped = LayoutPicture(
      size: LayoutSize(600, 400), isResizable: true, capInsets: LayoutInsets(20))
    #expect(answer(Item(rule: .picture(capped)), 10, 10) == [40, 40])
  }

  @Test func `LB13 colors and shapes take what they are offered`() {
    #expect(answer(color, 30, 70) == [30, 70])
    #expect(answer(color, nil, 70) == [10, 70])
    let half = SizeFunction { LayoutSize(($0.width ?? 10) / 2, $0.height ?? 10) }
    #expect(answer(Item(rule: .sized(half)), 30, 70) == [15, 70])
  }

  @Test func `LB14 a circle is a square`() {
    #expect(answer(Item(rule: .circle), 200, 60) == [60, 60])
    #expect(answer(Item(rule: .circle), nil, 60) == [10, 10])
  }

  @Test func `LB15 a spacer goes along its stack, and both ways elsewhere`() {
    #expect(
      frames(hStack([spacer().named("spacer")]), 50, 40, "spacer") == [[0, 0, 50, 0]])
    #expect(
      frames(vStack([spacer().named("spacer")]), 50, 40, "spacer") == [[0, 0, 0, 40]])
    #expect(answer(spacer(), 50, 40) == [50, 40])
    #expect(answer(hStack([spacer()]), nil, nil) == [8, 0])
    #expect(answer(hStack([spacer(20)]), 5, nil) == [20, 0])
    #expect(answer(zStack([spacer()]), 3, 40) == [8, 40])
  }

  @Test func `LB16 a divider is a pixel thick`() {
    #expect(answer(divider, 50, 40) == [50, 1])
    #expect(answer(divider, nil, 40) == [10, 1])
    #expect(frames(hStack([divider.named("line")]), 50, 40, "line") == [[0, 0, 1, 40]])
    #expect(frames(vStack([divider.passing().named("line")]), 50, 40, "line") == [[0, 0, 50, 1]])
    var fine = LayoutSettings()
    fine.pixelsPerPoint = 2
    #expect(answer(divider, 50, 40, settings: fine) == [50, 0.5])
  }

  /// Decided: segmented pickers take all the width that is offered, and checkboxes only what they
  /// need.
  @Test func `LB17 controls hug, or take a width or both lengths`() {
    func control(_ greedy: LayoutAxes) -> Item {
      Item(rule: .control(ideal: LayoutSize(100, 22), greedy: greedy))
    }
    #expect(answer(control([]), 300, 200) == [100, 22])
    #expect(answer(control(.horizontal), 300, 200) == [300, 22])
    #expect(answer(control(.horizontal), nil, 200) == [100, 22])
    #expect(answer(control(.both), 300, 200) == [300, 200])
  }

  /// Decided: the switch is 51 by 31 points.
  @Test func `LB18 a switch stands at the right of a label, a spacer between them`() {
    let control = Item(rule: .control(ideal: LayoutSize(51, 31), greedy: []))
    let toggle = hStack([
      t12.named("label"), spacer().priority(-1), control.named("switch"),
    ])
    #expect(
      frames(toggle, 300, nil, "root", "label", "switch")
        == [[0, 0, 300, 31], [0, 5.5, 120, 20], [249, 0, 51, 31]])
    #expect(answer(toggle, nil, nil) == [179, 31])
  }
}

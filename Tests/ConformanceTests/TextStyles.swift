/// The properties that text modifiers produce for a host.
@MainActor
@Suite struct TextStyles {
  private func style(_ view: some View, of text: String = "Text") -> TextStyle? {
    let window = TestApp(view).window
    guard case .style(let style) = window.text(text).property(.style) else { return nil }
    return style
  }

  private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = TextStyle()
    change(&style)
    return style
  }

  private func runs(_ view: some View) -> TextRuns {
    guard case .text(let runs) = TestApp(view).window.all[0].property(.text) else { return [] }
    return runs
  }

  @Test func `lines are limited, reserved, and left alone again`() {
    #expect(style(Text("Text").lineLimit(2)) == style { $0.lineLimit = 2 })
    #expect(
      style(Text("Text").lineLimit(2...4)) == style { ($0.minimumLines, $0.lineLimit) = (2, 4) })
    #expect(
      style(Text("Text").lineLimit(3, reservesSpace: true))
        == style { ($0.minimumLines, $0.lineLimit) = (3, 3) })
    #expect(style(Text("Text").lineLimit(...3)) == style { $0.lineLimit = 3 })
    #expect(
      style(VStack { Text("Text").lineLimit(nil) }.lineLimit(1)) == style { $0.lineLimit = .max })
    #expect(style(Text("Text").lineLimit(-1)) == style { $0.lineLimit = 1 })
  }

  @Test func `lines under and through text have a color and a pattern`() {
    #expect(
      style(Text("Text").underline(true, color: .red))
        == style { ($0.isUnderlined, $0.lineColor) = (true, ColorDescription(.named(.red))) })
    #expect(
      style(Text("Text").strikethrough(pattern: .dash))
        == style { ($0.isStruckThrough, $0.linePattern) = (true, .dash) })
    #expect(style(Text("Text").underline(false, color: .red)) == style { $0.isUnderlined = false })
    #expect(
      style(VStack { Text("Text") }.underline(pattern: .dot))
        == style { ($0.isUnderlined, $0.linePattern) = (true, .dot) })
  }

  @Test func `fonts have a width, digits, small capitals and a leading`() {
    var font = FontDescription(size: .style(.body))
    font.width = FontWidth(share: 0.75)
    font.hasMonospacedDigits = true
    font.smallCaps = .lowercase
    font.leading = .loose
    #expect(
      style(
        Text("Text").font(
          .body.width(.condensed).monospacedDigit().lowercaseSmallCaps().leading(.loose)))
        == style { $0.font = font })
  }

  @Test func `a font with a name grows with its style, or not at all`() {
    func size(_ font: Font) -> FontDescription.Size? {
      style(Text("Text").font(font).dynamicTypeSize(.xxxLarge))?.font?.size
    }
    #expect(size(.custom("A", size: 28, relativeTo: .title)) == .points(34))
    #expect(size(.custom("A", size: 17)) == .points(23))
    #expect(size(.custom("A", fixedSize: 17)) == .points(17))
  }

  @Test func `letters are in the case that is wanted, whatever they are written in`() {
    #expect(TestApp(Text("Straße").textCase(.uppercase)).window.shows("STRASSE"))
    #expect(TestApp(Text("ABC").textCase(.lowercase)).window.shows("abc"))
    let back = VStack { Text("Abc").textCase(nil) }.textCase(.uppercase)
    #expect(TestApp(back).window.shows("Abc"))
  }

  @Test func `styles that affect a line are set on its runs`() {
    #expect(
      runs(Text("a") + Text("b").baselineOffset(4))
        == [TextRun("a"), TextRun("b", style: style { $0.baselineOffset = 4 })])
    #expect(
      runs(Text("a").baselineOffset(4)) == [TextRun("a", style: style { $0.baselineOffset = 4 })])
  }

  @Test func `a scale that makes no sense is the usual one`() {
    #expect(style(Text("Text").minimumScaleFactor(.nan)) == style { $0.minimumScale = 1 })
    #expect(style(Text("Text").minimumScaleFactor(-1)) == style { $0.minimumScale = 0 })
    #expect(style(Text("Text").minimumScaleFactor(0.5)) == style { $0.minimumScale = 0.5 })
  }

  struct Reader: View {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.textCase) private var textCase
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
      let values: [Any?] = [
        lineLimit, lineSpacing, truncationMode, minimumScaleFactor, allowsTightening, textCase,
        alignment,
      ]
      Text(verbatim: values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " "))
    }
  }

  @Test func `views read what is set around them`() {
    #expect(
      TestApp(Reader()).window.shows("nil 0.0 tail 1.0 false nil leading"))
    #expect(
      TestApp(
        Reader().lineLimit(2).lineSpacing(3).truncationMode(.middle).minimumScaleFactor(0.5)
          .allowsTightening(true).textCase(.uppercase).multilineTextAlignment(.center)
      ).window.all[0].text.lowercased() == "2 3.0 middle 0.5 true uppercase center")
  }

  struct SizeReader: View {
    @Environment(\.sizeCategory) private var sizeCategory
    var body: some View { Text(verbatim: "\(sizeCategory)") }
  }

  @Test func `the size of text has an older name`() {
    #expect(TestApp(SizeReader()).window.shows("large"))
    #expect(
      TestApp(SizeReader().dynamicTypeSize(.accessibility2)).window.shows("accessibilityLarge"))
    #expect(
      TestApp(SizeReader().environment(\.sizeCategory, .extraSmall)).window.shows("extraSmall"))
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.large < .extraLarge)
  }
}

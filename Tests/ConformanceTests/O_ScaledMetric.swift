/// Lengths that scale with text, and scaled text.
@MainActor
@Suite struct O_ScaledMetric {
  struct Metrics: View {
    @ScaledMetric private var body17 = 17.0
    @ScaledMetric(relativeTo: .caption2) private var caption: CGFloat = 22

    var body: some View {
      let _ = Self._printChanges()
      Text(verbatim: "\(body17) \(caption)")
    }
  }

  struct Screen: View {
    @State private var size = DynamicTypeSize.large
    @State private var count = 0

    var body: some View {
      Button("Larger") { size = .accessibility5 }
      Button("Smaller") { size = .xSmall }
      Button("Count \(count)") { count += 1 }
      Metrics().dynamicTypeSize(size)
    }
  }

  @Test func `O16 a metric is its base value at the default size and follows dynamicTypeSize`() {
    let app = TestApp(Screen())
    #expect(app.window.texts.last == "17.0 22.0")
    app.reset()
    app.window.button("Larger").tap()
    #expect(app.window.texts.last == "53.0 80.0")
    #expect(
      app.printed == ["O_ScaledMetric.Metrics: _body17, _caption changed."])
    app.window.button("Smaller").tap()
    #expect(app.window.texts.last == "14.0 22.0")
    app.reset()
    app.window.button("Count 0").tap()
    #expect(app.bodies == ["Screen"])
  }

  @Test func `O16 a metric outside of a view is at the default size`() {
    struct Uninstalled {
      @ScaledMetric var length = 3.0
    }
    #expect(Uninstalled().length == 3)
  }

  @Test func `O16 ranges limit the size, and a size within a range is set all the same`() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    let app = TestApp {
      Size()
      Size().dynamicTypeSize(.small)
      Size().dynamicTypeSize(.xLarge...)
      Size().dynamicTypeSize(...DynamicTypeSize.medium)
      Size().dynamicTypeSize(.xSmall..<DynamicTypeSize.medium)
      Size().dynamicTypeSize(.xxLarge...).dynamicTypeSize(.accessibility2)
      Size().dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.small)
    }
    #expect(
      app.window.texts == [
        "large", "small", "xLarge", "medium", "small", "accessibility2", "xLarge",
      ])
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func `O16 text is shown in the size, unless its font has one of its own`() {
    let app = TestApp(
      VStack {
        Text("plain")
        Text("title").font(.title)
        Text("headline").font(.headline)
        Text("fixed").font(.system(size: 10))
        Text("named").font(.custom("Comic Sans MS", size: 17))
        Text("usual").dynamicTypeSize(.large)
      }
      .dynamicTypeSize(.accessibility1))
    #expect(
      app.window.description == """
        verticalStack
          text "plain" style: 28.0pt
          text "title" style: 38.0pt
          text "headline" style: 28.0pt semibold
          text "fixed" style: 10.0pt
          text "named" style: 28.0pt
          text "usual"
        """)
  }

  @Test func `O16 parts of a text with fonts of their own are shown in the size`() {
    let app = TestApp(
      (Text("small ").font(.caption) + Text("usual")).dynamicTypeSize(.xxxLarge))
    var caption = BanyanHost.TextStyle()
    caption.font = FontDescription(size: .points(18))
    #expect(
      app.window.all[0].property(.text)
        == .text([TextRun("small ", style: caption), TextRun("usual")]))
    var body = BanyanHost.TextStyle()
    body.font = FontDescription(size: .points(23))
    #expect(app.window.all[0].property(.style) == .style(body))
  }
}

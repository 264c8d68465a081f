/// Texts that depend on the reader's locale and on the time.
@MainActor
@Suite struct LocalizedTexts {
  private func runs(_ view: some View) -> TextRuns {
    let texts = TestApp(view).window.all.filter { $0.kind == .text }
    guard case .text(let runs) = texts[0].property(.text) else { return [] }
    return runs
  }

  private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = TextStyle()
    change(&style)
    return style
  }

  @Test func `a date is written as a formatter says`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let date = Date(timeIntervalSince1970: 86_400)
    let app = TestApp {
      Text(date, formatter: formatter)
      Text("on \(date, formatter: formatter)")
    }
    #expect(app.window.texts == ["1970-01-02", "on 1970-01-02"])
  }

  @Test func `the marks of Markdown count in literals`() {
    #expect(
      runs(Text("a **b** *c* `d` [e](https://f.g)"))
        == [
          TextRun("a "), TextRun("b", style: style { $0.weight = .bold }), TextRun(" "),
          TextRun("c", style: style { $0.isItalic = true }), TextRun(" "),
          TextRun("d", style: style { $0.isMonospaced = true }), TextRun(" "),
          TextRun("e", style: style { $0.destination = "https://f.g" }),
        ])
  }

  @Test func `they do not count in strings, nor in what is verbatim`() {
    let string = "**a**"
    #expect(runs(Text(string)) == [TextRun("**a**")])
    #expect(runs(Text(verbatim: "**a**")) == [TextRun("**a**")])
    #expect(
      runs(Text("*b* \(string)"))
        == [TextRun("b", style: style { $0.isItalic = true }), TextRun(" **a**")])
  }

  @Test func `what is interpolated may stand within marks, and lead somewhere`() {
    let (count, url) = (2, "https://f.g")
    #expect(
      runs(Text("**\(count) of** [site](\(url))"))
        == [
          TextRun("2 of", style: style { $0.weight = .bold }), TextRun(" "),
          TextRun("site", style: style { $0.destination = "https://f.g" }),
        ])
    #expect(
      runs(Text("**a \(Text("b").italic())**"))
        == [
          TextRun("a ", style: style { $0.weight = .bold }),
          TextRun("b", style: style { ($0.weight, $0.isItalic) = (.bold, true) }),
        ])
  }

  @Test func `an argument is text, whatever is in it`() {
    let name = "[a](https://evil.example) `b` ^[2 apple](inflect: true)"
    #expect(
      runs(Text("*Hi* \(name)"))
        == [TextRun("Hi", style: style { $0.isItalic = true }), TextRun(" \(name)")])
    #expect(runs(Text(LocalizedStringResource("Hi \(name)"))) == [TextRun("Hi \(name)")])
    #expect(
      runs(Text("^[\(2) \(name)](inflect: true) *a*"))
        == [TextRun("2 \(name)s "), TextRun("a", style: style { $0.isItalic = true })])
    #expect(runs(Text(AttributedString(localized: "Hi \(name)"))) == [TextRun("Hi \(name)")])
  }

  @Test func `a phrase agrees with its number and stands within marks`() {
    let count = 3
    #expect(
      runs(Text("*All* ^[\(count) apple](inflect: true)"))
        == [TextRun("All", style: style { $0.isItalic = true }), TextRun(" 3 apples")])
  }

  @Test func `numbers are written as around the text`() {
    let text = Text("\(1_234_567)")
    #expect(runs(text.environment(\.locale, Locale(identifier: "en_US")))[0].string == "1,234,567")
    #expect(runs(text.environment(\.locale, Locale(identifier: "de_DE")))[0].string == "1.234.567")
    #expect(
      runs(
        Text(0.5, format: .number).environment(\.locale, Locale(identifier: "de_DE")))[0].string
        == "0,5")
  }

  struct Changing: View {
    @State private var locale = Locale(identifier: "en_US")
    var body: some View {
      VStack {
        Text("\(1_000_000)")
        Text("Nothing to translate")
      }
      .environment(\.locale, locale)
      Button("German") { locale = Locale(identifier: "de_DE") }
    }
  }

  @Test func `another language changes the texts that depend on it, and no other`() {
    let app = TestApp(Changing())
    let number = app.window.text("1,000,000")
    app.reset()
    app.window.button("German").tap()
    #expect(app.window.mutations == [.set(number.id, .text([TextRun("1.000.000")]))])
  }

  @Test func `symbols stand in text`() {
    #expect(
      runs(Text("Press \(Image(systemName: "plus")) now"))
        == [
          TextRun("Press "), TextRun("", style: style { $0.symbol = "plus" }), TextRun(" now"),
        ])
  }

  @Test func `attributes are styles of runs`() {
    var text = AttributedString("a")
    text.foregroundColor = .red
    text.font = .title
    var link = AttributedString("b")
    link.link = URL(string: "https://c.d")
    link.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    #expect(
      runs(Text(text + link))
        == [
          TextRun(
            "a",
            style: style {
              $0.color = ColorDescription(.named(.red))
              $0.font = FontDescription(size: .style(.title))
            }),
          TextRun(
            "b",
            style: style {
              $0.destination = "https://c.d"
              $0.isUnderlined = true
              $0.linePattern = .dot
              $0.lineColor = ColorDescription(.named(.blue))
            }),
        ])
    #expect(runs(Text(AttributedString(""))) == [TextRun("")])
  }

  @Test func `a timer counts by the app's clock`() async {
    let start = Date.now
    let app = TestApp(Text(timerInterval: start...(start + 90)))
    let text = app.window.all[0]
    #expect(text.text == "1:30")
    await app.clock.advance(by: .seconds(2))
    #expect(["1:28", "1:29"].contains(text.text))
    await app.clock.advance(by: .seconds(120))
    #expect(text.text == "0:00")
    app.reset()
    await app.clock.advance(by: .seconds(10))
    #expect(app.window.mutations == [])
  }

  @Test func `dates are written as around the text`() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func text(_ style: Text.DateStyle, _ locale: String) -> String {
      runs(
        Text(date, style: style).environment(\.locale, Locale(identifier: locale))
          .environment(\.timeZone, TimeZone(identifier: "UTC")!))[0].string
    }
    #expect(text(.date, "en_US") == "November 14, 2023")
    #expect(text(.date, "de_DE") == "14. November 2023")
    #expect(text(.time, "de_DE") == "22:13")
  }

  struct Departure: View {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)
    private let time = Date.FormatStyle(date: .omitted, time: .shortened)
    @State private var zone = TimeZone(identifier: "UTC")!

    var body: some View {
      VStack {
        Text(date, format: time)
        Text("at \(date, format: time)")
        Text(
          date,
          format: Date.FormatStyle(
            date: .omitted, time: .shortened, timeZone: TimeZone(identifier: "UTC")!))
        Text(7, format: .number)
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, zone)
      Button("Tokyo") { zone = TimeZone(identifier: "Asia/Tokyo")! }
    }
  }

  @Test func `a date in a format is written in the time zone around the text`() {
    let app = TestApp(Departure())
    #expect(app.window.texts == ["22:13", "at 22:13", "22:13", "7", "Tokyo"])
    app.reset()
    app.window.button("Tokyo").tap()
    // The app has given the third a time zone of its own.
    #expect(app.window.texts == ["7:13", "at 7:13", "22:13", "7", "Tokyo"])
    #expect(app.window.mutations.count == 2)
  }

  @Test func `the title of a page is in the person's language`() {
    let app = TestApp(
      NavigationStack { Text("a").navigationTitle("\(1000) letters") }
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(app.window.title == "1.000 letters")
  }

  @Test func `a badge is in the person's language, on a tab and on a row`() {
    let locale = Locale(identifier: "de_DE")
    let tabs = TestApp(
      TabView { Text("a").tabItem { Text("A") }.badge("\(1000) new") }
        .environment(\.locale, locale))
    #expect(tabs.window.element(.tab, "A").property(.badge) == .badge("1.000 new"))
    let rows = TestApp(
      List { Text("Inbox").badge("\(1000) new") }.environment(\.locale, locale))
    #expect(rows.window.text("Inbox").property(.badge) == .badge("1.000 new"))
  }

  @Test func `the label of an image is in the person's language, also within a text`() {
    let image = Image("leaf", label: Text("\(1000) leaves"))
    let app = TestApp(
      VStack {
        image
        Text("\(image)!")
      }
      .environment(\.locale, Locale(identifier: "de_DE")))
    let shown = app.window.all.filter { $0.kind == .image }
    #expect(shown.map { $0.property(.label) } == [.label("1.000 leaves")])
    #expect(app.window.texts == ["1.000 leaves!"])
  }

  @Test func `what is shared has its subject, preview and message in the person's language`() {
    let app = TestApp(
      VStack {
        ShareLink("A", item: "a", subject: Text("\(1000) a"), message: Text("\(2000) b"))
        ShareLink("B", item: "b", preview: SharePreview("\(3000) c"))
      }
      .environment(\.locale, Locale(identifier: "de_DE")))
    let shared = app.window.all.compactMap { $0.property(.sharing) }
    #expect(
      shared == [
        .sharing(SharedContent(title: "1.000 a", text: "2.000 b\na")),
        .sharing(SharedContent(title: "3.000 c", text: "b")),
      ])
  }

  struct LettersApp: App {
    var body: some Scene { WindowGroup("\(1000) letters") { Text("a") } }
  }

  @Test func `the title of a window is in the person's language`() {
    let app = TestApp(app: LettersApp.self)
    app.window.send(.preference(.language("de-DE")), to: .window)
    #expect(app.window.title == "1.000 letters")
    app.window.send(.preference(.language("en-US")), to: .window)
    #expect(app.window.title == "1,000 letters")
  }

  @Test func `the name of a dialog is in the person's language`() {
    let app = TestApp(
      Text("a").alert("\(1000) letters", isPresented: .constant(true)) {}
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(app.window.presentations.map { $0.property(.label) } == [.label("1.000 letters")])
  }

  @Test func `times that make no sense are shown as such`() {
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(runs(Text(never, style: .timer))[0].string == "--:--")
    #expect(runs(Text(never, style: .relative))[0].string == "")
  }

  @Test func `ten megabytes of odd text are text`() {
    let text = String(repeating: "*[`\u{202E}é\u{0301}👩‍👩‍👧", count: 300_000)
    let key = LocalizedStringKey(text)
    #expect(runs(Text(key)) == [TextRun(text)])
  }
}

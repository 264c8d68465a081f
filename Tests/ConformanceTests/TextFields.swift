import Foundation

/// Text fields, and the text that is typed into them.
@MainActor
@Suite struct TextFields {

  // MARK: Values in a format

  struct Amount: View {
    @State private var amount = 12.5
    @State private var count: Int? = 3
    @State private var points = 7

    var body: some View {
      Text(verbatim: "\(amount) \(count.map { "\($0)" } ?? "nil") \(points)")
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      TextField("Points", value: $points, formatter: NumberFormatter())
      TextField("Notes", text: .constant(""))
      Button("Reset") { amount = 0 }
    }
  }

  @Test
  func `a value in a format is written while what is typed makes one, and shown again afterwards`()
  {
    let app = TestApp(Amount())
    let field = app.window.textField("Amount")
    #expect(field.value == "12.5")
    field.enter("1234.")
    #expect(app.window.texts == ["1234.0 3 7", "Reset"])
    #expect(field.value == "1234.")
    field.enter("x")
    #expect(app.window.texts == ["1234.0 3 7", "Reset"])
    #expect(field.value == "x")
    app.reset()
    app.window.textField("Notes").focus()
    #expect(app.window.changes == [#"textField value "x" becomes "1,234""#])
  }

  struct Prices: View {
    @State private var price = 1234.5
    @State private var points = 0.25
    @State private var count = 1000.0
    let formatter: NumberFormatter

    init() {
      formatter = NumberFormatter()
      formatter.numberStyle = .currency
    }

    var body: some View {
      TextField("Price", value: $price, format: .currency(code: "USD"))
      TextField("Points", value: $points, formatter: formatter)
      Stepper("Count", value: $count, step: 1, format: .number)
      Text(price, format: .currency(code: "USD"))
      Text(points as NSNumber, formatter: formatter)
      Text("\(points as NSNumber, formatter: formatter)")
    }
  }

  @Test(arguments: [
    ("en_US", ["$1,234.50", "$0.25"], ["Count", "1,000", "$1,234.50", "$0.25", "$0.25"]),
    (
      "de_DE", ["1.234,50\u{A0}$", "0,25\u{A0}€"],
      ["Count", "1.000", "1.234,50\u{A0}$", "0,25\u{A0}€", "0,25\u{A0}€"]
    ),
  ])
  func `a field writes a value as a text does, in the person's locale`(
    locale: String, fields: [String], texts: [String]
  ) {
    let app = TestApp(Prices().environment(\.locale, Locale(identifier: locale)))
    #expect(["Price", "Points"].map { app.window.textField($0).value } == fields)
    #expect(app.window.texts == texts)
  }

  @Test func `a field reads a value in the person's locale`() {
    let app = TestApp(Prices().environment(\.locale, Locale(identifier: "de_DE")))
    app.window.textField("Price").enter("2,50")
    app.window.textField("Points").enter("7,25\u{A0}€")
    app.window.textField("Points").submit()
    #expect(
      app.window.texts
        == ["Count", "1.000", "2,50\u{A0}$", "7,25\u{A0}€", "7,25\u{A0}€"])
  }

  @Test func `a formatter that has a locale of its own keeps it`() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "de_DE")
    let app = TestApp(
      Text(2 as NSNumber, formatter: formatter).environment(\.locale, Locale(identifier: "en_US")))
    #expect(app.window.texts == ["2,00\u{A0}€"])
  }

  @Test func `Return shows the value again, too`() {
    let app = TestApp(Amount())
    let field = app.window.textField("Amount")
    field.enter("7.50")
    field.submit()
    #expect(field.value == "7.5")
    #expect(field.isFocused)
  }

  @Test func `text that the program writes while a person types is shown`() {
    let app = TestApp(Amount())
    let field = app.window.textField("Amount")
    field.enter("99.")
    app.window.button("Reset").tap()
    #expect(field.value == "0")
    #expect(app.window.texts == ["0.0 3 7", "Reset"])
  }

  @Test func `an optional value is nil while what is typed makes none`() {
    let app = TestApp(Amount())
    let field = app.window.textField("Count")
    field.enter("")
    #expect(app.window.texts[0] == "12.5 nil 7")
    field.enter("41")
    #expect(app.window.texts[0] == "12.5 41 7")
  }

  /// A format whose values are the numbers of characters that were parsed.
  nonisolated struct Length: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ text: String) -> Int { text.unicodeScalars.count }
    }

    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "\(value)" }
  }

  struct Lengths: View {
    @State private var length = 0
    @State private var optional: Int? = 0
    @State private var points = 0

    var body: some View {
      Text(verbatim: "\(length) \(optional.map { "\($0)" } ?? "nil") \(points)")
      TextField("Length", value: $length, format: Length())
      TextField("Optional", value: $optional, format: Length())
      TextField("Points", value: $points, formatter: NumberFormatter())
    }
  }

  @Test func `nothing longer than a thousand characters is parsed`() {
    let app = TestApp(Lengths())
    func enter(_ text: String) -> String {
      for name in ["Length", "Optional", "Points"] { app.window.textField(name).enter(text) }
      app.window.textField("Length").focus()
      return app.window.texts[0]
    }
    let zeros = String(repeating: "0", count: 999)
    #expect(enter(zeros + "7") == "1000 1000 7")
    #expect(enter(zeros + "08") == "1000 nil 7")
    #expect(enter(zeros + "9") == "1000 1000 9")
    // A single character of a thousand and one.
    #expect(enter("1" + String(repeating: "\u{301}", count: 1_000)) == "1000 nil 9")
  }

  enum Kind: CaseIterable { case line, growing, secure, editor }

  struct AnyField: View {
    let kind: Kind
    @State private var text = ""

    var body: some View {
      Text(verbatim: "\(text.count)")
      switch kind {
      case .line: TextField("Field", text: $text)
      case .growing: TextField("Field", text: $text, axis: .vertical)
      case .secure: SecureField("Field", text: $text)
      case .editor: TextEditor(text: $text)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a field takes a hundred thousand characters and shows no more`(kind: Kind) throws {
    let app = TestApp(AnyField(kind: kind))
    let field = try #require(app.window.all.first { $0.property(.value) != nil })
    let most = String(repeating: "e\u{301}", count: 100_000)
    field.enter(most)
    #expect(app.window.texts == ["100000"])
    #expect(field.value == most)
    field.enter(most + "x")
    #expect(app.window.texts == ["100000"])
    #expect(field.value == most)
  }

  @Test func `a field takes no more characters than three hundred thousand bytes hold`() {
    let app = TestApp(AnyField(kind: .line))
    let field = app.window.textField("Field")
    func count(_ unit: String) -> String {
      field.enter(String(repeating: unit, count: 100_000))
      return app.window.texts[0]
    }
    // Flags, emoji of a family, syllables, and one character of many marks
    #expect(
      [
        "\u{1F1E9}\u{1F1EA}", "\u{1F469}\u{200D}\u{1F467}", "\u{915}\u{94D}\u{937}",
        "\u{20D0}\u{20D0}",
      ]
      .map(count) == ["37500", "27272", "33333", "0"])
  }

  @Test func `a formatter's value is written at the end of the editing`() {
    let app = TestApp(Amount())
    let field = app.window.textField("Points")
    field.enter("8")
    #expect(app.window.texts[0] == "12.5 3 7")
    field.submit()
    #expect(app.window.texts[0] == "12.5 3 8")
    field.enter("many")
    app.window.textField("Notes").focus()
    #expect(field.value == "8")
    #expect(app.window.texts[0] == "12.5 3 8")
  }

  struct Numbers: View {
    @State private var points = 7
    @State private var level: UInt8 = 5
    @State private var share = 0.5
    let formatter: NumberFormatter

    init() {
      formatter = NumberFormatter()
      formatter.numberStyle = .decimal
    }

    var body: some View {
      Text(verbatim: "\(points) \(level) \(share)")
      TextField("Points", value: $points, formatter: formatter)
      TextField("Level", value: $level, formatter: formatter)
      TextField("Share", value: $share, formatter: formatter)
    }
  }

  @Test(arguments: [
    ("Points", "∞", "7 5 0.5"), ("Points", "3.7", "7 5 0.5"), ("Points", "8", "8 5 0.5"),
    ("Level", "300", "7 5 0.5"), ("Level", "-1", "7 5 0.5"), ("Level", "255", "7 255 0.5"),
    ("Share", "0.25", "7 5 0.25"),
  ])
  func `a number that the value's type does not have is not written`(
    field: String, typed: String, values: String
  ) {
    let app = TestApp(Numbers().environment(\.locale, Locale(identifier: "en_US")))
    app.window.textField(field).enter(typed)
    app.window.textField(field).submit()
    #expect(app.window.texts == [values])
  }

  struct Meeting: View {
    @State private var start = Date(timeIntervalSince1970: 1_699_999_980)

    var body: some View {
      Text(verbatim: "\(Int(start.timeIntervalSince1970))")
      TextField("Start", value: $start, format: Date.FormatStyle(date: .numeric, time: .shortened))
    }
  }

  @Test func `a field shows and reads a date in the person's time zone`() throws {
    let locale = Locale(identifier: "de_DE")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let app = TestApp(
      Meeting().environment(\.locale, locale).environment(\.timeZone, tokyo))
    let style = Date.FormatStyle(
      date: .numeric, time: .shortened, locale: locale, timeZone: tokyo)
    let field = app.window.textField("Start")
    #expect(field.value == style.format(Date(timeIntervalSince1970: 1_699_999_980)))
    field.enter(style.format(Date(timeIntervalSince1970: 1_700_003_580)))
    #expect(app.window.texts == ["1700003580"])
  }

  @Test func `titles and prompts are in the person's language`() {
    let most = 1000
    let value = Binding.constant(most)
    let app = TestApp(
      VStack {
        TextField("Up to \(most)", text: .constant(""))
        TextField("Up to \(most)", text: .constant("")).textFieldStyle(Underlined())
        TextField("Value", value: value, format: .number, prompt: Text("\(most)"))
        SecureField("Password", text: .constant(""), prompt: Text("\(most) letters"))
      }
      .environment(\.locale, Locale(identifier: "de_DE")))
    let placeholders = app.window.all.compactMap { $0.property(.placeholder) }
    #expect(
      placeholders == [
        .placeholder("Up to 1.000"), .placeholder("Up to 1.000"), .placeholder("1.000"),
        .placeholder("1.000 letters"),
      ])
  }

  // MARK: Submitting

  struct Submitting: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      VStack {
        TextField("Plain", text: .constant("")).onSubmit { log.append("own") }
        TextField("Held", text: .constant("")).submitScope()
        TextField("Free", text: .constant("")).submitScope(false)
        TextField("Search", text: .constant("")).onSubmit(of: .search) { log.append("search") }
      }
      .onSubmit { log.append("outer") }
      .onSubmit(of: [.text, .search]) { log.append("outermost") }
    }
  }

  @Test(arguments: [
    ("Plain", "own outer outermost"), ("Held", ""), ("Free", "outer outermost"),
    ("Search", "outer outermost"),
  ])
  func `Return runs the actions around, the innermost first, up to a scope`(
    name: String, actions: String
  ) {
    let app = TestApp(Submitting())
    app.window.textField(name).submit()
    #expect(app.window.texts == [actions])
  }

  struct Callbacks: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      TextField(
        "Old", text: .constant(""), onEditingChanged: { log.append("\($0)") },
        onCommit: { log.append("commit") }
      )
      .onSubmit { log.append("submit") }
      TextField("Other", text: .constant(""))
    }
  }

  @Test func `old fields report when editing begins and ends, and that Return was pressed`() {
    let app = TestApp(Callbacks())
    app.window.textField("Old").submit()
    app.window.textField("Other").focus()
    #expect(app.window.texts == ["true commit submit false"])
  }

  // MARK: Updates of the host

  @Test func `a field specifies how it is filled in`() {
    let app = TestApp(
      VStack {
        TextField("Email", text: .constant(""), prompt: Text("you@example.org"))
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .textFieldStyle(.roundedBorder)
        TextField("Notes", text: .constant("a"), axis: .vertical)
          .lineLimit(2...5)
        TextEditor(text: .constant("b"))
          .scrollContentBackground(.hidden)
          .accessibilityLabel("Text")
        SecureField("Password", text: .constant(""), prompt: Text("Eight letters"))
          .textContentType(.password)
      })
    #expect(
      app.window.description == """
        verticalStack
          textField label: "Email" placeholder: "you@example.org" value: "" textInput: email email \
        upper case none as typed next fieldStyle: roundedBorder
          growingField label: "Notes" placeholder: "Notes" value: "a" lineLimits: 2 to 5 lines
          textEditor label: "Text" value: "b" hidesBackground: true
          secureField label: "Password" placeholder: "Eight letters" value: "" textInput: password
        """)
  }

  @Test func `keyboards, contents and what is upper case have UIKit's names`() {
    let keyboards: [(UIKeyboardType, TextInput.Keyboard?)] = [
      (.default, nil), (.asciiCapable, .text), (.numbersAndPunctuation, .numbersAndPunctuation),
      (.URL, .url), (.numberPad, .digits), (.phonePad, .phone), (.namePhonePad, .text),
      (.emailAddress, .email), (.decimalPad, .decimal), (.twitter, .text), (.webSearch, .search),
      (.asciiCapableNumberPad, .digits), (.alphabet, .text),
    ]
    for (type, keyboard) in keyboards {
      let app = TestApp(TextField("Text", text: .constant("")).keyboardType(type))
      var input = TextInput()
      input.keyboard = keyboard
      #expect(
        app.window.textField("Text").property(.textInput)
          == (keyboard == nil ? nil : .textInput(input)))
    }
    let labels: [SubmitLabel] = [
      .done, .go, .send, .join, .route, .search, .return, .next, .continue,
    ]
    let described = labels.map { label in
      let app = TestApp(TextField("Text", text: .constant("")).submitLabel(label))
      return app.window.description.split(separator: " ").last
    }
    #expect(
      described == ["done", "go", "send", "join", "route", "search", "return", "next", "continue"])
  }

  @Test func `what has styles, and what scrolling and selecting do, is sent`() {
    let app = TestApp(
      VStack {
        TextField("a", text: .constant("")).textFieldStyle(PlainTextFieldStyle())
        TextField("b", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("c", text: .constant("")).textFieldStyle(SquareBorderTextFieldStyle())
        TextField("d", text: .constant("")).textFieldStyle(DefaultTextFieldStyle())
          .textFieldStyle(.roundedBorder)
        Text("e").textSelection(.enabled)
        Text("f").textSelection(.disabled)
        ScrollView { Text("g") }.scrollDismissesKeyboard(.interactively)
      })
    let described = app.window.all.compactMap { element in
      element.property(.fieldStyle) ?? element.property(.isSelectable)
        ?? element.property(.keyboardDismissal)
    }
    #expect(
      described == [
        .fieldStyle(.plain), .fieldStyle(.roundedBorder), .fieldStyle(.squareBorder),
        .isSelectable(true), .isSelectable(false), .keyboardDismissal(.interactively),
      ])
  }

  // MARK: Styles

  struct Underlined: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        configuration
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  struct Styled: View {
    @State private var text = "a"
    @State private var isOff = false

    var body: some View {
      TextField("Name", text: $text).textFieldStyle(Underlined()).disabled(isOff)
      Button("Off") { isOff = true }
    }
  }

  @Test func `a style of one's own has the field, and state of its own`() {
    let app = TestApp(Styled())
    let field = app.window.textField("Name")
    #expect(field.property(.fieldStyle) == .fieldStyle(.plain))
    app.reset()
    field.enter("ab")
    #expect(app.window.textField("Name").value == "ab")
    #expect(app.window.changes == [])
    app.window.button("Off").tap()
    #expect(app.window.texts == ["off", "Off"])
  }

  @Test func `a field that changes its axis is another element`() {
    struct Growing: View {
      @State private var grows = false

      var body: some View {
        TextField("Text", text: .constant("a"), axis: grows ? .vertical : .horizontal)
        Button("Grow") { grows = true }
      }
    }
    let app = TestApp(Growing())
    app.reset()
    app.window.button("Grow").tap()
    #expect(app.window.changes == ["textField disappears", "growingField appears"])
  }
}

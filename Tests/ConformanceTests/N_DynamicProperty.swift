private struct StepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// Property wrappers built from others.
@MainActor
@Suite struct N_DynamicProperty {
  struct Doubled: DynamicProperty {
    let log: Log
    @State var base = 1
    private(set) var value = 0

    mutating func update() {
      value = base * 2
      log("update \(base)")
    }
  }

  struct DoubledView: View {
    let log: Log
    private var doubled: Doubled

    init(log: Log) {
      self.log = log
      doubled = Doubled(log: log)
    }

    var body: some View {
      let _ = log("body \(doubled.value)")
      Button("\(doubled.value)") { doubled.base += 1 }
    }
  }

  @Test func `N01 update is called before each body, with current values`() {
    let log = Log()
    let app = TestApp(DoubledView(log: log))
    app.window.button("2").tap()
    app.window.button("4").tap()
    #expect(
      log.lines == ["update 1", "body 2", "update 2", "body 4", "update 3", "body 6"])
  }

  struct Inner: DynamicProperty {
    let log: Log
    private(set) var isUpdated = false

    mutating func update() {
      isUpdated = true
      log("inner")
    }
  }

  struct Outer: DynamicProperty {
    let log: Log
    var first: Inner
    var second: Inner

    mutating func update() {
      log("outer, inner updated: \(first.isUpdated && second.isUpdated)")
    }
  }

  struct NestedView: View {
    let log: Log
    private var outer: Outer

    init(log: Log) {
      self.log = log
      outer = Outer(log: log, first: Inner(log: log), second: Inner(log: log))
    }

    var body: some View {
      let _ = log("body")
      Text("nested")
    }
  }

  @Test func `N02 nested properties are updated before the outer one`() {
    let log = Log()
    _ = TestApp(NestedView(log: log))
    #expect(log.lines == ["inner", "inner", "outer, inner updated: true", "body"])
  }

  @propertyWrapper
  struct Stepped: DynamicProperty {
    @State private var count = 0
    @Environment(\.step) private var step

    var wrappedValue: Int { count }

    var projectedValue: Stepped { self }

    func increment() { count += step }
  }

  struct SteppedView: View {
    let name: String
    @Stepped private var count

    var body: some View {
      let _ = Self._printChanges()
      Button("\(name) \(count)") { $count.increment() }
    }
  }

  @Test func `N03 each view has storage of its own`() {
    let app = TestApp {
      SteppedView(name: "left")
      SteppedView(name: "right").environment(\.step, 10)
    }
    app.window.button("left 0").tap()
    app.window.button("left 1").tap()
    app.window.button("right 0").tap()
    #expect(app.window.texts == ["left 2", "right 10"])
  }

  @Test func `N04 a change inside runs the body and is printed as the outer property`() {
    let app = TestApp(SteppedView(name: "count"))
    #expect(app.printed == ["N_DynamicProperty.SteppedView: @self, @identity, _count changed."])
    app.reset()
    app.window.button("count 0").tap()
    #expect(app.bodies == ["SteppedView"])
    #expect(app.printed == ["N_DynamicProperty.SteppedView: _count changed."])
  }

  struct Perhaps: View {
    var counter: Stepped?

    var body: some View {
      if let counter {
        Button("\(counter.wrappedValue)") { counter.increment() }
      } else {
        Text("none")
      }
    }
  }

  struct PerhapsParent: View {
    @State private var hasCounter = true

    var body: some View {
      Button("Switch") { hasCounter.toggle() }
      Perhaps(counter: hasCounter ? Stepped() : nil)
    }
  }

  @Test func `N05 a property in an optional works, and resets when it comes again`() {
    let app = TestApp(PerhapsParent())
    app.window.button("0").tap()
    #expect(app.window.texts == ["Switch", "1"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "none"])
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "0"])
  }

  /// A view that is an enum: its dynamic properties are those of its case.
  enum CaseView: View {
    case own(State<Int>)
    case shared(String, Binding<Int>)
    case none

    var body: some View {
      let _ = Self._printChanges()
      switch self {
      case .own(let count):
        Button("own \(count.wrappedValue)") { count.wrappedValue += 1 }
      case .shared(let name, let count):
        Button("\(name) \(count.wrappedValue)") { count.wrappedValue += 1 }
      case .none:
        Text("none")
      }
    }
  }

  struct CaseParent: View {
    enum Choice { case own, shared, none }
    @State private var choice = Choice.own
    @State private var total = 10

    var body: some View {
      Button("Own") { choice = .own }
      Button("Shared") { choice = .shared }
      Button("None") { choice = .none }
      switchedCase
    }

    private var switchedCase: CaseView {
      switch choice {
      case .own: .own(State(initialValue: 0))
      case .shared: .shared("shared", $total)
      case .none: .none
      }
    }
  }

  @Test func `N05 a property in a case of an enum works, and resets when the case comes again`() {
    let app = TestApp(CaseParent())
    app.window.button("own 0").tap()
    app.window.button("own 1").tap()
    #expect(app.window.texts.last == "own 2")
    app.window.button("Shared").tap()
    app.window.button("shared 10").tap()
    #expect(app.window.texts.last == "shared 11")
    app.window.button("None").tap()
    #expect(app.window.texts.last == "none")
    app.window.button("Own").tap()
    #expect(app.window.texts.last == "own 0")
    app.window.button("Shared").tap()
    #expect(app.window.texts.last == "shared 11")
  }

  @propertyWrapper
  enum Source: DynamicProperty {
    case own(State<Int>)
    case shared(Binding<Int>)

    var wrappedValue: Int {
      get {
        switch self {
        case .own(let state): state.wrappedValue
        case .shared(let binding): binding.wrappedValue
        }
      }
      nonmutating set {
        switch self {
        case .own(let state): state.wrappedValue = newValue
        case .shared(let binding): binding.wrappedValue = newValue
        }
      }
    }
  }

  struct SourceView: View {
    @Source var count: Int

    init(_ source: Source) { _count = source }

    var body: some View {
      let _ = Self._printChanges()
      Button("\(count)") { count += 1 }
    }
  }

  @Test func `N05 a wrapper that is an enum works for the case it has`() {
    struct Parent: View {
      @State private var total = 10
      var body: some View {
        SourceView(.own(State(initialValue: 0)))
        SourceView(.shared($total))
      }
    }
    let app = TestApp(Parent())
    app.reset()
    app.window.button("0").tap()
    app.window.button("10").tap()
    #expect(app.window.texts == ["1", "11"])
    #expect(app.bodies == ["SourceView", "SourceView"])
    #expect(
      app.printed == [
        "N_DynamicProperty.SourceView: _count changed.",
        "N_DynamicProperty.SourceView: _count changed.",
      ])
  }

  struct Tapped: ViewModifier {
    @State private var count = 0
    @Environment(\.step) private var step

    func body(content: Content) -> some View {
      VStack {
        content
        Button("Taps \(count)") { count += step }
      }
    }
  }

  @Test func `N06 a modifier may declare dynamic properties`() {
    let app = TestApp {
      Text("one").modifier(Tapped())
      Text("two").modifier(Tapped()).environment(\.step, 5)
    }
    app.reset()
    app.window.button("Taps 0").tap()
    #expect(app.bodies == ["Tapped"])
    app.window.button("Taps 0").tap()
    #expect(app.window.texts == ["one", "Taps 1", "two", "Taps 5"])
  }

  struct NotDynamic {
    @State var count = 0
  }

  struct HoldsPlainStruct: View {
    private let plain = NotDynamic()

    var body: some View { Button("\(plain.count)") { plain.count += 1 } }
  }

  /// Decided: Apple documents that a property is found in a view, or in a type that is itself a
  /// dynamic property.
  @Test func `N07 a property in a plain struct is not installed`() {
    let app = TestApp(HoldsPlainStruct())
    app.reset()
    app.window.button("0").tap()
    #expect(app.bodies == [])
    #expect(app.window.texts == ["0"])
  }

  struct Counting: ButtonStyle {
    let log: Log
    @State private var presses = 0
    @Environment(\.step) private var step

    func makeBody(configuration: Configuration) -> some View {
      let _ = log("presses \(presses), pressed: \(configuration.isPressed)")
      configuration.label
        .onChange(of: configuration.isPressed) { _, isPressed in
          if isPressed { presses += step }
        }
      Text("pressed \(presses) times")
    }
  }

  /// Decided: Apple's documentation says this of `DynamicProperty` in general, and Apple's own
  /// styles read the environment. The style is installed separately for each button.
  @Test func `N08 a button style may declare dynamic properties, which are each button's own`() {
    let log = Log()
    let app = TestApp(
      VStack {
        Button("one") { log("one") }
        Button("two") { log("two") }.environment(\.step, 5)
      }
      .buttonStyle(Counting(log: log)))
    #expect(log.lines == ["presses 0, pressed: false", "presses 0, pressed: false"])
    app.reset()
    app.window.text("two").tap()
    #expect(
      app.window.texts == ["one", "pressed 0 times", "two", "pressed 5 times"])
    #expect(
      log.lines.dropFirst(2) == [
        "presses 0, pressed: true", "presses 5, pressed: true", "presses 5, pressed: false", "two",
      ])
    #expect(app.bodies == ["Counting", "Counting", "Counting"])
    app.window.text("one").tap()
    #expect(
      app.window.texts == ["one", "pressed 1 times", "two", "pressed 5 times"])
  }

  struct Emphasis: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(configuration.role == .destructive ? .red : color)
    }
  }

  struct StyleScreen: View {
    @State private var isBlue = false
    @State private var title = "a"

    var body: some View {
      VStack {
        Button(title, role: .destructive) { isBlue = true }
        Button(title) { title += "a" }
      }
      .buttonStyle(Emphasis(color: isBlue ? .blue : .green))
      Button("plain") {}
    }
  }

  @Test func `N08 a style's new value reaches the buttons, and a new label does not concern it`() {
    let app = TestApp(StyleScreen())
    app.reset()
    app.window.all.filter { $0.kind == .button }[1].tap()
    #expect(app.window.texts == ["aa", "aa", "plain"])
    let interests = app.window.all.filter { $0.kind == .button }.map { $0.property(.pointer) }
    #expect(interests == [.pointer(PointerInterest(.tap)), .pointer(PointerInterest(.tap)), nil])
    // Pressed, released, and then the screen: the new label is nothing to the style.
    #expect(app.bodies == ["Emphasis", "Emphasis", "StyleScreen"])
    app.reset()
    app.window.all.filter { $0.kind == .button }[0].tap()
    #expect(app.window.changes == ["text style green becomes blue"])
  }

  struct Enabled: ButtonStyle {
    let name: String
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text("\(name) \(isEnabled)")
    }
  }

  struct Checked: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.isOn) \(isEnabled)")
    }
  }

  struct LockedScreen: View {
    @State private var isLocked = false

    var body: some View {
      VStack {
        Button("Save") {}.buttonStyle(Enabled(name: isLocked ? "locked" : "open"))
        Toggle("On", isOn: Binding(get: { isLocked }, set: { _ in })).toggleStyle(Checked())
      }
      .disabled(isLocked)
      Button("Lock") { isLocked.toggle() }
    }
  }

  @Test func `N08 a style sees the environment of the update in which it gets a new value`() {
    let app = TestApp(LockedScreen())
    for _ in 0..<2 {
      #expect(app.window.texts == ["open true", "false true", "Lock"])
      app.window.button("Lock").tap()
      #expect(app.window.texts == ["locked false", "true false", "Lock"])
      app.window.button("Lock").tap()
    }
  }
}

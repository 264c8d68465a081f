private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OtherLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var otherLevel: Int {
    get { self[OtherLevelKey.self] }
    set { self[OtherLevelKey.self] = newValue }
  }

  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// Values that flow from a view to all of its descendants.
@MainActor
@Suite struct D_Environment {
  struct LevelReader: View {
    @Environment(\.level) private var level

    var body: some View { Text("level \(level)") }
  }

  struct OneOfTwo: View {
    @Environment private var level: Int

    init(_ keyPath: KeyPath<EnvironmentValues, Int>) { _level = Environment(keyPath) }

    var body: some View { Text("level \(level)") }
  }

  struct OtherKey: View {
    @State private var isOther = false

    var body: some View {
      OneOfTwo(isOther ? \.otherLevel : \.level)
        .environment(\.level, 1).environment(\.otherLevel, 2)
      Button("Switch") { isOther.toggle() }
    }
  }

  @Test func `a view may read another key than before`() {
    let app = TestApp(OtherKey())
    for level in [1, 2, 1] {
      #expect(app.window.texts.first == "level \(level)")
      app.window.button("Switch").tap()
    }
  }

  struct LevelDeclarer: View {
    @Environment(\.level) private var level

    var body: some View { Text("declares") }
  }

  // MARK: Providing values

  @Test func `D01 the nearest writer wins`() {
    let app = TestApp(LevelReader().environment(\.level, 1).environment(\.level, 2))
    #expect(app.window.texts == ["level 1"])
  }

  @Test func `D02 a writer affects only its own subtree`() {
    let app = TestApp {
      VStack { LevelReader() }.environment(\.level, 1)
      LevelReader()
    }
    #expect(app.window.texts == ["level 1", "level 0"])
  }

  struct ReadsWhenItAppears: View {
    let log: Log
    @Environment(\.level) private var level

    var body: some View {
      Text("reader").onAppear { log("level \(level)") }
    }
  }

  @Test func `D03 a value is visible in onAppear`() {
    let log = Log()
    _ = TestApp(ReadsWhenItAppears(log: log).environment(\.level, 1))
    #expect(log.lines == ["level 1"])
  }

  @Test func `D04 a transform changes the value that comes from above`() {
    let app = TestApp {
      LevelReader().transformEnvironment(\.level) { $0 += 1 }
      LevelReader().transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 5)
    }
    #expect(app.window.texts == ["level 1", "level 6"])
  }

  struct MovingWriter: View {
    @State private var writesLevel = true
    let transforms: Bool

    var body: some View {
      VStack {
        if transforms {
          TwoLevels().transformEnvironment(writesLevel ? \.level : \.otherLevel) { $0 += 2 }
        } else {
          TwoLevels().environment(writesLevel ? \.level : \.otherLevel, 2)
        }
        Button("Move") { writesLevel.toggle() }
      }
    }
  }

  struct TwoLevels: View {
    @Environment(\.level) private var level
    @Environment(\.otherLevel) private var otherLevel

    var body: some View { Text("\(level) \(otherLevel)") }
  }

  /// Differs: Apple's `transformEnvironment` loses the value when its key path changes, which is a
  /// known bug. Here the value moves, and the old key gets the outer value back. The counts of
  /// bodies are Apple's.
  @Test(arguments: [true, false])
  func `D05 a writer whose key path changes runs its readers once`(transforms: Bool) {
    let app = TestApp { MovingWriter(transforms: transforms).environment(\.level, 0) }
    #expect(app.window.texts == ["2 0", "Move"])
    app.reset()
    app.window.button("Move").tap()
    #expect(app.bodies == ["MovingWriter", "TwoLevels"])
    #expect(app.window.texts == ["0 2", "Move"])
    app.window.button("Move").tap()
    #expect(app.window.texts == ["2 0", "Move"])
  }

  // MARK: Updated bodies

  struct Provider: View {
    @State private var level = 0
    @State private var theme = "plain"
    @State private var number = 0

    var body: some View {
      Button("Level") { level += 1 }
      Button("Theme") { theme += "!" }
      Button("Number \(number)") { number += 1 }
      VStack {
        LevelReader()
        LevelDeclarer()
        ThemeReader()
        ReadsThroughSelf()
      }
      .environment(\.level, level)
      .environment(\.theme, theme)
    }
  }

  struct ThemeReader: View {
    @Environment(\.theme) private var theme

    var body: some View { Text(theme) }
  }

  struct ReadsThroughSelf: View {
    @Environment(\.self) private var values

    var body: some View { Text("through self: \(values.theme)") }
  }

  @Test func `D06 a reader runs only if the value of its key changed`() {
    let app = TestApp(Provider())
    app.reset()
    app.window.button("Theme").tap()
    #expect(app.bodies == ["Provider", "ThemeReader", "ReadsThroughSelf"])
    #expect(
      app.window.changes == [
        #"text "plain" becomes "plain!""#,
        #"text "through self: plain" becomes "through self: plain!""#,
      ])

    // Nor does a change of another value that is stored with its own run the body.
    struct LimitReader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    struct Styled: View {
      @State private var isLarge = false
      var body: some View {
        Button("Font") { isLarge.toggle() }
        LimitReader().font(isLarge ? .title : .body).lineLimit(2)
      }
    }
    let styled = TestApp(Styled())
    styled.reset()
    styled.window.button("Font").tap()
    #expect(styled.bodies == ["Styled"])
    #expect(styled.window.changes.count == 1)
  }

  @Test func `D07 a declared key that the body does not read runs it`() {
    let app = TestApp(Provider())
    app.reset()
    app.window.button("Level").tap()
    #expect(app.bodies == ["Provider", "LevelReader", "LevelDeclarer"])
    #expect(app.window.changes == [#"text "level 0" becomes "level 1""#])
  }

  @Test func `D08 an equal value written again runs no reader`() {
    let app = TestApp(Provider())
    app.reset()
    app.window.button("Number 0").tap()
    #expect(app.bodies == ["Provider"])
  }

  @Test func `D09 reading all values depends on the keys that were read`() {
    let app = TestApp(Provider())
    app.reset()
    app.window.button("Level").tap()
    #expect(!app.bodies.contains("ReadsThroughSelf"))
    app.window.button("Theme").tap()
    #expect(app.bodies.filter { $0 == "ReadsThroughSelf" } == ["ReadsThroughSelf"])
    #expect(app.window.shows("through self: plain!"))

    // A key that is no longer read has no effect.
    struct Fickle: View {
      @Environment(\.self) private var values
      @State private var reads = true
      var body: some View {
        Button("Stop") { reads = false }
        Text(reads ? values.theme : "nothing")
      }
    }
    struct Screen: View {
      @State private var theme = "plain"
      var body: some View {
        Button("Theme") { theme += "!" }
        Fickle().environment(\.theme, theme)
      }
    }
    let fickle = TestApp(Screen())
    fickle.window.button("Theme").tap()
    fickle.window.button("Stop").tap()
    fickle.reset()
    fickle.window.button("Theme").tap()
    #expect(fickle.bodies == ["Screen"])
    #expect(fickle.window.shows("nothing"))
  }

  struct LateProvider: View {
    @State private var isProviding = false

    var body: some View {
      Button("Provide") { isProviding = true }
      LevelReader()
        .transformEnvironment(\.level) { if isProviding { $0 = 3 } }
    }
  }

  @Test func `D10 a key without a writer has its default until there is one`() {
    let app = TestApp(LateProvider())
    #expect(app.window.texts == ["Provide", "level 0"])
    app.reset()
    app.window.button("Provide").tap()
    #expect(app.bodies == ["LateProvider", "LevelReader"])
    #expect(app.window.texts == ["Provide", "level 3"])
  }

  struct Uninstalled: View {
    @Environment(\.level) var level

    var body: some View { Text("level \(level)") }
  }

  struct StepReader: View {
    @Environment(\.stepLength) private var length
    var body: some View { Text("\(length)") }
  }

  @Test func `D11 an entry behaves as a key written by hand with that default`() {
    let app = TestApp {
      StepReader()
      StepReader().environment(\.stepLength, 5)
    }
    #expect(app.window.texts == ["3", "5"])
  }

  @Test func `D12 an environment value that is not installed is the default`() {
    let app = TestApp(EmptyView())
    #expect(Uninstalled().level == 0)
    #expect(
      app.reports == [
        """
        Accessing Environment<Int>'s value outside of being installed on a View. This will always \
        read the default value and will not update.
        """
      ])
  }

  // MARK: Observable objects

  @Observable final class Account {
    var name: String
    var visits = 0

    init(name: String = "account") {
      self.name = name
    }
  }

  struct AccountReader: View {
    @Environment(Account.self) private var account

    var body: some View { Text(account.name) }
  }

  struct OptionalReader: View {
    @Environment(Account.self) private var account: Account?

    var body: some View { Text(account?.name ?? "nobody") }
  }

  struct VisitsReader: View {
    @Environment(Account.self) private var account

    var body: some View { Text("\(account.visits) visits") }
  }

  @Test func `D13 an object is found by its type`() {
    let app = TestApp {
      VStack {
        AccountReader()
        OptionalReader()
      }
      .environment(Account(name: "Ada"))
    }
    #expect(app.window.texts == ["Ada", "Ada"])
  }

  @Test func `D14 an optional object is nil where there is none`() {
    let app = TestApp {
      OptionalReader()
      OptionalReader().environment(nil as Account?)
    }
    #expect(app.window.texts == ["nobody", "nobody"])
    #expect(app.reports == [])
  }

  private static func missing(_ kind: String, _ type: Any.Type) -> String {
    let modifier = kind == "ObservableObject" ? "environmentObject" : "environment"
    return """
      No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing \
      as an ancestor of this view.
      """
  }

  /// Differs: as with a missing `@EnvironmentObject` (B20), the message takes the view's place.
  @Test
  func `D15 a message takes the place of a view whose object is missing, and other views go on`() {
    let missing = Self.missing("Observable object", Account.self)
    let app = expectingError(missing) {
      TestApp {
        Text("above")
        AccountReader()
        VisitsReader().environment(Account())
      }
    }
    #expect(app.window.texts == ["above", "0 visits"])
    #expect(app.window.errors.map(\.text) == [missing])
    #expect(app.window.errors.map(\.path.last) == ["D_Environment.AccountReader"])
    #expect(app.reports == [missing])
    #expect(!app.bodies.contains("AccountReader"))
  }

  struct Switching: View {
    @State private var account: Account? = Account(name: "Ada")

    var body: some View {
      Button("Leave") { account = nil }
      Button("Enter") { account = Account(name: "Grace") }
      AccountReader().environment(account)
    }
  }

  @Test func `D15 a missing object may come, and a present one go`() {
    let app = TestApp(Switching())
    #expect(app.window.texts == ["Leave", "Enter", "Ada"])
    let missing = Self.missing("Observable object", Account.self)
    expectingError(missing) { app.window.button("Leave").tap() }
    #expect(app.window.texts == ["Leave", "Enter"])
    #expect(app.window.errors.map(\.text) == [missing])
    app.window.button("Enter").tap()
    #expect(app.window.texts == ["Leave", "Enter", "Grace"])
    #expect(app.window.errors.count == 0)
  }

  @Test func `D16 nil clears an outer object for the subtree`() {
    let app = TestApp {
      VStack {
        OptionalReader()
        OptionalReader().environment(nil as Account?)
      }
      .environment(Account(name: "Ada"))
    }
    #expect(app.window.texts == ["Ada", "nobody"])
  }

  @Test func `D17 a change runs only the bodies that read the property`() {
    let account = Account()
    let app = TestApp {
      VStack {
        AccountReader()
        VisitsReader()
      }
      .environment(account)
    }
    app.reset()
    account.visits = 1
    app.flush()
    #expect(app.bodies == ["VisitsReader"])
    #expect(app.window.changes == [#"text "0 visits" becomes "1 visits""#])
  }

  @Test func `D18 values describe what was set, the newest first`() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.level = 1
    #expect(values.description == "[EnvironmentPropertyKey<LevelKey> = 1]")
    values.level = 2
    #expect(
      values.description
        == "[EnvironmentPropertyKey<LevelKey> = 2, EnvironmentPropertyKey<LevelKey> = 1]")
  }

  final class Session: ObservableObject {
    @Published var name = "session"
  }

  struct SessionReader: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.name) }
  }

  /// Decided: everything that reaches the modifier's place also reaches what it presents.
  @Test func `D19 a sheet inherits the environment of the view that presents it`() {
    struct Screen: View {
      @State private var isPresented = true
      @State private var isCovered = true
      @State private var level = 1
      var body: some View {
        Button("Raise") { level += 1 }
          .sheet(isPresented: $isPresented) {
            LevelView()
            SessionReader()
            Button("Raise inside") { level += 1 }
              .fullScreenCover(isPresented: $isCovered) {
                SessionReader()
                LevelView()
                Button("Close") { isCovered = false }
              }
          }
          .environment(\.level, level)
          .environmentObject(Session())
      }
      struct LevelView: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.presentations[0].text == "level 1 session Raise inside")
    #expect(app.window.presentations[1].text == "session level 1 Close")
    app.window.button("Close").tap()
    app.reset()
    app.window.button("Raise inside").tap()
    #expect(app.window.changes == [#"text "level 1" becomes "level 2""#])
  }

  @Test func `D21 a value provided inside a sheet does not reach the view that presents it`() {
    struct Presenter: View {
      @State private var isPresented = true
      @Environment(\.level) private var level
      var body: some View {
        Text("level \(level)")
          .sheet(isPresented: $isPresented) { SessionReader().environmentObject(Session()) }
        SessionReader()
      }
    }
    let missing = Self.missing("ObservableObject", Session.self)
    let app = expectingError(missing) { TestApp(Presenter()) }
    #expect(app.window.presentations.map(\.text) == ["session"])
    #expect(app.window.errors.map(\.text) == [missing])
  }

}

extension EnvironmentValues {
  @Entry fileprivate var stepLength: Int = 3
}

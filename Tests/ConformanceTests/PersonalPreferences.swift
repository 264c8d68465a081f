import BanyanKits

/// The person's preferences, as their host reports them.
@MainActor
@Suite struct PersonalPreferences {
  struct Reader: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
      let values: [Any] = [
        locale.identifier, timeZone.identifier, layoutDirection, reducesMotion,
        reducesTransparency, contrast, displayScale, pixelLength,
      ]
      Text(verbatim: values.map { "\($0)" }.joined(separator: " "))
    }
  }

  private func shown(_ preferences: Preference...) -> String {
    let window = TestApp(Reader()).window
    for preference in preferences { window.send(.preference(preference), to: .window) }
    return window.all[0].text
  }

  @Test func `views read what the person prefers`() {
    #expect(
      shown(
        .language("de-AT"), .timeZone("Europe/Rome"), .reducesMotion(true),
        .reducesTransparency(true), .increasesContrast(true), .displayScale(4))
        == "de_AT Europe/Rome leftToRight true true increased 4.0 0.25")
  }

  @Test func `a preference that is not reported has its default`() {
    let values = EnvironmentValues()
    #expect(
      shown()
        == "\(values.locale.identifier) \(values.timeZone.identifier) leftToRight false false standard 1.0 1.0"
    )
  }

  struct Screens: View {
    @Environment(\.displayScale) private var displayScale
    let scales: Trace<CGFloat>

    var body: some View {
      Button("Ask") { scales(UIScreen.main.scale) }
      Text(verbatim: "\(displayScale)")
    }
  }

  @Test func `the screen of a window has the pixels that its host has reported`() {
    let scales = Trace<CGFloat>()
    let app = TestApp(Screens(scales: scales))
    let other = app.openWindow()
    app.window.send(.preference(.displayScale(3)), to: .window)
    app.window.button("Ask").tap()
    other.button("Ask").tap()
    app.window.send(.preference(.displayScale(1.5)), to: .window)
    app.window.button("Ask").tap()
    #expect(scales.events == [3, 1, 1.5])
    #expect(app.window.texts == ["Ask", "1.5"])
    #expect(other.texts == ["Ask", "1.0"])
    #expect(UIScreen.main.scale == 2)
  }

  @Test func `nonsense is not taken for a preference`() {
    let window = TestApp(Reader()).window
    let before = window.all[0].text
    window.send(.preference(.timeZone("Nowhere/At all")), to: .window)
    window.send(.preference(.language("xx-ABCDEFGH")), to: .window)
    window.send(.preference(.displayScale(.nan)), to: .window)
    window.send(.preference(.displayScale(-1)), to: .window)
    #expect(window.all[0].text == before)
  }

  /// The mutations of the window itself that a change of language causes.
  private func turns(_ window: TestWindow, _ app: TestApp, _ language: String) -> [Mutation] {
    turns(window, app, .language(language))
  }

  private func turns(
    _ window: TestWindow, _ app: TestApp, _ preference: Preference
  ) -> [Mutation] {
    app.reset()
    window.send(.preference(preference), to: .window)
    return window.mutations.filter {
      switch $0 {
      case .set(.window, _), .reset(.window, _): true
      default: false
      }
    }
  }

  @Test func `a language that is written from the right turns the window, and the next one back`() {
    let app = TestApp(Text("text"))
    let window = app.window
    #expect(turns(window, app, "de") == [])
    #expect(turns(window, app, "ar") == [.set(.window, .direction(.rightToLeft))])
    #expect(turns(window, app, "he") == [])
    #expect(turns(window, app, "de") == [.reset(.window, .direction)])
    #expect(turns(window, app, "ar") == [.set(.window, .direction(.rightToLeft))])
    let reader = TestApp(Reader()).window
    for (language, direction) in [("ar", "rightToLeft"), ("de", "leftToRight")] {
      reader.send(.preference(.language(language)), to: .window)
      #expect(reader.all[0].text.split(separator: " ").dropFirst(2).first == Substring(direction))
    }
  }

  @Test func `a direction in place of the language's holds until the next language`() {
    let app = TestApp(Text("text"))
    let window = app.window
    let preferences: [Preference] = [
      .language("de"), .direction(.rightToLeft), .direction(.rightToLeft), .language("fr"),
      .language("ar"), .direction(.leftToRight),
    ]
    let (turned, back): (Mutation, Mutation) = (
      .set(.window, .direction(.rightToLeft)), .reset(.window, .direction)
    )
    #expect(
      preferences.map { turns(window, app, $0) } == [[], [turned], [], [back], [turned], [back]])
  }

  @Test func `a direction that is set further in applies to the elements there`() {
    let window = TestApp(
      VStack {
        Text("A")
        Text("B").environment(\.layoutDirection, .rightToLeft)
      }
    ).window
    #expect(window.text("A").property(.direction) == nil)
    #expect(window.text("B").property(.direction) == .direction(.rightToLeft))
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var wish: ColorScheme? = .dark

    var body: some View {
      VStack {
        Text(verbatim: "\(colorScheme)")
        Button("Leave it") { wish = nil }
      }
      .preferredColorScheme(wish)
    }
  }

  @Test func `a view makes its window dark, and leaves it to the person again`() {
    let app = TestApp(Scheme())
    #expect(app.window.shows("dark"))
    #expect(app.window.mutations.contains(.set(.window, .appearance(.dark))))
    app.reset()
    app.window.button("Leave it").tap()
    #expect(app.window.shows("light"))
    #expect(app.window.mutations.contains(.reset(.window, .appearance)))
    app.window.setColorScheme(.dark)
    #expect(app.window.shows("dark"))
  }

  struct SchemeText: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text(verbatim: "\(colorScheme)") }
  }

  struct DarkRoot: View {
    @State private var path: [Int] = []
    let wish: ColorScheme?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Go on") { path = [1] }
          .preferredColorScheme(.dark)
          .navigationDestination(for: Int.self) { _ in
            SchemeText().preferredColorScheme(wish)
            Button("Return") { path = [] }
          }
      }
    }
  }

  @Test func `what a page prefers counts while another page covers it`() {
    let app = TestApp(DarkRoot(wish: nil))
    app.reset()
    app.window.button("Go on").tap()
    #expect(app.window.shows("dark"))
    app.window.button("Return").tap()
    let changes = app.window.mutations.filter {
      $0 == .set(.window, .appearance(.dark)) || $0 == .reset(.window, .appearance)
    }
    #expect(changes == [])
  }

  @Test func `what the page in front prefers comes first`() {
    let app = TestApp(DarkRoot(wish: .light))
    app.window.button("Go on").tap()
    #expect(app.window.shows("light"))
    app.reset()
    app.window.button("Return").tap()
    #expect(app.window.mutations.contains(.set(.window, .appearance(.dark))))
  }

  @Test func `what a tab prefers counts no more when another is chosen, even in a covered page`() {
    let app = TestApp(
      TabView {
        DarkRoot(wish: nil).tabItem { Text("Dark") }
        SchemeText().tabItem { Text("Other") }
      })
    app.window.button("Go on").tap()
    #expect(app.window.shows("dark"))
    app.window.element(.tab, "Other").tap()
    #expect(app.window.shows("light"))
    app.window.element(.tab, "Dark").tap()
    #expect(app.window.shows("dark"))
  }
}

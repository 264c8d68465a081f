/// What a person prefers, as their host tells it.
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

  private func said(_ preferences: Preference...) -> String {
    let window = TestApp(Reader()).window
    for preference in preferences { window.send(.preference(preference), to: .window) }
    return window.all[0].text
  }

  @Test func `views read what the person prefers`() {
    #expect(
      said(
        .language("de-AT"), .timeZone("Europe/Rome"), .reducesMotion(true),
        .reducesTransparency(true), .increasesContrast(true), .displayScale(2))
        == "de_AT Europe/Rome leftToRight true true increased 2.0 0.5")
  }

  @Test func `nonsense is not taken for a preference`() {
    let window = TestApp(Reader()).window
    let before = window.all[0].text
    window.send(.preference(.timeZone("Nowhere/At all")), to: .window)
    window.send(.preference(.displayScale(.nan)), to: .window)
    window.send(.preference(.displayScale(-1)), to: .window)
    #expect(window.all[0].text == before)
  }

  @Test func `a language that is written from the right turns the window`() {
    let app = TestApp(Reader())
    app.window.send(.preference(.language("ar")), to: .window)
    #expect(app.window.mutations.contains(.set(.window, .direction(.rightToLeft))))
    #expect(app.window.all[0].text.contains("rightToLeft"))
  }

  @Test func `a direction that is set further in is said of the elements there`() {
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
}

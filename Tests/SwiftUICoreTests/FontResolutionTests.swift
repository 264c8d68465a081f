import BanyanTesting
import SwiftUICore
import Testing

/// The properties of fonts at the text size of a view.
@MainActor
@Suite struct FontResolutionTests {
  /// Shows what fonts amount to.
  private struct Fonts: View {
    let fonts: [Font]
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      ForEach(fonts.indices, id: \.self) { Text(words(fonts[$0].resolve(in: context))) }
    }

    private func words(_ font: Font.Resolved) -> String {
      let properties: [(String, Bool)] = [
        ("bold", font.isBold), ("italic", font.isItalic), ("monospaced", font.isMonospaced),
        ("small", font.isSmallCaps), ("lowercase", font.isLowercaseSmallCaps),
        ("uppercase", font.isUppercaseSmallCaps), ("tight", font.leading == .tight),
        ("loose", font.leading == .loose), ("wide", font.width == .expanded),
        ("narrow", font.width == .condensed), ("light", font.weight == .light),
        ("semibold", font.weight == .semibold), ("regular", font.weight == .regular),
      ]
      let holding = properties.filter(\.1).map(\.0)
      return (["\(font.pointSize)"] + holding).joined(separator: " ")
    }
  }

  private struct Growing: View {
    let fonts: [Font]
    @State private var size = DynamicTypeSize.large

    var body: some View {
      Fonts(fonts: fonts).dynamicTypeSize(size)
      Button("Grow") { size = .accessibility5 }
    }
  }

  private func words(for fonts: Font...) -> [String] {
    TestApp(Fonts(fonts: fonts)).window.texts
  }

  @Test func `a font has the properties that were given to it`() {
    #expect(
      words(
        for: .body, .headline, .system(size: 20, weight: .light), .body.weight(.semibold),
        .body.bold().italic(), .caption.monospaced(), .system(.title, design: .serif))
        == [
          "17.0 regular", "17.0 bold semibold", "20.0 light", "17.0 bold semibold",
          "17.0 bold italic", "12.0 monospaced regular", "28.0 regular",
        ])
    #expect(
      words(
        for: .body.smallCaps(), .body.lowercaseSmallCaps(), .body.uppercaseSmallCaps(),
        .body.leading(.tight), .body.leading(.loose), .body.width(.expanded),
        .body.width(.condensed))
        == [
          "17.0 small lowercase uppercase regular", "17.0 lowercase regular",
          "17.0 uppercase regular", "17.0 tight regular", "17.0 loose regular",
          "17.0 wide regular", "17.0 narrow regular",
        ])
  }

  @Test func `a font of a text style or with a name grows with the text size of its view`() {
    let fonts: [Font] = [
      .body, .largeTitle, .system(size: 20), .custom("Chalk", size: 17),
      .custom("Chalk", fixedSize: 17), .headline.weight(.light),
    ]
    let app = TestApp(Growing(fonts: fonts))
    #expect(
      app.window.texts == [
        "17.0 regular", "34.0 regular", "20.0 regular", "17.0 regular", "17.0 regular",
        "17.0 light", "Grow",
      ])
    app.window.button("Grow").tap()
    #expect(
      app.window.texts == [
        "53.0 regular", "60.0 regular", "20.0 regular", "53.0 regular", "17.0 regular",
        "53.0 light", "Grow",
      ])
  }

  private struct Dimmed: View {
    @Environment(\.isLuminanceReduced) private var isReduced
    var body: some View { Text("\(isReduced)") }
  }

  @Test func `no display is dimmed, except where a view says so`() {
    let app = TestApp(
      VStack {
        Dimmed()
        Dimmed().environment(\.isLuminanceReduced, true)
      })
    #expect(app.window.texts == ["false", "true"])
  }
}

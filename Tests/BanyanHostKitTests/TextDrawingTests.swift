import BanyanHost
import BanyanHostKit
import SwiftUICore
import Testing

@MainActor
struct TextDrawingTests {
  @Test func aTextIsDrawnInItsFrameWithItsFontAndColor() {
    let app = DrawnApp {
      VStack(spacing: 0) {
        Text("One").font(.title.bold()).foregroundStyle(.red)
        Text("Two").italic().underline().multilineTextAlignment(.center).lineLimit(2)
      }
    }
    #expect(
      app.wording == """
        (85, 30, 30, 20) text "One" 28pt 700 #ff3b30
        (85, 50, 30, 20) text "Two" 17pt italic #000000 underlined solid #000000 centered 2 lines
        """)
  }

  @Test func aTextOfSeveralStylesHasRuns() {
    let app = DrawnApp {
      Text("a \(Text("b").bold().foregroundColor(.blue)) \(Image(systemName: "star"))")
    }
    #expect(
      app.wording == """
        (75, 40, 50, 20) text "a " 17pt #000000 "b" 17pt 700 #007aff " " 17pt #000000 symbol star 17pt #000000
        """)
  }

  @Test func inTheDarkTextIsLight() {
    let app = DrawnApp(appearance: .dark) { Text("Hi").foregroundStyle(.secondary) }
    #expect(
      app.drawing.wording == """
        (0, 0, 200, 100) rectangle #000000
        (90, 40, 20, 20) text "Hi" 17pt #ebebf5 65%
        """)
  }

  @Test func increasedContrastHasOtherColors() {
    var app = DrawnApp { Text("Hi").foregroundStyle(.green) }
    app.builder.hasIncreasedContrast = true
    #expect(
      app.wording == """
        (90, 40, 20, 20) text "Hi" 17pt #248a3d
        """)
  }

  @Test func textOfALanguageFromRightToLeftBeginsAtTheRight() {
    let app = DrawnApp {
      VStack(alignment: .leading, spacing: 0) {
        Text("long")
        Text("x").frame(width: 60, alignment: .trailing)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      app.wording == """
        (90, 30, 40, 20) text "long" 17pt #000000 at the right
        (70, 50, 10, 20) text "x" 17pt #000000 at the right
        """)
  }

  @Test func aTextThatMayShrinkIsDrawnAsSmallAsItHasToBe() {
    var app = DrawnApp {
      Text("0123456789").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
    }
    app.measuresText()
    #expect(
      app.wording == """
        (60, 42, 80, 16) text "0123456789" 17pt #000000 1 line scaled by 0.8
        """)
  }

  @Test func redactedTextIsABar() {
    let app = DrawnApp { Text("Secret").redacted(reason: .placeholder) }
    #expect(
      app.wording == """
        (70, 40, 60, 20) rounded 4 #3c3c43 18%
        """)
  }

  @Test func aFontGrowsWithThePersonsTextSize() {
    #expect(DrawnFont(TextStyle(), typeScale: 2).size == 34)
  }
}

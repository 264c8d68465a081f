import BanyanHost
import SwiftUICore
import Testing

@MainActor
struct ShapeDrawingTests {
  @Test func areasAndLinesHaveTheOutlinesOfTheirShapes() {
    let app = DrawnApp {
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 20)
        Circle().fill(.red).frame(width: 20, height: 20)
        RoundedRectangle(cornerRadius: 5).stroke(.green, lineWidth: 2).frame(width: 20, height: 20)
        Capsule().strokeBorder(.black, lineWidth: 4).frame(width: 40, height: 20)
      }
    }
    #expect(
      app.wording == """
        (50, 40, 20, 20) rectangle #007aff
        (70, 40, 20, 20) circle #ff3b30
        (90, 40, 20, 20) line rounded 5 2pt #34c759
        (112, 42, 36, 16) line capsule 4pt #000000
        """)
  }

  @Test func gradientsAndMaterialsArePaints() {
    let app = DrawnApp {
      ZStack {
        LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        Text("Hi").background(.thinMaterial, in: Capsule())
      }
    }
    #expect(
      app.wording == """
        (0, 0, 200, 100) rectangle linear gradient from 0 0.5 to 1 0.5: #ffffff at 0, #000000 at 1
        (90, 40, 20, 20) capsule #ffffff 50% on a blur of 20
        (90, 40, 20, 20) text "Hi" 17pt #000000
        """)
  }

  @Test func aBorderIsInFrontAndABackgroundBehind() {
    let app = DrawnApp {
      Text("Hi").padding(4).background(.yellow).border(.red, width: 2)
    }
    #expect(
      app.wording == """
        (86, 36, 28, 28) rectangle #ffcc00
        (90, 40, 20, 20) text "Hi" 17pt #000000
        (87, 37, 26, 26) line rectangle 2pt #ff3b30
        """)
  }

  @Test func symbolsAreAsLargeAsTheirTextAndScale() {
    let app = DrawnApp {
      HStack(spacing: 0) {
        Image(systemName: "star")
        Image(systemName: "star").imageScale(.large).foregroundStyle(.red)
        Image(systemName: "star").font(.largeTitle.bold())
        Image(systemName: "star").resizable().frame(width: 30, height: 30)
      }
    }
    #expect(
      app.wording == """
        (51.88, 39.38, 21.25, 21.25) symbol star #000000
        (71.72, 36.72, 26.56, 26.56) symbol star #ff3b30
        (86.25, 28.75, 42.5, 42.5) symbol star 700 #000000
        (117.5, 35, 30, 30) clipped to a rectangle:
          (-3, -3, 36, 36) symbol star #000000
        """)
  }

  @Test func aPictureFillsItsFrameAndATemplateHasTheColorOfText() {
    let app = DrawnApp {
      HStack(spacing: 0) {
        Image("a").resizable().scaledToFill().frame(width: 30, height: 30)
        Image("a").renderingMode(.template).foregroundStyle(.red)
      }
    }
    #expect(
      app.wording == """
        (75, 35, 30, 30) picture "a" stretched
        (105, 40, 20, 20) picture "a" stretched #ff3b30
        """)
  }

  @Test func aPictureOfTheDarkIsAnotherOne() {
    var app = DrawnApp(appearance: .dark) { Image("a") }
    app.builder.darkPicture = { $0 + ".dark" }
    #expect(
      app.wording == """
        (90, 40, 20, 20) picture "a.dark" stretched
        """)
  }

  @Test func aColorOfTheAppIsFoundByItsName() {
    var app = DrawnApp { Color("Brand").frame(width: 20, height: 20) }
    let unknown = app.wording
    app.builder.resourceColor = { $0 == "Brand" ? Look.phone.colors.accent : nil }
    #expect(
      unknown + "\n" + app.wording == """
        (90, 40, 20, 20) rectangle #8e8e93
        (90, 40, 20, 20) rectangle #0069d9
        """)
  }
}

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
        @@
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
        @@
        """)
  }

  @Test func aBorderIsInFrontAndABackgroundBehind() {
    let app = DrawnApp {
      Text("Hi").padding(4).background(.yellow).border(.red, width: 2)
    }
    #expect(
      app.wording == """
        @@
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
        @@
        """)
  }

  @Test func aPictureIsFittedAndATemplateHasTheColorOfText() {
    let app = DrawnApp {
      HStack(spacing: 0) {
        Image("a").resizable().scaledToFill().frame(width: 30, height: 30)
        Image("a").renderingMode(.template).foregroundStyle(.red)
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aPictureOfTheDarkIsAnotherOne() {
    var app = DrawnApp(appearance: .dark) { Image("a") }
    app.builder.darkPicture = { $0 + ".dark" }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aColorOfTheAppIsFoundByItsName() {
    var app = DrawnApp { Color("Brand").frame(width: 20, height: 20) }
    let unknown = app.wording
    app.builder.resourceColor = { $0 == "Brand" ? Look.phone.colors.accent : nil }
    #expect(
      unknown + "\n" + app.wording == """
        @@
        """)
  }
}

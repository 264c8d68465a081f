import BanyanLayout
import SwiftUICore
import Testing

@MainActor
struct EffectDrawingTests {
  @Test func effectsApplyToAllContent() {
    let app = DrawnApp {
      VStack {
        Text("a"); Text("b")
      }.opacity(0.5).rotationEffect(.degrees(45)).blur(radius: 2)
    }
    #expect(
      app.wording == """
        (95, 30, 10, 40) blur 2:
          (0, 0, 10, 40) turned by 45°:
            (0, 0, 10, 40) opacity 0.5:
              (0, 0, 10, 20) text "a" 17pt #000000
              (0, 20, 10, 20) text "b" 17pt #000000
        """)
  }

  @Test func aClipCutsContentAndAShadowFollowsIt() {
    let app = DrawnApp {
      Color.red.frame(width: 40, height: 40).clipShape(Circle())
        .shadow(color: .black, radius: 3, x: 1, y: 2)
    }
    #expect(
      app.wording == """
        (80, 30, 40, 40) shadow #000000 3pt at 1 2:
          (0, 0, 40, 40) clipped to a circle:
            (0, 0, 40, 40) rectangle #ff3b30
        """)
  }

  @Test func aMaskIsDrawnAsOpacityAlone() {
    let app = DrawnApp { Color.red.frame(width: 40, height: 40).mask { Text("Hi") } }
    #expect(
      app.wording == """
        (80, 30, 40, 40) masked:
          | (10, 10, 20, 20) text "Hi" 17pt #000000
          (0, 0, 40, 40) rectangle #ff3b30
        """)
  }

  @Test func changesOfColorsAreMatrices() {
    let app = DrawnApp {
      HStack(spacing: 0) {
        Text("a").brightness(0.2)
        Text("b").saturation(0)
        Text("c").hueRotation(.degrees(90))
        Text("d").colorInvert()
        Text("e").contrast(2)
        Text("f").colorMultiply(.red)
      }
    }
    #expect(
      app.wording == """
        (70, 40, 10, 20) colors times [1 0 0 0 0.2 0 1 0 0 0.2 0 0 1 0 0.2 0 0 0 1 0]:
          (0, 0, 10, 20) text "a" 17pt #000000
        (80, 40, 10, 20) colors times [0.21 0.72 0.07 0 0 0.21 0.72 0.07 0 0 0.21 0.72 0.07 0 0 0 0 0 1 0]:
          (0, 0, 10, 20) text "b" 17pt #000000
        (90, 40, 10, 20) colors times [0 0 1 0 0 0.36 0.86 -0.21 0 0 -0.57 1.43 0.14 0 0 0 0 0 1 0]:
          (0, 0, 10, 20) text "c" 17pt #000000
        (100, 40, 10, 20) colors times [-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0]:
          (0, 0, 10, 20) text "d" 17pt #000000
        (110, 40, 10, 20) colors times [2 0 0 0 -0.5 0 2 0 0 -0.5 0 0 2 0 -0.5 0 0 0 1 0]:
          (0, 0, 10, 20) text "e" 17pt #000000
        (120, 40, 10, 20) colors times [1 0 0 0 0 0 0.23 0 0 0 0 0 0.19 0 0 0 0 0 1 0]:
          (0, 0, 10, 20) text "f" 17pt #000000
        """)
  }

  @Test func anOffsetAndADifferentOrderMoveContent() {
    let app = DrawnApp {
      ZStack {
        Text("front").zIndex(1)
        Text("back").offset(x: 10, y: 5)
      }
    }
    #expect(
      app.wording == """
        (90, 45, 40, 20) text "back" 17pt #000000
        (75, 40, 50, 20) text "front" 17pt #000000
        """)
  }

  @Test func hiddenContentIsNotDrawn() {
    let app = DrawnApp {
      HStack {
        Text("a").hidden(); Text("b")
      }
    }
    #expect(
      app.wording == """
        (104, 40, 10, 20) text "b" 17pt #000000
        """)
  }

  @Test func scrolledContentIsMovedAndCut() {
    let app = DrawnApp { ScrollView { Color.red.frame(width: 50, height: 300) } }
    #expect(
      app.wording(moving: .scrollView, by: LayoutPoint(0, -40)) == """
        (75, 0, 50, 100) clipped to a rectangle, scrolled by 0 -40:
          (0, -40, 50, 300) rectangle #ff3b30
        """)
  }

  @Test func directionalPicturesAreMirroredFromRightToLeft() {
    let app = DrawnApp {
      Image("a").flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      app.wording == """
        (90, 40, 20, 20) scaled by -1 1:
          (0, 0, 20, 20) picture "a" stretched
        """)
  }

  @Test func blendingAndMasksOfPaintKeepTheirSettings() {
    let app = DrawnApp {
      ZStack {
        Color.red.blendMode(.multiply)
        Color.blue.mask(
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      }.compositingGroup().frame(width: 20, height: 20)
    }
    #expect(
      app.wording == """
        (90, 40, 20, 20) isolated:
          (0, 0, 20, 20) multiply:
            (0, 0, 20, 20) rectangle #ff3b30
          (0, 0, 20, 20) masked by linear gradient from 0.5 0 to 0.5 1: #000000 at 0, #000000 0% at 1:
            (0, 0, 20, 20) rectangle #007aff
        """)
  }
}

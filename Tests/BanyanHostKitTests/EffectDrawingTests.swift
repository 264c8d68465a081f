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
        @@
        """)
  }

  @Test func aClipCutsContentAndAShadowFollowsIt() {
    let app = DrawnApp {
      Color.red.frame(width: 40, height: 40).clipShape(Circle())
        .shadow(color: .black, radius: 3, x: 1, y: 2)
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aMaskIsDrawnAsOpacityAlone() {
    let app = DrawnApp { Color.red.frame(width: 40, height: 40).mask { Text("Hi") } }
    #expect(
      app.wording == """
        @@
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
        @@
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
        @@
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
        @@
        """)
  }

  @Test func scrolledContentIsMovedAndCut() {
    let app = DrawnApp { ScrollView { Color.red.frame(width: 50, height: 300) } }
    #expect(
      app.wording(moving: .scrollView, by: LayoutPoint(0, -40)) == """
        @@
        """)
  }
}

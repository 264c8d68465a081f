import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct FramesOfViews {
  @Test func `LD01 a fixed length is offered and answered`() {
    let app = TestApp(300, 200) { helloWorld.named("text").frame(width: 100).named("frame") }
    #expect(
      app.frames(in: "frame", "frame", "text") == [[0, 0, 100, 40], [20, 0, 60, 40]])
  }

  @Test func `LD02 the child's guide stands on the frame's`() {
    let app = TestApp(300, 200) {
      Text("Hello").named("text").frame(width: 100, height: 100, alignment: .bottomTrailing)
        .named("frame")
    }
    #expect(app.frames(in: "frame", "text") == [[50, 80, 50, 20]])
  }

  /// Decided: it is left out, not taken for 0.
  @Test(arguments: [-5, .infinity, .nan] as [CGFloat])
  func `LD03 an invalid length counts as missing`(length: CGFloat) {
    #expect(answer(300, 200) { helloWorld.frame(width: length, height: 50) } == [120, 50])
  }

  @Test func `LD04 a flexible frame offers what it clamps`() {
    #expect(answer(80, 100) { helloWorld.frame(minWidth: 100) } == [100, 40])
    #expect(answer(nil, nil) { helloWorld.frame(idealWidth: 80) } == [80, 40])
  }

  @Test func `LD05 a flexible frame answers within its bounds`() {
    #expect(answer(300, 300) { helloWorld.frame(minWidth: 50, maxWidth: 200) } == [200, 20])
    #expect(answer(300, 300) { helloWorld.frame(minWidth: 150) } == [150, 20])
    #expect(answer(300, 300) { helloWorld.frame(maxWidth: 200) } == [200, 20])
    #expect(answer(300, 300) { helloWorld.frame(idealWidth: 80) } == [120, 20])
  }

  @Test func `LD06 a text in flexible frames`() {
    #expect(answer(300, 300) { helloWorld.frame(minWidth: 200) }[0] == 200)
    #expect(answer(150, 300) { helloWorld.frame(maxWidth: 200) }[0] == 150)
    #expect(answer(nil, nil) { helloWorld.frame(maxWidth: 200) }[0] == 120)
    let bounded: [CGFloat?] = [300, 100, 40, nil]
    #expect(
      bounded.map { answer($0, 300) { helloWorld.frame(minWidth: 50, maxWidth: 200) }[0] }
        == [200, 100, 50, 120])
  }

  @Test func `LD07 in placing, the child is offered the frame's own size`() {
    let app = TestApp(400, 700) {
      helloWorld.named("text").frame(maxWidth: 100).named("frame").fixedSize()
    }
    #expect(
      app.frames(in: "frame", "frame", "text") == [[0, 0, 100, 20], [20, -10, 60, 40]])
  }

  @Test func `LD08 an infinite maximum fills, and is never narrower than the child`() {
    #expect(answer(300, 300) { helloWorld.frame(maxWidth: .infinity) }[0] == 300)
    #expect(answer(300, 300) { helloWorld.fixedSize().frame(maxWidth: .infinity) }[0] == 300)
    #expect(answer(50, 300) { helloWorld.fixedSize().frame(maxWidth: .infinity) }[0] == 120)
    #expect(
      answer(50, 300) { helloWorld.fixedSize().frame(minWidth: 0, maxWidth: .infinity) }[0] == 50)
  }

  @Test func `LD09 bounds that contradict each other are resolved upward`() {
    let app = TestApp(400, 700) {
      Color.red.frame(minWidth: 20, idealWidth: 10).named("frame").fixedSize()
    }
    #expect(app.frame("frame")?[2] == 20)
    #expect(app.reports == ["Contradictory frame constraints specified."])
  }

  @Test func `LD10 a length relative to the window, or to a scroll view`() {
    let app = TestApp(390, 700) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).named("part")
    }
    #expect(app.frame("part") == [50, 0, 290, 700])
    app.window.resize(width: 210, height: 700)
    #expect(app.frame("part")?[2] == 155)
    let scrolling = TestApp(390, 700) {
      ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).named("page") }
        .frame(width: 200, height: 100)
        .named("frame")
    }
    #expect(scrolling.frames(in: "frame", "page") == [[0, 0, 200, 100]])
  }

  @Test func `LD10 a length relative to a scroll view leaves out the margins of its content`() {
    let app = TestApp(300, 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).named("a")
          Color.blue.containerRelativeFrame(.horizontal, count: 2, spacing: 10).named("b")
        }
      }
      .contentMargins(.horizontal, 20)
    }
    #expect(app.frames("a", "b") == [[20, 0, 260, 200], [290, 0, 125, 200]])
  }
}

@MainActor
@Suite struct PaddingAndBackgroundsOfViews {
  private let notch = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  @Test func `LE01 padding offers less and answers more`() {
    let app = TestApp(400, 700) { helloWorld.named("text").padding(10).named("padding") }
    #expect(
      app.frames(in: "padding", "padding", "text") == [[0, 0, 140, 40], [10, 10, 120, 20]])
  }

  @Test func `LE02 a padding without a length is 16, on the edges that are named`() {
    #expect(answer(nil, nil) { helloWorld.padding() } == [152, 52])
    #expect(answer(nil, nil) { helloWorld.padding(.horizontal) } == [152, 20])
    #expect(answer(nil, nil) { helloWorld.padding([.top, .leading], 5) } == [125, 25])
  }

  @Test func `LE03 negative padding enlarges the proposal, and the answer is not below nothing`() {
    let app = TestApp(400, 700) { helloWorld.named("text").padding(-10).named("padding") }
    #expect(
      app.frames(in: "padding", "padding", "text") == [[0, 0, 100, 0], [-10, -10, 120, 20]])
    #expect(answer(nil, nil) { helloWorld.padding(-15) } == [90, 0])
    #expect(answer(50, 50) { Color.red.padding(-10) } == [50, 50])
  }

  @Test func `LE04 a border changes no size`() {
    #expect(answer(nil, nil) { helloWorld.border(.red, width: 4) } == [120, 20])
  }

  @Test func `LE05 a layer is offered the size of what it decorates, and does not change it`() {
    let app = TestApp(400, 700) {
      helloWorld.background { Color.red.named("color").frame(width: 200, height: 50) }.named("view")
    }
    #expect(
      app.frames(in: "view", "view", "color") == [[0, 0, 120, 20], [-40, -15, 200, 50]])
    let overlay = TestApp(400, 700) {
      helloWorld.overlay(alignment: .bottomTrailing) {
        Color.red.named("badge").frame(width: 10, height: 10)
      }
      .named("view")
    }
    #expect(overlay.frames(in: "view", "badge") == [[110, 10, 10, 10]])
  }

  @Test func `LE06 a circle behind a text is as large as the text's height`() {
    let app = TestApp(400, 700) {
      helloWorld.background { Circle().named("circle") }.named("view")
    }
    #expect(app.frames(in: "view", "circle") == [[50, 0, 20, 20]])
  }

  /// Differs: a background by style is painted by its view's own box, which saves an element for
  /// each of the thousands that a page may have, so it ends where the view ends. A browser has an
  /// area beyond the safe one only on a device with a notch, when the page is opened from the home
  /// screen. There, a color or shape behind a view extends beneath the edges if it ignores the safe
  /// area, and any background of a whole page extends beneath a navigation bar.
  @Test
  func `LE07 a background by style ends with its view, and a view behind it where that specifies`()
  {
    let painted = TestApp(400, 700, safeArea: notch) {
      Color.clear.named("view").background(.blue).named("painted")
    }
    #expect(painted.frames("view", "painted") == [[0, 50, 400, 620], [0, 50, 400, 620]])
    let behind = TestApp(400, 700, safeArea: notch) {
      Color.clear.named("view").background { Color.blue.named("blue") }
    }
    #expect(behind.frames("view", "blue") == [[0, 50, 400, 620], [0, 50, 400, 620]])
    let beyond = TestApp(400, 700, safeArea: notch) {
      Color.clear.named("view").background { Color.blue.named("blue").ignoresSafeArea() }
    }
    #expect(beyond.frames("view", "blue") == [[0, 50, 400, 620], [0, 0, 400, 700]])
  }

  @Test func `LE08 ignoring the safe area changes no view's size`() {
    let color = TestApp(400, 700, safeArea: notch) { Color.red.named("color").ignoresSafeArea() }
    #expect(color.frame("color") == [0, 0, 400, 700])
    let text = TestApp(400, 700, safeArea: notch) { helloWorld.named("text").ignoresSafeArea() }
    #expect(text.frame("text") == [140, 350, 120, 20])
    let top = TestApp(400, 700, safeArea: notch) {
      Color.red.named("color").ignoresSafeArea(edges: .top)
    }
    #expect(top.frame("color") == [0, 0, 400, 670])
  }

  @Test func `LE09 an inset is offered what the view does not need`() {
    let app = TestApp(200, 100) {
      Color.red.named("color").safeAreaInset(edge: .bottom, spacing: 0) { helloWorld.named("text") }
    }
    #expect(app.frames("color", "text") == [[0, 0, 200, 80], [40, 80, 120, 20]])
    let leading = TestApp(200, 100) {
      Color.red.named("color").safeAreaInset(edge: .leading, alignment: .top) {
        Text("a").named("text")
      }
    }
    #expect(leading.frames("text", "color") == [[0, 0, 10, 20], [18, 0, 182, 100]])
    let bar = TestApp(200, 100) {
      Color.red.named("color").safeAreaBar(edge: .bottom, spacing: 0) { helloWorld.named("text") }
    }
    #expect(bar.frames("color", "text") == [[0, 0, 200, 80], [40, 80, 120, 20]])
  }

  @Test func `LE10 padding of the safe area is room around the view`() {
    let app = TestApp(200, 100) { Color.red.named("color").safeAreaPadding(20) }
    #expect(app.frame("color") == [20, 20, 160, 60])
  }

  private struct Cards: View {
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal).frame(height: 10).named("card")
        }
        .accessibilityIdentifier("cards")
        .safeAreaPadding(.horizontal, isWide ? 40 : 20)
        Button("Widen") { isWide = true }
      }
    }
  }

  @Test func `LE10 a scroll view draws beneath the padding of its safe area`() {
    let app = TestApp(200, 100) { Cards() }
    #expect(app.frames("cards", "card") == [[0, 35, 200, 10], [20, 35, 160, 10]])
    app.window.button("Widen").tap()
    #expect(app.frames("cards", "card") == [[0, 35, 200, 10], [40, 35, 120, 10]])
  }
}

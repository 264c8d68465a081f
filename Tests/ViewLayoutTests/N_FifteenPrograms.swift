import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The fifteen programs at the end of the statements about layout, as views.
@MainActor
@Suite struct FifteenPrograms {
  @Test func `LN01 a fitting picture above its title in a frame`() {
    let app = TestApp(150, 200) {
      VStack {
        photo.scaledToFit().named("image")
        Text("Title").named("title")
      }
      .named("stack")
      .frame(width: 150, height: 200)
    }
    #expect(
      app.frames("stack", "image", "title")
        == [[0, 36, 150, 128], [0, 36, 150, 100], [50, 144, 50, 20]])
  }

  @Test(arguments: [
    ("Hello, world", [140, 340, 120, 20] as [CGFloat]),
    // Sixty letters stay on one line, cut at both sides of the window.
    (String(repeating: "a", count: 60), [-100, 340, 600, 20]),
  ])
  func `LN02 a filling picture behind a text makes the pile wider than the window`(
    string: String, text: [CGFloat]
  ) {
    let app = TestApp(400, 700) {
      ZStack {
        photo.scaledToFill().named("image").ignoresSafeArea()
        VStack {
          Spacer().named("above")
          Text(string).named("text")
          Spacer().named("below")
        }
        .named("column")
      }
      .named("pile")
    }
    #expect(app.frames("pile", "image") == [[-325, 0, 1050, 700], [-325, 0, 1050, 700]])
    #expect(app.frames("column", "text") == [[text[0], 0, text[2], 700], text])
    #expect(app.frames("above", "below").map { $0?[3] } == [340, 340])
  }

  @Test func `LN03 a filling picture clipped to a circle in a frame`() {
    let clippedFirst = TestApp(100, 100) {
      photo.scaledToFill().named("image").clipShape(Circle()).frame(width: 100, height: 100)
        .named("frame")
    }
    let framedFirst = TestApp(100, 100) {
      photo.scaledToFill().named("image").frame(width: 100, height: 100).clipShape(Circle())
        .named("frame")
    }
    for app in [clippedFirst, framedFirst] {
      #expect(app.frames("image", "frame") == [[-25, 0, 150, 100], [0, 0, 100, 100]])
    }
  }

  @Test func `LN04 a fitting picture between two texts takes what they leave`() {
    let app = TestApp(1280, 800) {
      VStack {
        Text("Title").named("title")
        photo.scaledToFit().named("image")
        Text("Caption").named("caption")
      }
      .padding()
      .named("padding")
    }
    #expect(
      app.frames("padding", "title", "image", "caption")
        == [
          [90, 0, 1100, 800], [615, 16, 50, 20], [106, 44, 1068, 712], [605, 764, 70, 20],
        ])
  }

  @Test func `LN05 a filling picture with a height is as wide as its frame or wider`() {
    let app = TestApp(400, 800) {
      photo.scaledToFill().named("image").frame(height: 200).clipped().named("view")
    }
    #expect(app.frames("view", "image") == [[0, 300, 400, 200], [0, 266.667, 400, 266.667]])
    app.window.resize(width: 200, height: 800)
    #expect(app.frame("view") == [-50, 300, 300, 200])
  }

  @Test func `LN06 a fitting picture with a height is as wide as it is`() {
    let app = TestApp(400, 800) {
      photo.scaledToFit().named("image").cornerRadius(12).frame(height: 200).named("view")
    }
    #expect(app.frames("view", "image") == [[50, 300, 300, 200], [50, 300, 300, 200]])
  }

  @Test func `LN07 a text of bounded width is no wider`() {
    let app = TestApp(400, 400) {
      VStack {
        Text("Sign in").named("text").frame(maxWidth: 200).named("frame").padding()
          .background(.blue).named("blue")
      }
    }
    #expect(
      app.frames("blue", "frame", "text")
        == [[84, 174, 232, 52], [100, 190, 200, 20], [165, 190, 70, 20]])
  }

  @Test func `LN08 a text between two colors wraps at an equal share`() {
    let app = TestApp(200, 100) {
      HStack {
        Color.red.named("left")
        helloWorld.named("text")
        Color.blue.named("right")
      }
    }
    #expect(
      app.frames("left", "text", "right")
        == [[0, 0, 62, 100], [70, 30, 60, 40], [138, 0, 62, 100]])
  }

  @Test func `LN09 a color takes what a text leaves of its half`() {
    let app = TestApp(300, 100) {
      HStack {
        Text(fox).named("text")
        Color.red.named("color")
      }
    }
    #expect(app.frames("text", "color") == [[0, 10, 100, 80], [108, 0, 192, 100]])
  }

  @Test func `LN10 the shorter one of two texts is served first`() {
    let app = TestApp(200, 100) {
      HStack {
        Text("Due date").named("due")
        Text("Saturday 12 September at nine thirty").named("date")
      }
      .named("stack")
    }
    #expect(
      app.frames("stack", "due", "date")
        == [[1, 10, 198, 80], [1, 40, 80, 20], [89, 10, 110, 80]])
  }

  @Test func `LN11 a padded color beside a color has the same width`() {
    let app = TestApp(300, 100) {
      HStack {
        Color.red.named("inner").padding(20).named("padded")
        Color.blue.named("other")
      }
    }
    #expect(
      app.frames("padded", "inner", "other")
        == [[0, 0, 146, 100], [20, 20, 106, 60], [154, 0, 146, 100]])
  }

  @Test func `LN12 a minimum after a maximum overflows`() {
    let app = TestApp(150, 50) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).named("a")
        Rectangle().frame(minWidth: 100).named("b")
      }
      .frame(width: 150, height: 50)
    }
    #expect(app.frames("a", "b") == [[-12.5, 0, 75, 50], [62.5, 0, 100, 50]])
  }

  @Test func `LN13 a text in a small frame has as many lines as fit`() {
    let app = TestApp(120, 44) { Text(fox).named("text").frame(width: 120, height: 44) }
    #expect(app.frame("text") == [0, 2, 120, 40])
  }

  @Test func `LN14 a bubble hugs its lines beside a spacer`() {
    let app = TestApp(300, 400) {
      HStack {
        Text(fox).named("text").padding(10).background(.gray).named("bubble")
        Spacer().named("space")
      }
    }
    #expect(
      app.frames("bubble", "text", "space")
        == [[0, 170, 270, 60], [10, 180, 250, 40], [270, 200, 30, 0]])
  }

  private struct Shapes: View {
    var body: some View {
      VStack {
        ForEach(0..<3) { number in
          Rectangle().aspectRatio(2, contentMode: .fit).frame(maxHeight: 40).named("\(number)")
        }
      }
    }
  }

  @Test func `LN15 cards of a ratio in a lazy column`() {
    let plain = TestApp(120, 300) {
      LazyVGrid(columns: [GridItem()]) {
        Shapes().aspectRatio(2.0 / 3, contentMode: .fit).named("cell")
      }
      .named("grid")
    }
    #expect(
      plain.frames(in: "grid", "cell", "0", "1", "2")
        == [[20, 0, 80, 136], [20, 0, 80, 40], [20, 48, 80, 40], [20, 96, 80, 40]])
    let card = TestApp(120, 300) {
      LazyVGrid(columns: [GridItem()]) {
        ZStack {
          Color.red.named("card")
          Shapes()
        }
        .aspectRatio(2.0 / 3, contentMode: .fit)
      }
      .named("grid")
    }
    #expect(
      card.frames(in: "grid", "card", "0", "1", "2")
        == [[0, 0, 120, 180], [20, 22, 80, 40], [20, 70, 80, 40], [20, 118, 80, 40]])
  }
}

import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct StacksOfViews {
  private var box: some View { Color.gray.frame(width: 50, height: 50) }

  @Test func `LC01 gaps are taken off first`() {
    let app = TestApp(200, 50) {
      HStack {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    #expect(app.frames("a", "b") == [[0, 0, 96, 50], [104, 0, 96, 50]])
  }

  @Test func `LC02 the least flexible child is served first`() {
    let app = TestApp(400, 200) {
      HStack {
        photo.scaledToFit().named("image")
        helloWorld.named("text")
      }
    }
    #expect(app.frames("image", "text").map { Array($0![2...]) } == [[272, 181.333], [120, 20]])
  }

  @Test func `LC03 the larger minimum goes first among children that can grow without end`() {
    let app = TestApp(100, 200) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.padding(60).named("b")
      }
    }
    #expect(app.frames("a", "b").map { $0![2] } == [0, 120])
  }

  @Test func `LC04 each child is offered an equal share of the remaining length`() {
    let app = TestApp(300, 20) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.red.frame(maxWidth: 40).named("b")
        Color.red.named("c")
      }
    }
    #expect(app.frames("a", "b", "c").map { $0![2] } == [130, 40, 130])
  }

  @Test func `LC05 no child gives room back`() {
    let app = TestApp(150, 50) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).named("a")
        Color.blue.frame(minWidth: 100).named("b")
      }
      .named("stack")
    }
    #expect(app.frames(in: "stack", "stack", "a", "b").map { $0![2] } == [175, 75, 100])
  }

  @Test(arguments: [(1, [140, 52]), (0, [90, 102])] as [(Double, [CGFloat])])
  func `LC06 the highest priority leaves the others their minimums`(
    priority: Double, widths: [CGFloat]
  ) {
    let app = TestApp(200, 100) {
      HStack {
        Text("aaaa bbbb cccc ddddd").named("text").layoutPriority(priority)
        Color.red.frame(minWidth: 50).named("color")
      }
    }
    #expect(app.frames("text", "color").map { $0![2] } == widths)
  }

  private struct Fruits: View {
    let priority: Double
    var body: some View {
      HStack {
        Text("Delicious").named("a")
        Color.red.frame(width: 20, height: 20).named("b")
        Text("Avocado Toast").layoutPriority(priority).named("c")
      }
      .lineLimit(1)
    }
  }

  @Test(arguments: [(0, [80, 20, 80]), (1, [30, 20, 130])] as [(Double, [CGFloat])])
  func `LC07 texts of one line are cut as they are served`(priority: Double, widths: [CGFloat]) {
    let app = TestApp(200, 100) { Fruits(priority: priority) }
    #expect(app.frames("a", "b", "c").map { $0![2] } == widths)
  }

  @Test(arguments: [nil, 20, 108, 500] as [CGFloat?])
  func `LC08 a stack is no larger than its content`(width: CGFloat?) {
    #expect(
      answer(width, nil) {
        HStack {
          box
          box
        }
      } == [108, 50])
  }

  @Test func `LC09 an answer may exceed the answer to nothing`() {
    func height(_ height: CGFloat) -> CGFloat {
      answer(100, height) {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 5, maxHeight: 100)
          Color.blue.frame(minHeight: 80)
        }
      }[1]
    }
    #expect([height(0), height(85)] == [85, 122.5])
  }

  @Test func `LC10 without a length every child is asked for its ideal one`() {
    #expect(
      answer(nil, 40) {
        HStack {
          helloWorld
          Color.red
        }
      } == [138, 40])
  }

  @Test func `LC11 without a length across it places with the one that came out`() {
    let app = offered(200, nil) {
      HStack {
        helloWorld.named("text")
        Color.red.named("color")
      }
    }
    #expect(app.frames("text", "color").map { Array($0![2...]) } == [[60, 40], [132, 40]])
  }

  @Test func `LC12 an empty stack is nothing`() {
    #expect(answer(100, 100) { HStack {} } == [0, 0])
  }

  @Test func `LC14 across, a stack spans its aligned children and the line`() {
    let baselines = TestApp(400, 700) {
      HStack(alignment: .firstTextBaseline) {
        Text("Hello").named("text")
        Color.red.frame(width: 50, height: 50).named("color")
      }
      .named("stack")
    }
    #expect(
      baselines.frames(in: "stack", "stack", "text", "color")
        == [[0, 0, 108, 56], [0, 36, 50, 20], [58, 0, 50, 50]])
    let guides = TestApp(400, 700) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 50, height: 50).alignmentGuide(.leading) { _ in -20 }.named("a")
        Color.red.frame(width: 50, height: 50).alignmentGuide(.leading) { _ in -20 }.named("b")
      }
      .named("stack")
    }
    #expect(
      guides.frames(in: "stack", "stack", "a", "b")
        == [[0, 0, 70, 108], [20, 0, 50, 50], [20, 58, 50, 50]])
  }

  @Test func `LC15 a spacer is served last, its minimum kept free`() {
    let app = TestApp(300, 20) {
      HStack {
        helloWorld.named("a")
        Spacer().named("space")
        helloWorld.named("b")
      }
    }
    #expect(app.frames("a", "space", "b").map { $0![2] } == [120, 60, 120])
  }

  @Test func `LC15 a spacer with a size from a modifier is served like any other view`() {
    let app = TestApp(300, 20) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Spacer().frame(maxWidth: 40).named("space")
        Color.blue.named("b")
      }
    }
    #expect(
      app.frames("a", "space", "b") == [[0, 0, 130, 20], [130, 10, 40, 0], [170, 0, 130, 20]])
  }

  @Test(arguments: [(10, 128), (nil, 108)] as [(CGFloat?, CGFloat)])
  func `LC16 spacing counts beside a spacer only if it is specified`(
    spacing: CGFloat?, width: CGFloat
  ) {
    #expect(
      answer(nil, nil) {
        HStack(spacing: spacing) {
          box
          Spacer()
          box
        }
      }[0] == width)
  }

  @Test func `LC17 a gap is 8 without any preference`() {
    let app = TestApp(400, 700) {
      VStack {
        box.named("a")
        box.named("b")
      }
      .named("stack")
    }
    #expect(app.frames(in: "stack", "a", "b").map { $0![1] } == [0, 58])
  }

  @Test func `LC18 texts below each other have no gap`() {
    let app = offered(nil, nil) {
      VStack {
        Text("a").named("a")
        Text("b").named("b")
        Color.red.named("c")
      }
    }
    #expect(app.frames(in: "it", "a", "b", "c").map { $0![1] } == [0, 20, 48])
  }

  @Test func `LC19 between text and another view the font decides`() {
    let app = offered(nil, nil) {
      VStack {
        Color.red.named("a")
        Text("b").named("b")
        Color.red.named("c")
      }
    }
    #expect(app.frames(in: "it", "a", "b", "c").map { $0![1] } == [0, 18, 46])
    // A title is twice as large, and so is the room around it.
    let layout = TestLayout.size(400, 700).measuringText(
      by: HeadlessTextMeasurer(scales: [TextStyleNumber(1): 2])
    ) { style in
      TextStyleNumber(style.font?.size == .style(.title) ? 1 : 0)
    }
    let titled = TestApp(layout: layout) {
      VStack {
        Color.red.frame(height: 5).named("a")
        Text("b").font(.title).named("b")
        Color.red.frame(height: 5).named("c")
      }
      .named("it")
    }
    #expect(titled.frames(in: "it", "a", "b", "c").map { $0![1] } == [0, 21, 77])
  }

  @Test func `LC20 texts beside each other are 8 apart, and padding is not a text`() {
    #expect(
      answer(nil, nil) {
        HStack {
          Text("a")
          Text("b")
        }
      } == [28, 20])
    #expect(
      answer(nil, nil) {
        VStack {
          Text("a").padding(1)
          Text("b")
        }
      }[1] == 50)
  }

  @Test func `LC21 a stack has the spacing preferences of its outermost children`() {
    let app = TestApp(400, 700) {
      VStack {
        VStack {
          box
          Spacer()
        }
        .named("a")
        box.named("b")
      }
      .named("stack")
    }
    #expect(app.frames("a", "b").map { $0![1] } == [0, 650])
    #expect(app.frame("a")?[3] == 650)
  }

  @Test func `LC21 a spacer has no influence on the gaps beside its stack`() {
    let cards = TestApp(300, 200) {
      VStack {
        HStack {
          Text("A"); Spacer()
        }
        .padding().background(.gray).named("a")
        HStack {
          Text("B"); Spacer()
        }
        .padding().background(.gray).named("b")
      }
    }
    #expect(cards.frames("a", "b") == [[0, 44, 300, 52], [0, 104, 300, 52]])
    let beside = TestApp(300, 200) {
      HStack {
        VStack {
          box; Spacer()
        }
        .named("column")
        Color.red.named("color")
      }
    }
    #expect(beside.frames("column", "color") == [[0, 0, 50, 200], [58, 0, 242, 200]])
  }

  /// Decided: the priority passes through padding, frames and backgrounds, like a trait of the view
  /// inside, although one source has it end there.
  @Test func `LC22 a priority reaches through modifiers, not through a container`() {
    func widths<Content: View>(@ViewBuilder _ first: @escaping () -> Content) -> [CGFloat] {
      let app = TestApp(100, 100) {
        HStack(spacing: 0) {
          Group(content: first).named("a")
          Color.blue.named("b")
        }
      }
      return app.frames("a", "b").map { $0![2] }
    }
    #expect(widths { Color.red.layoutPriority(1).padding().background(.red) } == [100, 0])
    #expect(widths { Color.red.layoutPriority(1).frame(height: 5).offset(x: 3) } == [100, 0])
    #expect(widths { ZStack { Color.red.layoutPriority(1) } } == [50, 50])
  }

  /// Decided: the stack is kept, with the size of the view, but without the view's guides for
  /// edges.
  @Test func `LC13 a stack of one view is as large as the view`() {
    let app = TestApp(400, 700) {
      HStack(alignment: .top, spacing: 0) {
        HStack { helloWorld.alignmentGuide(.top) { _ in 5 }.named("view") }.named("stack")
        helloWorld.alignmentGuide(.top) { _ in 5 }.named("bare")
      }
      .named("row")
    }
    #expect(
      app.frames(in: "row", "stack", "view", "bare")
        == [[0, 5, 120, 20], [0, 5, 120, 20], [120, 0, 120, 20]])
  }
}

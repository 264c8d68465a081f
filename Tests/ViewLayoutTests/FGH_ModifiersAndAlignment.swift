import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ModifiersOfViews {
  @Test func `LF01 a ratio fits into the proposal or fills it`() {
    #expect(
      answer(100, 100) { Color.red.aspectRatio(16.0 / 9, contentMode: .fit) } == [100, 56.25])
    #expect(
      answer(100, 100) { Color.red.aspectRatio(16.0 / 9, contentMode: .fill) } == [177.778, 100])
  }

  @Test func `LF02 without a ratio that of the ideal size counts`() {
    #expect(answer(200, 100) { Color.red.aspectRatio(contentMode: .fit) } == [100, 100])
    #expect(answer(300, 300) { photo.aspectRatio(contentMode: .fit) } == [300, 200])
  }

  @Test func `LF03 the other length decides where one is unspecified`() {
    for mode in ContentMode.allCases {
      #expect(answer(300, nil) { photo.aspectRatio(contentMode: mode) } == [300, 200])
      #expect(answer(nil, 100) { photo.aspectRatio(contentMode: mode) } == [150, 100])
      #expect(answer(nil, nil) { photo.aspectRatio(contentMode: mode) } == [600, 400])
    }
  }

  @Test func `LF04 a picture of a ratio bends down to nothing, or not below its height's width`() {
    #expect(answer(0, 100) { photo.scaledToFit() } == [0, 0])
    #expect(answer(0, 200) { photo.scaledToFill() } == [300, 200])
  }

  @Test func `LF05 a ratio changes only the proposal`() {
    #expect(answer(200, 100) { helloWorld.aspectRatio(1, contentMode: .fit) } == [60, 40])
  }

  @Test func `LF06 a filling picture overflows its frame`() {
    let app = TestApp(300, 300) {
      photo.scaledToFill().named("image").frame(width: 100, height: 100).clipped().named("view")
    }
    #expect(app.frames(in: "view", "view", "image") == [[0, 0, 100, 100], [-25, 0, 150, 100]])
  }

  @Test func `LF07 a fixed size asks for the ideal one`() {
    #expect(answer(60, 20) { helloWorld.fixedSize() } == [120, 20])
    #expect(answer(60, 20) { helloWorld.fixedSize(horizontal: false, vertical: true) } == [60, 40])
  }

  @Test func `LF08 an offset moves the drawing, but no neighbor`() {
    let app = TestApp(400, 700) {
      HStack {
        Color.red.named("a").frame(width: 50, height: 50).offset(x: 30)
        Color.red.named("b").frame(width: 50, height: 50)
      }
      .named("stack")
    }
    #expect(
      app.frames(in: "stack", "stack", "a", "b")
        == [[0, 0, 108, 50], [30, 0, 50, 50], [58, 0, 50, 50]])
  }

  @Test func `LF09 a position takes the proposal and centers on its point`() {
    let app = TestApp(300, 200) { helloWorld.named("text").position(x: 10, y: 10).named("place") }
    #expect(app.frames("place", "text") == [[0, 0, 300, 200], [-50, 0, 120, 20]])
  }

  @Test func `LF10 effects change no size`() {
    #expect(
      answer(nil, nil) {
        helloWorld.scaleEffect(2).rotationEffect(.degrees(30)).shadow(radius: 3).blur(radius: 2)
          .opacity(0.5)
      } == [120, 20])
  }

  @Test func `LF11 the order from back to front changes no frame`() {
    let app = TestApp(400, 700) {
      HStack {
        Text("a").zIndex(2).named("a")
        Text("b").zIndex(1).named("b")
      }
      .named("stack")
    }
    #expect(app.frames(in: "stack", "a", "b") == [[0, 0, 10, 20], [18, 0, 10, 20]])
  }

  @Test func `LF11 of several orders of one view the innermost counts`() {
    func depths(_ view: some View) -> [Property] {
      TestApp(400, 700) { view }.window.all.compactMap { $0.property(.depth) }
    }
    #expect(depths(Text("a").zIndex(2).zIndex(0)) == [.depth(2)])
    #expect(depths(Text("a").zIndex(2).padding().frame(width: 80).zIndex(0)) == [.depth(2)])
    #expect(depths(Text("a").zIndex(2).overlay { Text("b") }.zIndex(0)) == [.depth(2)])
    #expect(
      depths(
        Group {
          Text("a").zIndex(2)
          Text("b")
        }
        .zIndex(1)) == [.depth(2), .depth(1)])
    // A container is another view.
    #expect(depths(VStack { Text("a").zIndex(2) }.zIndex(0)) == [.depth(0), .depth(2)])
  }
}

@MainActor
@Suite struct PilesOfViews {
  @Test func `LG01 a pile is as large as its aligned children together`() {
    #expect(
      answer(nil, nil) {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 20)
          Color.red.frame(width: 20, height: 100)
        }
      } == [100, 100])
  }

  @Test func `LG02 in placing, each is offered the pile's own size`() {
    let app = TestApp(400, 700) {
      ZStack {
        Color.red.named("color")
        helloWorld
      }
      .named("pile").fixedSize()
    }
    #expect(app.frames(in: "pile", "pile", "color") == [[0, 0, 120, 20], [0, 0, 120, 20]])
  }

  @Test func `LG03 only the highest priority makes the size`() {
    let app = TestApp(400, 400) {
      ZStack {
        Color.red.named("color").layoutPriority(-1)
        helloWorld
      }
      .named("pile")
    }
    #expect(app.frames("pile", "color") == [[140, 190, 120, 20], [140, 190, 120, 20]])
  }

  @Test func `LG04 guides enlarge a pile, and move a layer`() {
    let badge = Color.red.frame(width: 30, height: 30)
      .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      .named("b")
    let base = Color.blue.frame(width: 150, height: 50).named("a")
    let pile = TestApp(400, 700) {
      ZStack(alignment: .topTrailing) {
        base
        badge
      }
      .named("pile")
    }
    #expect(
      pile.frames(in: "pile", "pile", "a", "b")
        == [[0, 0, 165, 65], [0, 15, 150, 50], [135, 0, 30, 30]])
    let overlay = TestApp(400, 700) { base.overlay(badge, alignment: .topTrailing) }
    #expect(overlay.frames(in: "a", "b") == [[135, -15, 30, 30]])
  }

  @Test
  func
    `LG05 members of groups, loops and choices belong to the container around, and modifiers apply to each`()
  {
    #expect(
      answer(nil, nil) {
        HStack(spacing: 0) {
          Group {
            Text("a")
            ForEach(0..<2) { _ in Text("b") }
            if true { Text("c") }
          }
          .padding(5)
        }
      } == [80, 30])
  }

  @Test func `LG06 a view without an element makes no gap`() {
    #expect(
      answer(nil, nil) {
        VStack {
          Color.red.frame(width: 50, height: 50)
          EmptyView().padding()
          if false { Text("never") }
          Color.red.frame(width: 50, height: 50)
        }
      } == [50, 108])
  }

  @Test func `LG07 a hidden view keeps its size and its gaps`() {
    #expect(
      answer(nil, nil) {
        HStack {
          helloWorld.hidden()
          helloWorld.opacity(0)
        }
      } == [248, 20])
  }

  @Test func `LG08 several views are a column at the root, and a pile in a layer`() {
    let app = TestApp(400, 700) {
      Text("a").named("a")
      Text("b").named("b")
      Color.red.frame(width: 50, height: 50).named("c").overlay {
        Text("d").named("d")
        Text("e").named("e")
      }
    }
    #expect(app.frames("a", "b", "c").map { $0![1] } == [301, 321, 349])
    #expect(app.frame("d") == app.frame("e"))
  }
}

@MainActor
@Suite struct AlignmentsOfViews {
  @Test func `LH01 guides have defaults`() {
    var seen: [CGFloat] = []
    _ = TestApp(400, 700) {
      HStack(alignment: .top) {
        Color.red.frame(width: 40, height: 20).alignmentGuide(.top) { dimensions in
          seen = [
            dimensions[.leading], dimensions[HorizontalAlignment.center], dimensions[.trailing],
            dimensions[.top], dimensions[VerticalAlignment.center], dimensions[.bottom],
            dimensions[.firstTextBaseline], dimensions[.lastTextBaseline],
          ]
          return 0
        }
      }
    }
    #expect(seen == [0, 20, 40, 0, 10, 20, 20, 20])
  }

  @Test func `LH03 a guide's closure sees the real size and the guides before it`() {
    var sizes: Set<[CGFloat]> = []
    let app = TestApp(400, 700) {
      HStack(alignment: .top) {
        Text("two\nlines").alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.top) { dimensions in
          sizes.insert([dimensions.width, dimensions.height])
          return dimensions[.top] / 2
        }
        .named("a")
        Color.red.frame(width: 10, height: 30).named("b")
        // The guide matters only where views are aligned on it.
        Text("c").alignmentGuide(.bottom) { _ in 100 }.named("c")
      }
      .named("stack")
    }
    #expect(
      app.frames(in: "stack", "a", "b", "c")
        == [[0, 0, 50, 40], [58, 20, 10, 30], [76, 20, 10, 20]])
    #expect(sizes == [[50, 40]])
  }

  @Test func `LH04 a guide passes through views with one child, and moves with it`() {
    func baseline<Content: View>(@ViewBuilder _ view: @escaping () -> Content) -> CGFloat? {
      var found: CGFloat?
      _ = TestApp(400, 700) {
        HStack(alignment: .top) {
          Group(content: view).alignmentGuide(.top) { dimensions in
            found = dimensions[explicit: .firstTextBaseline]
            return 0
          }
        }
      }
      return found
    }
    #expect(baseline { helloWorld.padding(10) } == 24)
    #expect(baseline { Text("Hello").frame(width: 100, height: 100) } == 54)
    #expect(baseline { Color.red } == nil)
  }

  @Test func `LH05 a container makes one guide of its children's`() {
    var seen: [CGFloat?] = []
    _ = TestApp(400, 700) {
      HStack(alignment: .top) {
        VStack(spacing: 0) {
          Text("a")
          Text("b").alignmentGuide(.top) { _ in 9 }
        }
        .alignmentGuide(.top) { dimensions in
          seen = [
            dimensions[explicit: .firstTextBaseline], dimensions[explicit: .lastTextBaseline],
            dimensions[explicit: .top],
          ]
          return 0
        }
      }
    }
    #expect(seen == [14, 34, nil])
  }

  @Test func `LH06 the baselines of a column`() {
    let app = TestApp(400, 700) {
      HStack(alignment: .lastTextBaseline) {
        VStack {
          Text("a")
          Text("b")
          Text("c")
        }
        .named("column")
        Text("d").named("text")
      }
      .named("row")
    }
    #expect(app.frames(in: "row", "column", "text") == [[0, 0, 10, 60], [18, 40, 10, 20]])
  }

  @Test func `LH08 a layer is aligned on the primary's guides, and a container's own move it`() {
    let layer = TestApp(400, 700) {
      Color.red.frame(width: 100, height: 100).alignmentGuide(.top) { _ in 30 }.named("main")
        .overlay(alignment: .top) { Color.blue.frame(width: 10, height: 10).named("layer") }
    }
    #expect(layer.frames(in: "main", "layer") == [[45, 30, 10, 10]])
    let pile = TestApp(400, 700) {
      HStack(alignment: .top) {
        ZStack { Color.red.frame(width: 10, height: 10).named("inner") }
          .alignmentGuide(.top) { _ in 5 }.named("pile")
        Color.red.frame(width: 10, height: 10).named("other")
      }
      .named("row")
    }
    #expect(
      pile.frames(in: "row", "pile", "inner", "other")
        == [[0, 0, 10, 10], [0, 0, 10, 10], [18, 5, 10, 10]])
  }

  private struct Moving: View {
    @State private var place: CGFloat = 0
    var body: some View {
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in place }.named("a")
        Text("b").named("b")
      }
      .named("row")
      Button("Lower") { place = -30 }
    }
  }

  @Test func `a guide's closure that captures something else moves the view`() {
    let app = TestApp(400, 700) { Moving() }
    #expect(app.frames(in: "row", "a", "b").map { $0![1] } == [0, 0])
    app.reset()
    app.window.button("Lower").tap()
    #expect(app.frames(in: "row", "a", "b").map { $0![1] } == [30, 0])
    // The host receives no mutation.
    #expect(app.window.mutations == [])
  }
}

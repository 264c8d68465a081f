import BanyanTesting
import Foundation
import SwiftUI
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Corner: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}

@MainActor
@Suite struct AnchorsOfViews {
  /// Draws a frame around each anchor that its views have published.
  private struct Framed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      content.overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let place = proxy[anchors[index]]
            Color.red.named("frame \(index)").frame(width: place.width, height: place.height)
              .offset(x: place.minX, y: place.minY)
          }
        }
      }
    }
  }

  @Test func `LI06 an anchor is read in the space of another view, offsets included`() {
    let app = TestApp(400, 700) {
      Framed {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 50)
          Color.red.named("marked")
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .frame(width: 60, height: 30).offset(x: 5, y: 7)
        }
        .padding(10)
      }
      .named("all")
    }
    #expect(app.frame("marked") == [175, 367, 60, 30])
    #expect(app.frame("frame 0") == app.frame("marked"))
    #expect(app.reports == [])
  }

  @Test func `LI06 a scale on the way counts, and so does one around the reader`() {
    let seen = Trace<[CGFloat]>()
    let app = TestApp(400, 700) {
      Framed {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 50)
          Color.red.named("marked")
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .transformAnchorPreference(
              key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
            ) { $0.append($1) }
            .frame(width: 60, height: 30)
            .background {
              GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                let _ = seen([proxy.size.width, frame.minX, frame.minY, frame.width, frame.height])
              }
            }
            .scaleEffect(x: 2, y: 3, anchor: .topLeading)
        }
      }
    }
    // Layout does not know of the scale.
    #expect(app.frame("marked") == [170, 360, 60, 30])
    #expect(app.frame("frame 0") == [170, 360, 120, 90])
    #expect(app.frame("frame 1") == [172, 366, 6, 12])
    #expect(seen.events.last == [60, 170, 360, 120, 90])
    let around = TestApp(400, 700) {
      Framed {
        Color.red.frame(width: 100, height: 50).named("marked")
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .padding(10)
      }
      .scaleEffect(2)
    }
    #expect(around.frame("marked") == [150, 325, 100, 50])
    #expect(around.frame("frame 0") == around.frame("marked"))
  }

  @Test func `LI06 a drawing for an anchor follows a scale that changes`() {
    struct Screen: View {
      @State private var scale: CGFloat = 1
      var body: some View {
        Button("larger") { scale += 1 }
        Framed {
          Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .scaleEffect(scale)
            .named("view")
        }
      }
    }
    let app = TestApp(400, 700) { Screen() }
    #expect(app.frames(in: "view", "frame 0") == [[0, 0, 40, 20]])
    app.window.button("larger").tap()
    #expect(app.frames(in: "view", "frame 0") == [[-20, -10, 80, 40]])
  }

  @Test func `LI06 a drawing at an anchor follows the view`() {
    struct Screen: View {
      @State private var chosen = 0
      @State private var width: CGFloat = 40
      var body: some View {
        let current = chosen
        Button("next") { chosen += 1 }
        Button("grow") { width += 10 }
        Framed {
          HStack(spacing: 0) {
            ForEach(0..<3) { number in
              Color.blue.named("item \(number)").frame(width: width, height: 20)
                .transformAnchorPreference(key: Bounds.self, value: .bounds) { value, anchor in
                  if number == current { value.append(anchor) }
                }
            }
          }
        }
      }
    }
    let app = TestApp(400, 700) { Screen() }
    #expect(app.frame("frame 0") == app.frame("item 0"))
    app.window.button("next").tap()
    #expect(app.frame("frame 0") == app.frame("item 1"))
    app.window.button("grow").tap()
    #expect(app.frame("frame 0") == app.frame("item 1"))
    #expect(app.frame("frame 0")?[2] == 50)
  }

  @Test func `LI06 points and rectangles are positions in the view that passed them up`() {
    let seen = Trace<[CGFloat]>()
    let app = TestApp(400, 700) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20)
        Color.red.frame(width: 100, height: 50)
          .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
          .anchorPreference(
            key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) { [$0] }
      }
      .backgroundPreferenceValue(Corner.self) { corner in
        GeometryReader { proxy in
          if let corner {
            let point = proxy[corner]
            let _ = seen([point.x, point.y])
          }
        }
      }
      .backgroundPreferenceValue(Bounds.self) { places in
        GeometryReader { proxy in
          let place = proxy[places[0]]
          let _ = seen([place.minX, place.minY, place.width, place.height])
        }
      }
    }
    #expect(app.reports == [])
    #expect(seen.events.suffix(4).contains([130, 50]))
    #expect(seen.events.suffix(4).contains([31, 2, 3, 4]))
  }

  @Test func `LI04 the bounds of a named space are seen from the reader`() {
    let seen = Trace<[CGFloat]>()
    let app = TestApp(400, 700) {
      GeometryReader { proxy in
        if let bounds = proxy.bounds(of: .named("outer")) {
          let _ = seen([bounds.minX, bounds.minY, bounds.width, bounds.height])
        }
      }
      .padding(20)
      .coordinateSpace(.named("outer"))
    }
    #expect(app.reports == [])
    #expect(seen.events.last == [-20, -20, 400, 700])
  }

  @Test func `LD10 a closure makes a length of the container's`() {
    let app = TestApp(390, 700, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    {
      Color.red.named("view")
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? max(length - 100, 200) / 2 : (length / 100).rounded(.down) * 10
        }
    }
    #expect(app.frames("view") == [[122.5, 330, 145, 60]])
    app.window.resize(width: 250, height: 480)
    #expect(app.frames("view") == [[75, 230, 100, 40]])
  }

  @Test func `LE02 a scene wants the room of the default padding`() {
    #expect(answer(nil, nil) { helloWorld.scenePadding() } == [152, 52])
    #expect(
      answer(nil, nil) { helloWorld.scenePadding(.minimum, edges: .horizontal) } == [152, 20])
  }
}

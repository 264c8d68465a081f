import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ViewsThatFit {
  @Test func `LK08 the first view that fits on the axes is shown, else the last`() {
    func shown(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set) -> [String] {
      TestApp(width, height) {
        ViewThatFits(in: axes) {
          Text("A text of 21 letters.")
          Text("shorter")
          Text("x")
        }
      }.window.texts
    }
    #expect(shown(300, 100, in: .horizontal) == ["A text of 21 letters."])
    #expect(shown(210, 100, in: .horizontal) == ["A text of 21 letters."])
    #expect(shown(209, 100, in: .horizontal) == ["shorter"])
    #expect(shown(69, 100, in: .horizontal) == ["x"])
    #expect(shown(5, 100, in: .horizontal) == ["x"])
    #expect(shown(100, 10, in: .horizontal) == ["shorter"])
    #expect(shown(100, 10, in: [.horizontal, .vertical]) == ["x"])
  }

  @Test func `LK08 on the vertical axis alone the width is what there is`() {
    let app = TestApp(146, 40) {
      ViewThatFits(in: .vertical) {
        Text(fox)
        helloWorld.named("hello")
      }
    }
    #expect(app.window.texts == ["Hello, world"])
    #expect(app.frames("hello") == [[13, 10, 120, 20]])
  }

  @Test func `LK09 without axes the first is shown`() {
    let app = TestApp(20, 20) {
      ViewThatFits(in: []) {
        Text("first"); Text("second")
      }
    }
    #expect(app.window.texts == ["first"])
  }

  @Test func `LK08 only the view that is shown appears, and a hidden one keeps its state`() {
    struct Counter: View {
      let name: String
      let trace: Trace<String>
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }
          .onAppear { trace("\(name) appears") }
          .onDisappear { trace("\(name) disappears") }
      }
    }
    struct Screen: View {
      let trace: Trace<String>
      @State private var width: CGFloat = 400
      var body: some View {
        Button("turn") { width = width == 400 ? 100 : 400 }
        ViewThatFits(in: .horizontal) {
          Counter(name: "a long name", trace: trace)
          Counter(name: "b", trace: trace)
        }
        .frame(width: width)
      }
    }
    let trace = Trace<String>()
    let app = TestApp(400, 700) { Screen(trace: trace) }
    #expect(app.window.texts == ["turn", "a long name 0"])
    #expect(trace.events == ["a long name appears"])
    app.window.button("a long name 0").tap()
    app.window.button("turn").tap()
    #expect(app.window.texts == ["turn", "b 0"])
    #expect(trace.events == ["a long name appears", "b appears", "a long name disappears"])
    app.window.button("turn").tap()
    #expect(app.window.texts == ["turn", "a long name 1"])
    #expect(trace.events.suffix(2) == ["a long name appears", "b disappears"])
  }

  @Test func `LK08 a window that is resized shows another view`() {
    let app = TestApp(300, 100) {
      ViewThatFits(in: .horizontal) {
        Text("A text of 21 letters."); Text("short")
      }
    }
    #expect(app.window.texts == ["A text of 21 letters."])
    app.window.resize(width: 100, height: 100)
    #expect(app.window.texts == ["short"])
    app.window.resize(width: 300, height: 100)
    #expect(app.window.texts == ["A text of 21 letters."])
  }

  @Test func `a choice that its own view undoes comes to rest, and is reported`() {
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("narrow").frame(width: isWide ? 500 : 100)
            .onAppear { isWide = true }.onDisappear { isWide = false }
          Text("x")
        }
      }
    }
    let app = TestApp(300, 100) { Screen() }
    #expect(app.window.texts.count == 1)
    #expect(
      app.reports.contains(
        "Layout does not settle: sizes change the views that depend on them. Further changes wait for the next update."
      ))
  }

  @Test func `in a window that its host lays out the last view is shown, and that is reported`() {
    let app = TestApp {
      ViewThatFits {
        Text("first"); Text("last")
      }
    }
    #expect(app.window.texts == ["last"])
    #expect(
      app.reports == ["ViewThatFits is in a window that its host lays out: it shows its last view."]
    )
  }
}

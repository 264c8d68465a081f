import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Pages, tabs, lists and presentations: the host draws their bars and rows, and their content is
/// laid out.
@MainActor
@Suite struct ContainersOfViews {
  @Test func `a page has the room below its bar, and its content is in the middle`() {
    let app = TestApp(400, 700) {
      NavigationStack {
        helloWorld.named("text").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(app.frame("text") == [140, 362, 120, 20])
  }

  @Test func `a tab that is not chosen takes no room`() {
    let app = TestApp(400, 749) {
      TabView {
        Color.red.named("first").tabItem { Text("First") }
        Color.red.named("second").tabItem { Text("Second") }
      }
    }
    #expect(app.frame("first")?.dropFirst(2) == [400, 700])
  }

  private struct Presenting: View {
    @State private var isPresented = false
    var body: some View {
      Button("Show") { isPresented = true }
        .sheet(isPresented: $isPresented) { helloWorld.named("sheet") }
        .named("button")
    }
  }

  @Test func `what is presented is laid out for itself, before the content`() {
    let app = TestApp(400, 700) { Presenting() }
    let button = app.frame("button")
    app.window.button("Show").tap()
    // A sheet leaves twelve points of the window free.
    #expect(app.frame("sheet") == [140, 346, 120, 20])
    #expect(app.frame("button") == button)
    app.window.resize(width: 200, height: 700)
    #expect(app.frame("sheet") == [40, 346, 120, 20])
  }

  private struct Choosing: View {
    @State private var isLong = false
    @State private var count = 1
    var body: some View {
      HStack {
        if isLong { helloWorld.named("text") } else { Text("a").named("text") }
        ForEach(0..<count, id: \.self) { Text("b").named("\($0)") }
      }
      .named("row")
      Button("Longer") { isLong = true }
      Button("More") { count += 1 }
      Button("Fewer") { count -= 1 }
    }
  }

  @Test func `views that come and go move the others`() {
    let app = TestApp(400, 700) { Choosing() }
    #expect(app.frames(in: "row", "text", "0") == [[0, 0, 10, 20], [18, 0, 10, 20]])
    app.window.button("Longer").tap()
    #expect(app.frames(in: "row", "text", "0") == [[0, 0, 120, 20], [128, 0, 10, 20]])
    app.window.button("More").tap()
    #expect(app.frames(in: "row", "row", "1") == [[0, 0, 156, 20], [146, 0, 10, 20]])
    app.window.button("Fewer").tap()
    #expect(app.frames(in: "row", "row") == [[0, 0, 138, 20]])
  }

  private struct Bounded: View {
    @State private var isWide = false
    var body: some View {
      Color.red.frame(width: isWide ? 200 : 100, height: 10).named("color")
        .foregroundStyle(isWide ? .red : .blue)
      Toggle("Checked", isOn: $isWide).toggleStyle(.button).named("toggle")
    }
  }

  @Test func `a modifier with other values lays its view out anew`() {
    let app = TestApp(400, 700) { Bounded() }
    #expect(app.frame("color")?.dropFirst(2) == [100, 10])
    app.window.toggle("Checked").tap()
    #expect(app.frame("color")?.dropFirst(2) == [200, 10])
  }

  private struct Colored: View {
    @State private var isRed = false
    var body: some View {
      VStack {
        helloWorld.foregroundStyle(isRed ? .red : .blue).background(isRed ? .blue : .red)
        Button("Paint") { isRed.toggle() }.opacity(isRed ? 1 : 0.5)
      }
    }
  }

  @Test func `another color lays nothing out`() {
    let app = TestApp(400, 700) { Colored() }
    app.reset()
    app.window.button("Paint").tap()
    #expect(app.window.changes.count == 3)
    #expect(app.window.layoutCounts.placements == 0)
  }

  @Test func `all frames are text, for a recorded picture`() {
    let app = TestApp(150, 200) {
      VStack {
        photo.scaledToFit()
        Text("Title")
        Color.red.frame(width: 10.25, height: 3)
      }
    }
    #expect(
      app.window.frames == """
        verticalStack (0, 30.5, 150, 139)
          box (0, 30.5, 150, 100)
            image "photo" (0, 30.5, 150, 100)
          text "Title" (50, 138.5, 50, 20)
          box (69.875, 166.5, 10.25, 3)
            fill (69.875, 166.5, 10.25, 3)
        """)
  }

  @Test func `an element that a test has found has a frame`() {
    let app = TestApp(400, 700) { Button("Press") {} }
    #expect(
      app.window.frame(of: app.window.button("Press"))
        == CGRect(x: 175, y: 340, width: 50, height: 20))
    #expect(app.window.size == CGSize(width: 400, height: 700))
  }
}

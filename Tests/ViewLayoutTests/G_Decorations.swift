import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Views behind, before and beside several views, or beside none.
@MainActor
@Suite struct DecorationsOfViews {
  @Test func `LG05 each view of a group has a background of its own`() {
    let app = TestApp(100, 200) {
      VStack(spacing: 8) {
        Group {
          Text("One")
          Text("Three")
        }
        .background { Color.red }
      }
    }
    #expect(
      app.window.frames == """
        verticalStack (25, 76, 50, 48)
          decorated (35, 76, 30, 20)
            text "One" (35, 76, 30, 20)
            depthStack (35, 76, 30, 20)
              fill (35, 76, 30, 20)
          decorated (25, 104, 50, 20)
            text "Three" (25, 104, 50, 20)
            depthStack (25, 104, 50, 20)
              fill (25, 104, 50, 20)
        """)
  }

  @Test func `LG05 each view of a group makes room for an inset of its own`() {
    let app = TestApp(100, 208) {
      VStack(spacing: 8) {
        Group {
          Color.red.named("a")
          Color.blue.named("b")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("below") }
      }
    }
    #expect(app.frames("a", "b") == [[0, 0, 100, 80], [0, 108, 100, 80]])
  }

  private struct Noted: View {
    @State private var note: String?
    var body: some View {
      VStack {
        Text("Title").named("title")
        words.padding(4).background { Color.red.frame(width: 30, height: 30).named("behind") }
        Text("Body").named("body")
      }
      .named("stack")
      Button("Note") { note = note == nil ? "Note" : nil }
    }

    @ViewBuilder private var words: some View {
      if let note { Text(note).named("note") }
    }
  }

  @Test func `LG06 an absent view has no background and makes no gap`() {
    let app = TestApp(200, 400) { Noted() }
    let without: [[CGFloat]?] = [[0, 0, 50, 20], [5, 20, 40, 20]]
    #expect(app.frames(in: "stack", "title", "body") == without)
    #expect(!app.window.all.contains { $0.kind == .decorated || $0.kind == .fill })
    app.window.button("Note").tap()
    #expect(
      app.frames(in: "stack", "title", "note", "behind", "body")
        == [[0, 0, 50, 20], [5, 32, 40, 20], [10, 27, 30, 30], [5, 64, 40, 20]])
    #expect(app.window.batchCount == 2)
    app.window.button("Note").tap()
    #expect(app.frames(in: "stack", "title", "body") == without)
    #expect(!app.window.all.contains { $0.kind == .decorated || $0.kind == .fill })
  }

  private struct Counter: View {
    let trace: Trace<String>
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }
        .onAppear { trace("appears") }
        .onDisappear { trace("disappears") }
    }
  }

  private struct Counted: View {
    let trace: Trace<String>
    @State private var names = ["a", "b"]
    var body: some View {
      ForEach(names, id: \.self) { Text($0) }
        .overlay { Counter(trace: trace) }
      Button("Change") { names = ["c", "b"] }
    }
  }

  /// What the window shows, in the order of the views.
  private func words(_ app: TestApp) -> [String] {
    app.window.all.filter { $0.kind == .text }.map(\.text)
  }

  @Test func `LG05 the decoration of each row has a state of its own, and comes and goes with it`()
  {
    let trace = Trace<String>()
    let app = TestApp(200, 400) { Counted(trace: trace) }
    #expect(words(app) == ["a", "0", "b", "0", "Change"])
    #expect(trace.events == ["appears", "appears"])
    app.window.all.last { $0.kind == .button && $0.name == "0" }!.tap()
    #expect(words(app) == ["a", "0", "b", "1", "Change"])
    app.reset()
    app.window.button("Change").tap()
    #expect(words(app) == ["c", "0", "b", "1", "Change"])
    #expect(trace.events == ["appears", "appears", "appears", "disappears"])
    #expect(app.window.batchCount == 1)
  }

  private struct Switched: View {
    let trace: Trace<String>
    @State private var isOn = false
    var body: some View {
      Group { if isOn { Text("on").named("word") } else { Text("off").named("word") } }
        .overlay(alignment: .topLeading) { Counter(trace: trace).named("counter") }
      Button("Switch") { isOn.toggle() }
    }
  }

  @Test func `the decoration of a view that gives way to another stays, with its state`() {
    let trace = Trace<String>()
    let app = TestApp(200, 400) { Switched(trace: trace) }
    app.window.button("0").tap()
    app.window.button("Switch").tap()
    #expect(words(app) == ["on", "1", "Switch"])
    #expect(app.frames(in: "word", "word", "counter") == [[0, 0, 20, 20], [0, 0, 10, 20]])
    #expect(trace.events == ["appears"])
  }

  private struct Coming: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        if isShown {
          Color.red.transition(.opacity).overlay { Text("before") }
        }
      }
      Button("Show") { withAnimation { isShown = true } }
    }
  }

  @Test func `a decorated view that comes with a motion has its transition from the beginning`() {
    let app = TestApp(200, 400) { Coming() }
    app.window.showsMotion = true
    app.reset()
    app.window.button("Show").tap()
    let keys = app.window.mutations.compactMap { mutation -> [PropertyKey]? in
      guard case .create(_, .fill, let properties) = mutation else { return nil }
      return properties.map(\.key)
    }
    #expect(keys == [[.background, .transition]])
  }

  private struct Titles: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Sorted: View {
    let trace: Trace<[String]>
    @State private var names = ["b", "a"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Text(name).background { Color.red.preference(key: Titles.self, value: [name]) }
        }
        ForEach(names, id: \.self) { Text($0) }
          .background { Color.red.preference(key: Titles.self, value: ["+"]) }
      }
      .onPreferenceChange(Titles.self) { trace($0) }
      Button("Fewer") { names.removeLast() }
    }
  }

  @Test func `the preferences of decorations come and go with their views`() {
    let trace = Trace<[String]>()
    let app = TestApp(200, 400) { Sorted(trace: trace) }
    #expect(trace.events == [["b", "a", "+", "+"]])
    app.window.button("Fewer").tap()
    #expect(trace.events == [["b", "a", "+", "+"], ["b", "+"]])
  }

  @Test func `rows with a background are made when they are wanted`() {
    let app = TestApp(
      ScrollView {
        LazyVStack { ForEach(0..<100) { Text("\($0)") }.background { Color.red } }
      })
    let stack = app.window.all.first { $0.kind == .lazyVerticalStack }!
    #expect(stack.children.map(\.kind) == Array(repeating: .decorated, count: 30) + [.absentRows])
    stack.scroll(toRows: 40..<41)
    #expect(stack.children.map(\.kind) == [.absentRows, .decorated, .absentRows])
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          Text("\(section.content.count)")
          section.content
        }
      }
    }
  }

  @Test func `a container finds a decorated view once`() {
    let app = TestApp(200, 400) {
      Cards {
        Text("one").background { Color.red }
        Text("two").overlay { Text("before") }
      }
    }
    #expect(words(app) == ["2", "one", "two", "before"])
  }

  private struct Stripe: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width, height: 10))
    }
  }

  @Test func `a mask whose path has a length of its own is as wide as the view`() {
    let app = TestApp(100, 100) { Color.red.mask(Stripe()).frame(width: 50, height: 30) }
    let corners = [Point(x: 50, y: 0), Point(x: 50, y: 10), Point(x: 0, y: 10)]
    #expect(
      app.window.all.compactMap { $0.property(.clip) } == [
        .clip(
          .path(
            PathDescription([.move(Point(x: 0, y: 0))] + corners.map { .line($0) } + [.close])))
      ])
    #expect(app.reports == [])
  }
}

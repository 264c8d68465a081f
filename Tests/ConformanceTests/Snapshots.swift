import BanyanHost
import BanyanTesting
import Observation
import SwiftUI
import Testing

/// A snapshot equals the sum of all batches since the start: the same elements with the same
/// numbers, properties and places, and the focus.
@MainActor
@Suite struct Snapshots {
  private struct Counting: View {
    @State private var count = 0
    @State private var name = "Ada"
    @State private var isOn = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 4) {
        Text("Count \(count)").font(.title).bold(count > 1)
        TextField("Name", text: $name).focused($isFocused)
        Toggle("More", isOn: $isOn)
        if isOn { Label("Here", systemImage: "star").padding() }
        Button("Add") { count += 1 }.disabled(count > 2)
        Button("Focus") { isFocused = true }
      }
      .preferredColorScheme(count == 2 ? .dark : nil)
    }
  }

  @Test func `controls, and what comes and goes`() {
    let app = TestApp(Counting())
    #expect(app.window.snapshotDifferences == [])
    for step in [
      { app.window.button("Add").tap() }, { app.window.toggle("More").toggle(true) },
      { app.window.textField("Name").type("!") }, { app.window.button("Add").tap() },
      { app.window.button("Focus").tap() }, { app.window.toggle("More").toggle(false) },
      { app.window.button("Add").tap() },
    ] {
      step()
      #expect(app.window.snapshotDifferences == [])
    }
    #expect(app.window.textField("Name").value == "Ada!" && app.window.shows("Count 3"))
  }

  private struct Rows: View {
    @State private var rows = Array(0..<300)

    var body: some View {
      List(rows, id: \.self) { row in Text("Row \(row)") }
      Button("Turn") { rows.reverse() }
      Button("Shorten") { rows.removeAll { $0.isMultiple(of: 2) } }
    }
  }

  @Test func `rows of which only some are there`() throws {
    let app = TestApp(Rows())
    let gap = try #require(app.window.all.first { $0.kind == .absentRows })
    app.window.send(.wantRows(100..<130), to: gap.id)
    #expect(app.window.shows("Row 110") && app.window.snapshotDifferences == [])
    app.window.button("Turn").tap()
    #expect(app.window.snapshotDifferences == [])
    app.window.button("Shorten").tap()
    #expect(app.window.snapshotDifferences == [])
  }

  private struct Pages: View {
    @State private var path: [Int] = []
    @State private var isAsking = false
    @State private var isOnSheet = false

    var body: some View {
      NavigationStack(path: $path) {
        List(0..<3) { NavigationLink("Go to \($0)", value: $0) }
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Page \(number)")
              Button("Sheet") { isOnSheet = true }
            }
            .navigationTitle("Number \(number)")
            .toolbar { Button("Ask") { isAsking = true } }
          }
      }
      .sheet(isPresented: $isOnSheet) { Text("On a sheet") }
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  @Test func `pages, sheets and alerts`() {
    let app = TestApp(Pages())
    #expect(app.window.snapshotDifferences == [])
    app.window.button("Go to 1").tap()
    #expect(app.window.shows("Page 1") && app.window.snapshotDifferences == [])
    app.window.button("Ask").tap()
    #expect(app.window.snapshotDifferences == [])
    app.window.button("Yes").tap()
    app.window.button("Sheet").tap()
    #expect(app.window.shows("On a sheet") && app.window.snapshotDifferences == [])
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("First").tabItem { Label("One", systemImage: "1.circle") }
        Text("Second").tabItem { Label("Two", systemImage: "2.circle") }
      }
    }
  }

  @Test func `tabs and their pages`() {
    let app = TestApp(Tabs())
    app.window.element(.tab, "Two").tap()
    #expect(app.window.shows("Second") && app.window.snapshotDifferences == [])
  }

  private struct Moving: View {
    @State private var isLarge = false

    var body: some View {
      Button("Grow") { withAnimation { isLarge.toggle() } }
      Circle().frame(width: isLarge ? 100 : 50)
      if isLarge { Text("Large").transition(.opacity) }
    }
  }

  @Test func `an animated value is at its end`() {
    let app = TestApp(Moving())
    app.window.showsMotion = true
    for _ in 0..<3 {
      app.window.button("Grow").tap()
      #expect(app.window.snapshotDifferences == [])
    }
  }

  @Observable final class Model {
    var text = "before"
  }

  struct Reading: View {
    let model: Model

    var body: some View { Text(model.text) }
  }

  @Test func `a write outside of events is in it`() {
    let model = Model()
    let app = TestApp(Reading(model: model))
    model.text = "after"
    #expect(app.window.snapshotDifferences == [])
    #expect(app.window.texts == ["after"])
  }

  @Test func `nothing runs for a snapshot of what is at rest`() {
    let app = TestApp(Counting())
    app.reset()
    _ = app.window.snapshotDifferences
    #expect(app.bodies == [] && app.window.mutations == [])
  }
}

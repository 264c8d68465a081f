import BanyanGraph
import BanyanTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import BanyanInspector

private struct CounterView: View {
  @State private var count = 0
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
      Button("Twice") { count = count }
      NumberList()
      Greeting(name: name)
    }
  }
}

private struct NumberList: View {
  var body: some View { Text("Numbers") }
}

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

/// A state keeps its initial value.
private struct Mistaken: View {
  @State private var number = 0

  var body: some View {
    Button("More") { number += 1 }
    Kept(number: number)
  }
}

private struct Kept: View {
  @State var number: Int
  var body: some View { Text("\(number)") }
}

/// An app, the inspector's record of it, and the inspector's own screen.
@MainActor
private struct Inspected {
  let app = TestApp(CounterView(), isTracing: true)
  let inspector = Inspector()
  let record: AppRecord

  init() {
    inspector.follow(app.runningApp)
    record = inspector.record(of: nil)!
    record.refresh()
  }

  func tap(_ name: String) {
    app.window.button(name).tap()
    record.refresh()
  }

  func screen() -> TestApp { TestApp(InspectorScreen(inspector: inspector)) }

  func view(_ name: String) -> UInt64 { record.outline.first { $0.name == name }!.id }

  /// The changes that an update caused, according to the inspector, a line each.
  func told(_ update: UpdateEntry) -> [String] {
    ToldLine.flattened(update.lines).map { line in
      let text = line.text.components(separatedBy: "  ")[0]
      return String(repeating: "  ", count: line.depth) + text
        + (line.count > 1 ? " ×\(line.count)" : "")
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(30))) struct InspectorTests {
  @Test func `insight I2 there is a line for each event, with what it came to`() {
    let inspected = Inspected()
    inspected.tap("Count")
    let update = inspected.record.updates.last!
    #expect(update.title == #"tap Button "Count""#)
    #expect(update.place == "CounterView")
    var counts = update.counts
    counts.microseconds = 0
    #expect(counts == UpdateCounts(writes: 1, bodies: 1, changes: 1, skips: 4))
    #expect(counts.words == "1 write, 1 body, 1 change, 0 ms")
  }

  @Test func `insight I2 equal lines that follow each other are one`() {
    let inspected = Inspected()
    let before = inspected.record.updates.count
    for _ in 1...40 { inspected.tap("Count") }
    inspected.tap("Twice")
    let folded = FoldedUpdate.folding(inspected.record.updates.dropFirst(before))
    #expect(folded.map(\.entry.title) == [#"tap Button "Twice""#, #"tap Button "Count""#])
    #expect(folded.map(\.count) == [1, 40])
  }

  @Test func `insight I3 an update opens as the chain of what it caused`() {
    let inspected = Inspected()
    inspected.tap("Count")
    #expect(
      inspected.told(inspected.record.updates.last!) == [
        "wrote CounterView.count 0 -> 1",
        "CounterView ran for _count; reads _count, _name",
        #"  Text "0" becomes "1""#,
        "  Text equal, skipped ×2",
        "  NumberList, Greeting equal, skipped",
      ])
  }

  @Test func `insight I3 what is shown leads up to the event that brought it`() {
    let inspected = Inspected()
    inspected.tap("Count")
    let text = inspected.record.outline.first { $0.name == #"Text "1""# }!
    let (update, way) = inspected.record.reason(for: text.id)!
    #expect(update.title == #"tap Button "Count""#)
    #expect(
      way.map { $0.text.components(separatedBy: "  ")[0] } == [
        "wrote CounterView.count 0 -> 1", "CounterView ran for _count; reads _count, _name",
        #"Text "0" becomes "1""#,
      ])
  }

  @Test func `insight I5 the tree has views as they are written, and what they show`() {
    let inspected = Inspected()
    let lines = inspected.record.outline.map { String(repeating: "  ", count: $0.depth) + $0.name }
    #expect(
      lines == [
        "CounterView", #"  Text "0""#, #"  Button "Count""#, #"    Text "Count""#,
        #"  Button "Twice""#, #"    Text "Twice""#, "  NumberList", #"    Text "Numbers""#,
        "  Greeting", #"    Text "Hello, Ada""#,
      ])
  }

  @Test func `insight I5 an element leads to its view, and a view to its elements`() {
    let inspected = Inspected()
    let element = inspected.app.window.text("Hello, Ada").id.rawValue
    let view = inspected.record.view(at: element)
    #expect(inspected.record.outline.first { $0.id == view }?.name == #"Text "Hello, Ada""#)
    #expect(inspected.record.elements(of: inspected.view("Greeting")) == [element])
  }

  @Test func `insight I6 types are counted: runs, same results and skips`() {
    let inspected = Inspected()
    inspected.record.clear()
    inspected.tap("Count")
    inspected.tap("Count")
    let counts = Dictionary(
      uniqueKeysWithValues: inspected.record.types.map { ($0.name, $0.counts) })
    #expect(counts["CounterView"]?.runs == 2)
    #expect(counts["CounterView"]?.sameResults == 0)
    #expect(counts["NumberList"]?.runs == 0)
    #expect(counts["NumberList"]?.skips == 2)
  }

  @Test func `insight I7 each source is listed with who reads it, at rest`() {
    let inspected = Inspected()
    let sources = inspected.record.sources
    #expect(sources.map(\.name) == ["CounterView.count", "CounterView.name"])
    #expect(sources.map { $0.readers.map(\.name) } == [["CounterView"], ["CounterView"]])
  }

  @Test func `insight I13 a state is set from its words, as an event of its own`() async {
    let inspected = Inspected()
    let view = inspected.view("CounterView")
    #expect(await inspected.record.set("count", of: view, to: "41"))
    #expect(await !inspected.record.set("count", of: view, to: "many"))
    #expect(await inspected.record.set("name", of: view, to: "Grace"))
    #expect(inspected.app.window.shows("41"))
    #expect(inspected.app.window.shows("Hello, Grace"))
    inspected.record.refresh()
    let titles = inspected.record.updates.suffix(3).map(\.title)
    #expect(titles.first == "set CounterView.count in the inspector")
    #expect(titles.last == "set CounterView.name in the inspector")
  }

  @Test func `insight C5 sums are of everything, and details of the newest updates`() {
    let inspected = Inspected()
    for _ in 1...400 { inspected.app.window.button("Count").tap() }
    inspected.record.refresh()
    #expect(inspected.record.updates.count == 300)
    #expect(inspected.record.types.first { $0.name == "CounterView" }?.counts.runs == 401)
  }

  @Test func `insight T15 what the inspector does is in no record`() {
    let inspected = Inspected()
    inspected.tap("Count")
    let before = inspected.app.trace
    let screen = inspected.screen()
    screen.window.picker("Page").choose("Tree")
    screen.window.picker("Page").choose("Updates")
    inspected.record.refresh()
    #expect(inspected.app.trace == before)
  }

  @Test func `insight I2 a press on a line shows what it caused`() {
    let inspected = Inspected()
    inspected.tap("Count")
    let screen = inspected.screen()
    #expect(screen.window.shows(#"tap Button "Count""#))
    #expect(!screen.window.texts.contains { $0.hasPrefix("wrote") })
    let line = screen.window.all.first {
      $0.kind == .button && $0.name.hasPrefix(#"tap Button "Count""#)
    }
    line?.tap()
    #expect(screen.window.shows("wrote CounterView.count 0 -> 1"))
    inspected.tap("Count")
    screen.flush()
    #expect(
      screen.window.shows("wrote CounterView.count 1 -> 2"),
      "what is open stays open, and is the newest")
  }

  @Test func `insight I9 the view that is chosen says why it did not run`() {
    let inspected = Inspected()
    inspected.record.clear()
    inspected.tap("Count")
    let details = inspected.record.details(of: inspected.view("Greeting"))!
    #expect(details.path == "CounterView > Greeting")
    #expect(details.properties.map(\.name) == ["name"])
    #expect(details.properties.map(\.value) == [#""Ada""#])
    #expect(details.properties.map(\.kind) == [.plain])
    let state = inspected.record.details(of: inspected.view("CounterView"))!.properties
    #expect(
      state.map { "\($0.name): \($0.type) = \($0.value)" } == [
        "count: Int = 1", #"name: String = "Ada""#,
      ])
    #expect(inspected.record.whyNot("CounterView").hasPrefix("CounterView ran for _count"))
  }

  @Test func `insight I4 what changed flashes, and not what appeared`() {
    let inspected = Inspected()
    let number = inspected.record.flash.number
    inspected.tap("Count")
    let text = inspected.app.window.text("1").id.rawValue
    #expect(inspected.record.flash == .init(number: number + 1, changed: [text], idle: []))
  }

  @Test func `insight I10 findings lead to the view that they are about`() {
    let app = TestApp(Mistaken(), isTracing: true)
    let inspector = Inspector()
    inspector.follow(app.runningApp)
    let record = inspector.record(of: nil)!
    app.window.button("More").tap()
    record.refresh()
    #expect(record.findings.map(\.rule) == [.firstValueNotFollowed])
    let screen = TestApp(InspectorScreen(inspector: inspector))
    screen.window.picker("Page").choose("Findings 1")
    screen.window.button("Mistaken > Kept").tap()
    #expect(screen.window.picker("Page").chosenOption == "Tree")
    #expect(screen.window.shows("Mistaken > Kept"))
  }

  @Test func `insight I14 what is chosen is found again`() {
    let state = InspectorState(page: .tree, filter: "a b & ü?")
    let kept = PageLink.keep(state).absoluteString
    let told = URL(string: kept.replacing("banyan:keep", with: "banyan:restore"))!
    #expect(PageLink.Message(told) == .restore(page: .tree, filter: "a b & ü?"))
    #expect(PageLink.Message(URL(string: "banyan:window?name=window%202")!) == .window("window 2"))
    #expect(PageLink.Message(URL(string: "banyan:picked?element=12")!) == .picked(12))
    #expect(PageLink.Message(URL(string: "banyan:picked?element=0")!) == .picked(nil))
    #expect(PageLink.Message(URL(string: "https://example.com/")!) == nil)
  }
}

import BanyanGraph
import BanyanInsight
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

private struct VolumeKey: EnvironmentKey {
  static let defaultValue = 1
}

private struct PitchKey: EnvironmentKey {
  static let defaultValue = 440
}

extension EnvironmentValues {
  fileprivate var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
  fileprivate var pitch: Int {
    get { self[PitchKey.self] }
    set { self[PitchKey.self] = newValue }
  }
}

@Observable private final class Composer {}

/// A view that sets values for others.
private struct Concert: View {
  @State private var composer = Composer()
  var body: some View { Hall().environment(\.volume, 2).environment(composer) }
}

private struct Hall: View {
  var body: some View {
    Voice(name: "one")
    Voice(name: "two").environment(\.volume, 0)
  }
}

private struct Voice: View {
  let name: String
  @Environment(\.volume) private var volume
  @Environment(\.pitch) private var pitch
  @Environment(Composer.self) private var composer
  var body: some View { Text("\(name) \(volume) \(pitch)") }
}

/// A view that goes, and comes back without its state.
private struct Leaving: View {
  @State private var isShown = true

  var body: some View {
    Button("Switch") { isShown.toggle() }
    if isShown { Tally() }
  }
}

private struct Tally: View {
  @State private var n = 0
  var body: some View { Button("n \(n)") { n += 1 } }
}

/// A view with states whose values are longer, or shorter, than other text.
private struct Letter: View {
  @State private var text = String(repeating: "a long text, ", count: 20)
  @State private var initial: Character = "a"

  var body: some View {
    Text(text)
    Text(String(initial))
  }
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
  func shown(_ update: UpdateEntry) -> [String] {
    ReportedLine.flattened(update.lines).map { line in
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
      inspected.shown(inspected.record.updates.last!) == [
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

  @Test
  func `insight I7 a view says where its environment values come from, also those that are hidden`()
  {
    let app = TestApp(Concert(), isTracing: true)
    let inspector = Inspector()
    inspector.follow(app.runningApp)
    let record = inspector.record(of: nil)!
    record.refresh()
    let origins = record.outline.filter { $0.name == "Voice" }.map { line in
      record.details(of: line.id)!.properties.filter { $0.kind == .dynamic }
        .map { "\($0.name) = \($0.value): \($0.origin)" }
    }
    #expect(
      origins.map { $0.prefix(2) } == [
        ["volume = 2: set in Concert", "pitch = 440: set by no view"],
        ["volume = 0: set in Hall, over 2 in Concert", "pitch = 440: set by no view"],
      ])
    #expect(origins.map { $0[2].hasSuffix(": set in Concert") } == [true, true])
    let screen = TestApp(InspectorScreen(inspector: inspector))
    screen.window.picker("Page").choose("Tree")
    screen.window.all.last { $0.kind == .button && $0.name.hasPrefix("Voice: ran") }?.tap()
    #expect(screen.window.shows("set in Hall, over 2 in Concert"))
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

  @Test func `insight I13 a value is set from all of its words, and no character from several`()
    async
  {
    let app = TestApp(Letter(), isTracing: true)
    let inspector = Inspector()
    inspector.follow(app.runningApp)
    let record = inspector.record(of: nil)!
    record.refresh()
    let view = record.outline.first { $0.name == "Letter" }!.id
    let text = String(repeating: "a long text, ", count: 20)
    #expect(record.details(of: view)?.properties.map(\.words) == [text, "a"])
    #expect(await !record.set("initial", of: view, to: "ab"))
    #expect(await !record.set("initial", of: view, to: ""))
    #expect(await record.set("initial", of: view, to: "b"))
    #expect(app.window.texts == [text, "b"])
  }

  @Test func `insight I6 a take that is cleared begins anew`() {
    let inspected = Inspected()
    let screen = inspected.screen()
    screen.window.picker("Page").choose("Views")
    screen.window.button("Count from now").tap()
    #expect(!screen.window.shows("CounterView"))
    inspected.tap("Count")
    inspected.tap("Count")
    screen.window.button("Clear").tap()
    inspected.tap("Count")
    screen.flush()
    #expect(screen.window.shows("CounterView"))
    let counts = inspected.record.types.first { $0.name == "CounterView" }?.counts
    #expect(counts?.runs == 1)
    #expect(counts?.births == 0)
    // What was counted is there again on another page, and after it.
    screen.window.picker("Page").choose("Updates")
    screen.window.picker("Page").choose("Views")
    #expect(screen.window.find(.button, "Count all") != nil)
  }

  @Test func `insight I11 an earlier step that is cleared is not shown any longer`() {
    let inspected = Inspected()
    inspected.tap("Count")
    let screen = inspected.screen()
    let line = screen.window.all.first {
      $0.kind == .button && $0.name.hasPrefix(#"tap Button "Count""#)
    }
    line?.tap()
    screen.window.button("Show the screen after it").tap()
    #expect(screen.window.shows("Earlier"))
    screen.window.button("Clear").tap()
    screen.flush()
    #expect(!screen.window.shows("Earlier"))
    #expect(screen.window.changes.contains("opens banyan:past?step=0&name="))
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

  @Test func `insight I9 a view that was new before says why it did not run in the last update`() {
    let inspected = Inspected()
    inspected.tap("Count")
    #expect(
      inspected.record.whyNot("CounterView > Greeting").split(separator: "\n") == [
        "Greeting did not run; it reads nothing.",
        "  CounterView.count 0 -> 1: Greeting does not read it",
        "  CounterView ran, and gave it an equal value",
      ])
    let screen = inspected.screen()
    screen.window.picker("Page").choose("Tree")
    screen.window.all.last { $0.kind == .button && $0.name.hasPrefix("Greeting: ran") }?.tap()
    #expect(screen.window.shows("Did it run after #\(inspected.record.updates.last!.ordinal)?"))
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

  /// Knows one file, as the tool knows the program's.
  private final class Source: SourceFinding {
    var didFind: (([SourcePlace], SourceOpener) -> Void)?
    var opener = SourceOpener.editor
    var asked: [SourceName] = []
    var opened: [SourceName] = []

    func find(_ names: [SourceName]) {
      asked += names
      let known = names.filter { $0.view == "Kept" }
      didFind?(
        known.map {
          SourcePlace(name: $0, file: "/app/Shop.swift", line: $0.subject.isEmpty ? 3 : 4)
        },
        opener)
    }

    func open(_ name: SourceName) { opened.append(name) }
  }

  @Test func `insight I15 a line of the source opens in the editor, or else is copied`() async {
    let app = TestApp(Mistaken(), isTracing: true)
    let inspector = Inspector()
    let source = Source()
    inspector.use(source)
    inspector.follow(app.runningApp)
    app.window.button("More").tap()
    inspector.record(of: nil)!.refresh()
    let screen = TestApp(InspectorScreen(inspector: inspector))
    screen.window.picker("Page").choose("Findings 1")
    await screen.settle()
    screen.window.button("Shop.swift:4, line of Kept.number").tap()
    #expect(source.opened == [SourceName(view: "Kept", subject: "number")])
    // The details of the view lead to its own line, and to those of its properties; a line is asked for once.
    screen.window.button("Mistaken > Kept").tap()
    await screen.settle()
    screen.window.button("Shop.swift:3, line of Kept").tap()
    #expect(source.opened.last == SourceName(view: "Kept"))
    #expect(
      Set(source.asked) == [
        SourceName(view: "Kept"), SourceName(view: "Kept", subject: "number"),
      ])
    #expect(source.asked.count == 2)
    source.opener = .nothing
    source.didFind?([], .nothing)
    screen.flush()
    screen.window.button("Shop.swift:3, line of Kept").tap()
    #expect(source.opened.count == 2)
    #expect(screen.window.changes.contains(#"copies "/app/Shop.swift:3""#))
    #expect(screen.window.find(.button, "Copied, line of Kept") != nil)
  }

  @Test func `insight I15 without the tool there are no lines`() async {
    let app = TestApp(Mistaken(), isTracing: true)
    let inspector = Inspector()
    inspector.follow(app.runningApp)
    app.window.button("More").tap()
    inspector.record(of: nil)!.refresh()
    let screen = TestApp(InspectorScreen(inspector: inspector))
    screen.window.picker("Page").choose("Findings 1")
    await screen.settle()
    #expect(!screen.window.all.contains { $0.kind == .button && $0.name.contains(", line of ") })
  }

  @Test func `insight I8 a view that goes is counted, with the state that is lost with it`() {
    let app = TestApp(Leaving(), isTracing: true)
    let inspector = Inspector()
    inspector.follow(app.runningApp)
    let record = inspector.record(of: nil)!
    record.refresh()
    app.window.button("n 0").tap()
    for _ in 1...2 { app.window.button("Switch").tap() }
    record.refresh()
    let counts = record.types.first { $0.name == "Tally" }?.counts
    #expect(counts?.births == 2)
    #expect(counts?.deaths == 1)
    #expect(record.losses == ["Tally left, and with it n = 1"])
    let screen = TestApp(InspectorScreen(inspector: inspector))
    screen.window.picker("Page").choose("Views")
    #expect(screen.window.shows("Tally left, and with it n = 1"))
  }

  @Test func `insight I12 an update says how many changes and bytes it sent`() {
    let inspected = Inspected()
    let window = inspected.record.window!.name
    inspected.app.window.button("Count").tap()
    // What the host tells of a batch of the update.
    inspected.inspector.didSend(7, to: window)
    inspected.inspector.didSend(4, to: window)
    inspected.inspector.didSend(100, to: "another window")
    inspected.record.refresh()
    var counts = inspected.record.updates.last!.counts
    counts.microseconds = 0
    #expect(counts.bytes == 11)
    #expect(counts.words == "1 write, 1 body, 1 change, 11 B, 0 ms")
  }

  @Test func `insight C6 the inspector says what share of the time it takes`() {
    let inspected = Inspected()
    inspected.tap("Count")
    #expect(inspected.record.share > 0)
    #expect(inspected.record.share < 1)
    let screen = inspected.screen()
    let shown = screen.window.texts.filter { $0.hasPrefix("Inspector ") }
    #expect(shown.count == 1)
    #expect(shown.first?.wholeMatch(of: /Inspector \d+\.\d % of the time/) != nil)
  }

  @Test func `insight I14 what is chosen is found again`() {
    let state = InspectorState(page: .tree, filter: "a b & ü?")
    let kept = PageLink.keep(state).absoluteString
    let shown = URL(string: kept.replacing("banyan:keep", with: "banyan:restore"))!
    #expect(PageLink.Message(shown) == .restore(page: .tree, filter: "a b & ü?"))
    #expect(PageLink.Message(URL(string: "banyan:window?name=window%202")!) == .window("window 2"))
    #expect(PageLink.Message(URL(string: "banyan:picked?element=12")!) == .picked(12))
    #expect(PageLink.Message(URL(string: "banyan:picked?element=0")!) == .picked(nil))
    #expect(PageLink.Message(URL(string: "https://example.com/")!) == nil)
  }
}

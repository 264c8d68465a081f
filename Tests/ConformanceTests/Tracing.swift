import BanyanGraph
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Traces, by the statements T1 to T14 of the page about insight.
@MainActor
@Suite struct Tracing {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }
  struct Numbers: View {
    var body: some View { Text("one") }
  }

  /// Returns the trace of one action on a screen, as text.
  func trace<Content: View>(
    _ view: @autoclosure @escaping () -> Content, _ act: (TestWindow) -> Void
  ) -> [String] {
    let app = TestApp(view(), isTracing: true)
    app.reset()
    act(app.window)
    return app.trace.split(separator: "\n").map(String.init)
  }

  @Test func `insight I16 an update is described from what was done to what was shown`() {
    struct Screen: View {
      var body: some View {
        Counter()
        Numbers()
      }
    }
    let lines = trace(Screen()) { $0.button("Count 0").tap() }
    #expect(
      lines == [
        #"#1 tap Button "Count 0"  Screen > Counter"#,
        "  wrote Counter.count 0 -> 1",
        "  Counter ran for _count; reads _count",
        #"    Text "Count 0" becomes "Count 1""#,
        "  Numbers not asked",
      ])
  }

  struct Numbered: View {
    let number: Int
    var body: some View { Text(verbatim: "Row \(number)") }
  }
  struct Steps: View {
    @State private var step = 0
    var body: some View {
      Button("Step") { step += 1 }
      ScrollView {
        LazyVStack { ForEach([0, 1], id: \.self) { Numbered(number: $0 + step) } }
      }
    }
  }

  @Test func `rows of a lazy container are traced while they are updated`() {
    let app = TestApp(Steps(), isTracing: true)
    app.reset()
    app.window.button("Step").tap()
    #expect(app.bodies == ["Steps", "Numbered", "Numbered"])
    #expect(app.window.texts == ["Step", "Row 1", "Row 2"])
  }

  @Test func `insight T1 every record leads to a root`() throws {
    struct Screen: View {
      @State private var number = 0
      @State private var double = 0
      var body: some View {
        Button("Add") { number += 1 }
        ForEach(0..<number, id: \.self) { Text("\($0)") }
        Counter().onChange(of: number) { double = number * 2 }
        Text("\(double)").onAppear { number = 1 }
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    app.window.button("Add").tap()
    let trace = try #require(app.records)
    #expect(trace.records.count > 30)
    for (offset, record) in trace.records.enumerated() {
      let number = trace.firstNumber + UInt32(offset)
      #expect(record.cause < number)
      if record.cause == 0 { #expect(record.kind == .event || record.kind == .turn) }
    }
  }

  /// Differs: where in the source a write is, is not recorded. The inspector leads to the line that declares what was
  /// written (I15).
  @Test func `insight T2 a write is accepted, equal, replaced or dropped`() async {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Writer() }
        Button("Hide") { isShown = false }
      }
    }
    struct Writer: View {
      @State private var number = 0
      var body: some View {
        Button("Write \(number)") {
          number = 0
          number = 1
          number = 2
        }
        .task {
          while !Task.isCancelled { await Task.yield() }
          number = 7
        }
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    await app.settle()
    app.reset()
    app.window.button("Write 0").tap()
    app.window.button("Hide").tap()
    await app.finishTasks()
    #expect(
      app.trace.split(separator: "\n").map(String.init) == [
        #"#1 tap Button "Write 0"  Screen > if[1] > Writer"#,
        "  wrote Writer.number 0 -> 0, equal",
        "  wrote Writer.number 0 -> 1, replaced",
        "  wrote Writer.number 1 -> 2",
        "  Writer ran for _number; reads _number",
        #"    Text "Write 0" becomes "Write 2""#,
        #"#2 tap Button "Hide"  Screen"#,
        "  wrote Screen.isShown true -> false",
        "  Screen ran for _isShown; reads _isShown",
        "    branch 1 -> 0",
        "    Writer left, and with it number = 2",
        "    Text equal, skipped",
        #"  Button "Write 2" disappears"#,
        "#3 what was begun earlier goes on",
        "  wrote Writer.number -> 7, dropped: its view has gone",
      ])
  }

  final class Model: ObservableObject {
    @Published var number = 0
    @Published var name = "a"
  }

  @Test func `insight T3 sources are named as the program names them`() {
    struct Screen: View {
      @StateObject private var model = Model()
      @AppStorage("taps") private var taps = 0
      @Environment(\.font) private var font
      var body: some View {
        Button("Both") {
          model.number += 1
          model.name = "b"
          taps += 1
        }
        Text("\(taps)")
        Reader().font(model.number > 0 ? .title : nil)
      }
    }
    struct Reader: View {
      @Environment(\.font) private var font
      var body: some View { Text(font == nil ? "none" : "some") }
    }
    let lines = trace(Screen().defaultAppStorage(UserDefaults(suiteName: "Tracing.T3")!)) {
      $0.button("Both").tap()
    }
    UserDefaults.standard.removePersistentDomain(forName: "Tracing.T3")
    #expect(lines.contains("  changed Model.number, Model.name"))
    #expect(lines.contains(#"  changed stored "taps""#))
    #expect(lines.contains { $0.hasPrefix("    changed environment textStyle TextStyle") })
    #expect(lines.contains("  Reader ran for _font  Screen > Reader"))
  }

  @Test func `insight T4 what nobody reads notifies nobody`() {
    struct Screen: View {
      @State private var unseen = 0
      var body: some View { Button("Write") { unseen += 1 } }
    }
    #expect(
      trace(Screen()) { $0.button("Write").tap() } == [
        #"#1 tap Button "Write"  Screen"#, "  wrote Screen.unseen 0 -> 1, notified no reader",
      ])
  }

  @Test
  func `insight T5 a body says which stored properties differ, and whether anything came of it`() {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("Add") { number += 1 }
        Pair(left: number, right: 1)
        Parity(number: number / 2)
      }
    }
    struct Pair: View {
      var left: Int
      var right: Int
      var body: some View { Text(left < 9 ? "small" : "large") }
    }
    struct Parity: View {
      var number: Int
      var body: some View { Text("\(number)") }
    }
    #expect(
      trace(Screen()) { $0.button("Add").tap() } == [
        #"#1 tap Button "Add"  Screen"#,
        "  wrote Screen.number 0 -> 1",
        "  Screen ran for _number; reads _number",
        "    Text equal, skipped",
        "    Pair ran for left; same result",
        "      Text equal, skipped",
        "    Parity equal, skipped",
      ])
  }

  @Test func `insight T6 actions say whose they are and what queued them`() {
    struct Screen: View {
      @State private var number = 0
      @State private var copy = 0
      var body: some View {
        Button("Add \(copy)") { number += 1 }
          .onChange(of: number) { copy = number }
      }
    }
    #expect(
      trace(Screen()) { $0.button("Add 0").tap() } == [
        #"#1 tap Button "Add 0"  Screen"#,
        "  wrote Screen.number 0 -> 1",
        "  Screen ran for _number; reads _number, _copy",
        "    Text equal, skipped",
        "  onChange(of: Int)  Screen",
        "    wrote Screen.copy 0 -> 1",
        "  Screen ran for _copy; reads _number, _copy",
        #"    Text "Add 0" becomes "Add 1""#,
      ])
  }

  @Test func `insight T7 a view that goes says what is lost with it`() {
    struct Screen: View {
      @State private var version = 1
      var body: some View {
        Counter().id(version)
        Button("Anew") { version += 1 }
      }
    }
    let lines = trace(Screen()) {
      $0.button("Count 0").tap()
      $0.button("Anew").tap()
    }
    #expect(
      Array(lines.suffix(9)) == [
        #"#2 tap Button "Anew"  Screen"#,
        "  wrote Screen.version 1 -> 2",
        "  Screen ran for _version; reads _version",
        "    id 1 -> 2",
        "    Counter ran, new; reads _count",
        "    Counter left, and with it count = 1",
        "    Text equal, skipped",
        #"  Button "Count 1" disappears"#,
        #"  Button "Count 0" appears"#,
      ])
  }

  @Test func `insight T8 a commit has the number of changes that the host received`() throws {
    let app = TestApp(Counter(), isTracing: true)
    app.reset()
    app.window.button("Count 0").tap()
    let trace = try #require(app.records)
    let commits = trace.records.filter { $0.kind == .commit }
    #expect(commits.map { trace.text($0.first) } == ["window 1"])
    #expect(commits.map(\.second) == [1])
    #expect(commits.map { trace.text($0.third) } == ["1 set"])
  }

  @Test func `insight T9 an update counts its bodies and rounds`() throws {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("Add") { number += 1 }
          .onChange(of: number) { if number < 2 { number += 1 } }
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    app.reset()
    app.window.button("Add").tap()
    let updates = try #require(app.records).records.filter { $0.kind == .update }
    #expect(updates.map(\.first) == [2])
    #expect(updates.map(\.second) == [2])
  }

  @Test func `insight T10 what a task writes after an await belongs to what began the task`() async
  {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("Load \(number)") {
          Task {
            await Task.yield()
            number = 1
          }
          Task.detached { await MainActor.run { number = 2 } }
        }
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    app.reset()
    app.window.button("Load 0").tap()
    await app.wait { app.trace.contains("-> 1") && app.trace.contains("-> 2") }
    let roots = app.trace.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { $0.drop { $0 != " " }.dropFirst() }
    #expect(
      Set(roots) == [
        #"tap Button "Load 0"  Screen"#, "what was begun in #1 goes on", "outside of an event",
      ])
  }

  @Test func `insight T11 records are of 32 bytes, and those that do not fit are counted`() {
    #expect(MemoryLayout<TraceRecord>.stride == 32)
    let recorder = TraceRecorder(.all, capacity: 4)
    for _ in 0..<10 { recorder.add(.turn, cause: 0) }
    #expect(recorder.trace.firstNumber == 7)
    #expect(recorder.trace.records.count == 4)
    #expect(recorder.droppedCount == 6)
    let words = TraceRecorder(.all, capacity: 1 << 16)
    for number in 0..<300 {
      words.perform(String(repeating: "\(number) ", count: 5_000)) {}
    }
    #expect(words.droppedCount > 0)
    #expect(words.trace.records.count + words.droppedCount == 300)
  }

  @Test
  func `insight C4 a recorder keeps 2 MB of records and 2 MB of words, and counts what it drops`() {
    let recorder = TraceRecorder(.all)
    #expect(recorder.capacity * MemoryLayout<TraceRecord>.stride == 2 << 20)
    for _ in 0..<70_000 { recorder.add(.turn, cause: 0) }
    #expect(recorder.trace.records.count == 1 << 16)
    #expect(recorder.droppedCount == 70_000 - (1 << 16))
    // In one update, no record may lose its words: what does not fit is not kept.
    let words = TraceRecorder(.all)
    var size = 0
    for number in 0..<300 {
      let text = String(repeating: "\(number) ", count: 5_000)
      let kept = words.text(words.number(of: text))
      #expect(kept == text || kept == "…")
      if kept == text { size += text.utf8.count }
    }
    #expect(size <= 2 << 20 && size > 2 << 20 - 25_000)
  }

  @Test func `insight T12 values are short, and none of a secure field is recorded`() {
    struct Screen: View {
      @State private var text = ""
      @State private var password = ""
      var body: some View {
        TextField("Name", text: $text)
        SecureField("Password", text: $password)
        Text(password.isEmpty ? "none" : "some")
      }
    }
    let app = TestApp(Screen(), isTracing: true)
    app.reset()
    app.window.textField("Name").enter(String(repeating: "x", count: 200))
    app.window.secureField("Password").enter("secret")
    #expect(!app.trace.contains("secret"))
    #expect(app.trace.contains("wrote Screen.password ••• -> •••"))
    #expect(
      app.trace.contains("wrote Screen.text \"\" -> \"" + String(repeating: "x", count: 78) + "…"))
  }

  @Test func `insight T13 two runs of one script have the same trace`() {
    func run() -> [String] {
      trace(Counter()) {
        $0.button("Count 0").tap()
        $0.button("Count 1").tap()
      }
    }
    #expect(run() == run())
    #expect(run().count == 8)
  }

  @Test func `insight T14 _printChanges keeps its words, traced or not`() {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        let _ = Self._printChanges()
        Button("\(number)") { number += 1 }
      }
    }
    let apps = [TestApp(Screen()), TestApp(Screen(), isTracing: true)]
    for app in apps { app.window.button("0").tap() }
    #expect(
      apps[0].printed == [
        "Tracing.Screen: @self, @identity, _number changed.", "Tracing.Screen: _number changed.",
      ])
    #expect(apps[1].printed == apps[0].printed)
    #expect(apps[1].bodies == apps[0].bodies)
  }

  @Test func `nothing is recorded of an app that is not traced but its bodies and its words`()
    throws
  {
    let app = TestApp(Counter())
    app.window.button("Count 0").tap()
    #expect(app.trace == "")
    #expect(app.bodies == ["Counter", "Counter"])
    #expect(Set(try #require(app.records).records.map(\.kind)) == [.body])
  }
}

import BanyanTesting
import SwiftUI
import Testing

/// Preferences of long lists, compared with the simplest model.
@MainActor
@Suite struct PreferencesOfLists {
  struct TextKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Entry: Identifiable {
    let id: Int
    /// The preference of the row, if it has one.
    var text: String?
  }

  struct Section: Identifiable {
    let id: Int
    var entries: [Entry]
  }

  @Observable
  final class Store {
    var sections: [Section] = []
    /// The combined preferences of the rows.
    var text: String { sections.flatMap(\.entries).compactMap(\.text).joined() }
  }

  struct Row: View {
    let entry: Entry
    var body: some View {
      if let text = entry.text {
        Text("row").preference(key: TextKey.self, value: text)
      } else {
        Text("nothing")
      }
    }
  }

  struct Rows: View {
    let store: Store
    let trace: Trace<String>
    var body: some View {
      VStack {
        Text("before").preference(key: TextKey.self, value: "<")
        ForEach(store.sections) { section in
          ForEach(section.entries) { Row(entry: $0) }
        }
        Text("after").preference(key: TextKey.self, value: ">")
      }
      .onPreferenceChange(TextKey.self) { trace($0) }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `preferences of rows are combined in their order under random edits`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lastID = 0
    func makeEntries(_ count: Int) -> [Entry] {
      (0..<count).map { _ in
        lastID += 1
        return Entry(id: lastID, text: lastID % 5 == 0 ? nil : "\(lastID) ")
      }
    }
    func makeSection(_ count: Int) -> Section {
      lastID += 1
      return Section(id: lastID, entries: makeEntries(count))
    }
    let store = Store()
    store.sections = (0..<20).map { makeSection($0 * 2) } + [makeSection(300)]
    let trace = Trace<String>()
    let app = TestApp(Rows(store: store, trace: trace))
    #expect(trace.events.last == "<\(store.text)>")
    for step in 0..<40 {
      var sections = store.sections
      let index = sections.indices.randomElement(using: &generator)!
      var entries = sections[index].entries
      let entry = entries.indices.randomElement(using: &generator)
      switch Int.random(in: 0..<11, using: &generator) {
      case 0, 1, 2: if let entry { entries[entry].text = "step \(step) " }
      case 3: if let entry { entries[entry].text = nil }
      case 4: if let entry { entries.remove(at: entry) }
      case 5: entries.insert(contentsOf: makeEntries(1), at: entry ?? 0)
      case 6: entries += makeEntries(40)
      case 7: if let entry { entries.removeLast(entry) }
      case 8: if let entry { entries.swapAt(entry, 0) }
      case 9: entries.shuffle(using: &generator)
      default: sections.swapAt(index, 0)
      }
      if let section = sections.firstIndex(where: { $0.id == store.sections[index].id }) {
        sections[section].entries = entries
      }
      store.sections = sections
      app.flush()
      #expect(trace.events.last == "<\(store.text)>")
    }
  }

  @Test func `a row that says something changes places with one far away that says nothing`() {
    let store = Store()
    store.sections = [
      Section(id: 0, entries: (0..<40).map { Entry(id: $0, text: $0 == 0 ? nil : "\($0) ") })
    ]
    let trace = Trace<String>()
    let app = TestApp(Rows(store: store, trace: trace))
    store.sections[0].entries.swapAt(0, 30)
    app.flush()
    #expect(trace.events.last == "<\(store.text)>")
    #expect(store.text.hasPrefix("30 1 2 "))
  }

  struct LargestKey: PreferenceKey {
    nonisolated(unsafe) static var calls = 0
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      calls += 1
      value = max(value, nextValue())
    }
  }

  struct NumberRow: View {
    let number: Int
    @State private var added = 0
    var body: some View {
      Button("Row \(number)") { added += 10_000 }
        .preference(key: LargestKey.self, value: number + added)
    }
  }

  struct NumberRows: View {
    let trace: Trace<Int>
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      Button("Swap") { numbers.swapAt(0, 999) }
      Button("Append") { numbers.append(1_000) }
      VStack { ForEach(numbers, id: \.self) { NumberRow(number: $0) } }
        .onPreferenceChange(LargestKey.self) { trace($0) }
    }
  }

  /// A run has 16 rows: 15 calls. They are 63, in runs of 16 again: 15 calls. Of these there are four.
  @Test func `a row of a thousand that says something else costs its neighbours`() {
    let trace = Trace<Int>()
    LargestKey.calls = 0
    let app = TestApp(NumberRows(trace: trace))
    #expect(LargestKey.calls == 999)
    func calls(_ button: String) -> Int {
      LargestKey.calls = 0
      app.window.button(button).tap()
      return LargestKey.calls
    }
    #expect(calls("Row 500") == 15 + 15 + 3)
    #expect(calls("Row 500") == 15 + 15 + 3)
    // The last run has eight rows, the last of those 15 runs.
    #expect(calls("Swap") == 15 + 7 + 15 + 14 + 3)
    #expect(calls("Append") == 8 + 14 + 3)
    #expect(trace.events == [999, 10_500, 20_500])
  }
}

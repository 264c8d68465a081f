// The operations of js-framework-benchmark, as one would write them with SwiftUI. The other programs
// of this folder do the same, with the same labels.

import SwiftUI

@main struct RowsApp: App {
  var body: some Scene { WindowGroup("Rows") { RowsView() } }
}

struct Row: Identifiable, Equatable {
  let id: Int
  var label: String
}

@Observable @MainActor final class Rows {
  var rows: [Row] = []
  var selected: Int?
  var count = 0
  @ObservationIgnored private var lastID = 0
  // The same numbers in all programs: a linear congruential generator.
  @ObservationIgnored private var random: UInt32 = 1

  private func next(_ count: Int) -> Int {
    random = random &* 1_664_525 &+ 1_013_904_223
    return Int(random >> 16) % count
  }

  private static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
    "clean",
    "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable",
    "important",
    "inexpensive", "cheap", "expensive", "fancy",
  ]
  private static let colors = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
    "orange",
  ]
  private static let nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
    "pizza", "mouse",
    "keyboard",
  ]

  private func make(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      lastID += 1
      let words = [
        Self.adjectives[next(Self.adjectives.count)], Self.colors[next(Self.colors.count)],
        Self.nouns[next(Self.nouns.count)],
      ]
      return Row(id: lastID, label: words.joined(separator: " "))
    }
  }

  func create() {
    rows = make(1000)
    selected = nil
  }

  func append() { rows += make(1000) }

  func update() {
    var changed = rows
    for index in stride(from: 0, to: changed.count, by: 10) { changed[index].label += " !!!" }
    rows = changed
  }

  func swap() {
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  func remove(_ id: Int) { rows.removeAll { $0.id == id } }

  func clear() {
    rows = []
    selected = nil
  }
}

struct RowsView: View {
  @State private var model = Rows()

  var body: some View {
    VStack {
      HStack {
        Button("Create") { model.create() }
        Button("Append") { model.append() }
        Button("Update") { model.update() }
        Button("Swap") { model.swap() }
        Button("Clear") { model.clear() }
        CounterView(model: model)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.rows) { row in
            RowView(row: row, isSelected: model.selected == row.id, model: model)
          }
        }
      }
    }
  }
}

struct CounterView: View {
  let model: Rows

  var body: some View {
    Button("Count") { model.count += 1 }
    Text(verbatim: "\(model.count)")
  }
}

struct RowView: View {
  let row: Row
  let isSelected: Bool
  let model: Rows

  var body: some View {
    HStack {
      Text(verbatim: "\(row.id)")
      Button(row.label) { model.selected = row.id }
      Button("x") { model.remove(row.id) }
    }
    .background(isSelected ? Color.red : Color.clear)
  }
}

import SwiftUI

nonisolated struct Bread: Identifiable {
  let id: String
  var name: String
  var weight: Int
  var isFresh: Bool
}

struct ByWeight: SortComparator {
  var order = SortOrder.forward
  func compare(_ lhs: Bread, _ rhs: Bread) -> ComparisonResult { .orderedSame }
}

struct TablesView: View {
  let breads: [Bread]
  let title: String
  @State private var one: Bread.ID?
  @State private var many: Set<Bread.ID> = []
  @State private var order = [KeyPathComparator(\Bread.name)]
  @State private var weights = [ByWeight()]

  var body: some View {
    Table(breads) {
      TableColumn("Name", value: \.name)
      TableColumn(title, value: \.name)
      TableColumn("Weight") { bread in Text("\(bread.weight)") }.width(80)
      TableColumn(title) { Text($0.name) }.width()
      TableColumn(Text("Weight")) { Text("\($0.weight)") }.width(min: 20, ideal: 30, max: 40)
      if breads.isEmpty { TableColumn("") { _ in Text("") } }
      if breads.isEmpty {
        TableColumn("") { _ in Text("") }
      } else {
        TableColumn("") { _ in Image(systemName: "star") }
      }
    }
    Table(breads, selection: $one) { TableColumn("Name", value: \.name) }
    Table(breads, selection: $many) { TableColumn("Name", value: \.name) }
    Table(breads, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Name", value: \.name, comparator: .lexical)
      TableColumn(title, value: \.name)
      TableColumn(title, value: \.name, comparator: .lexical)
      TableColumn("Weight", value: \.weight) { Text("\($0.weight)") }
      TableColumn(title, value: \.weight) { Text("\($0.weight)") }
      TableColumn("Name", value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
      TableColumn(title, value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
      TableColumn("Fresh") { Text($0.isFresh ? "yes" : "no") }
    }
    Table(breads, selection: $one, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(breads, selection: $many, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(breads, sortOrder: $weights) {
      TableColumn("Weight", sortUsing: ByWeight()) { Text("\($0.weight)") }
      TableColumn(title, sortUsing: ByWeight()) { Text("\($0.weight)") }
    }
    Table(of: Bread.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
      if breads.count > 1 { TableRow(breads[1]) }
      if breads.count > 2 {
        TableRow(breads[2])
      } else {
        TableRow(breads[0])
      }
    }
    Table(of: Bread.self, selection: $one) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
    }
    Table(of: Bread.self, selection: $many) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
    }
    Table(of: Bread.self, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
    }
    Table(of: Bread.self, selection: $one, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
    }
    Table(of: Bread.self, selection: $many, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(breads[0])
    }
  }

  @TableColumnBuilder<Bread, Never> var columns: some TableColumnContent<Bread, Never> {
    TableColumn("Name", value: \.name)
    if #available(macOS 99, *) { TableColumn("Weight") { Text("\($0.weight)") } }
  }

  @TableRowBuilder<Bread> var rows: some TableRowContent<Bread> {
    TableRow(breads[0])
    if #available(macOS 99, *) { TableRow(breads[1]) }
  }
}

struct StyledTables: View {
  let breads: [Bread]
  var body: some View {
    table.tableStyle(.automatic).tableStyle(AutomaticTableStyle())
    table.tableStyle(.inset).tableStyle(InsetTableStyle())
    table.tableStyle(.bordered).tableStyle(BorderedTableStyle())
  }

  private var table: some View {
    Table(of: Bread.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(breads) { TableRow($0) }
      ForEach(breads, id: \.id) { TableRow($0) }
    }
  }
}

// Columns that a person arranges, rows that open, and sections of tables.
import SwiftUI
import UniformTypeIdentifiers

nonisolated struct Shelf: Identifiable {
  let id: Int
  var name: String
  var size: Int
  var shelves: [Shelf]?
}

struct BySize: SortComparator {
  var order = SortOrder.forward
  func compare(_ lhs: Shelf, _ rhs: Shelf) -> ComparisonResult { .orderedSame }
}

struct SizeColumns: TableColumnContent {
  var tableColumnBody: some TableColumnContent<Shelf, Never> {
    TableColumn("Size") { Text("\($0.size)") }
      .customizationID("size").defaultVisibility(.hidden)
      .disabledCustomizationBehavior([.reorder, .resize, .visibility])
  }
}

struct TopRows: TableRowContent {
  let shelves: [Shelf]
  var tableRowBody: some TableRowContent<Shelf> { ForEach(shelves) }
}

struct ArrangedTables: View {
  let shelves: [Shelf]
  let title: String
  @State private var columns = TableColumnCustomization<Shelf>()
  @State private var one: Shelf.ID?
  @State private var many: Set<Shelf.ID> = []
  @State private var order = [KeyPathComparator(\Shelf.name)]
  @State private var sizes = [BySize()]
  @State private var isOpen = true

  var body: some View {
    outlines
    Table(shelves, columnCustomization: $columns) {
      Group { SizeColumns() }
      TableColumn(Text("Name"), value: \.name).customizationID("name")
    }
    .tableColumnHeaders(.hidden)
    Table(shelves, sortOrder: $order, columnCustomization: $columns) {
      SizeColumns()
      TableColumn(Text("Name"), value: \.name)
      TableColumn(Text("Name"), value: \.name, comparator: .lexical)
      TableColumn(Text("Size"), value: \.size) { Text("\($0.size)") }
      TableColumn(Text("Name"), value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
    }
    Table(shelves, sortOrder: $sizes) {
      TableColumn(Text("Size"), sortUsing: BySize()) { Text("\($0.size)") }
    }
    Table(of: Shelf.self, columnCustomization: $columns) {
      SizeColumns()
    } rows: {
      sections
      Group { TopRows(shelves: shelves) }
      DisclosureTableRow(shelves[0]) { TableRow(shelves[1]) }
      DisclosureTableRow(shelves[0], isExpanded: $isOpen) {
        ForEach(0..<2) { TableRow(shelves[$0]) }
      }
      OutlineGroup(shelves, children: \.shelves)
      OutlineGroup(shelves[0], children: \.shelves)
      OutlineGroup(shelves, children: \.shelves) { TableRow($0) }
      OutlineGroup(shelves[0], children: \.shelves) { TableRow($0) }
    }
    Table(of: Shelf.self) {
      SizeColumns()
    } rows: {
      OutlineGroup(shelves, id: \.name, children: \.shelves) { TableRow($0) }
      OutlineGroup(shelves[0], id: \.name, children: \.shelves) { TableRow($0) }
      TableRow(shelves[0])
        .contextMenu { Button("Sell") {} }
        .contextMenu {
          Button("Sell") {}
        } preview: {
          Text(title)
        }
        .draggable(title)
      TableRow(shelves[1]).itemProvider { nil }
        .dropDestination(for: String.self) { _ in }
      ForEach(shelves) { TableRow($0) }.onInsert(of: [.plainText]) { _, _ in }
      ForEach(shelves) { TableRow($0) }.dropDestination(for: String.self) { (_: Int, _: [String]) in
      }
    }
  }

  @ViewBuilder private var outlines: some View {
    Table(shelves, children: \.shelves) { SizeColumns() }
    Table(shelves, children: \.shelves, selection: $one, columnCustomization: $columns) {
      SizeColumns()
    }
    Table(shelves, children: \.shelves, selection: $many) { SizeColumns() }
    Table(shelves, children: \.shelves, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
    Table(shelves, children: \.shelves, selection: $one, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
    Table(shelves, children: \.shelves, selection: $many, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    }
  }

  @TableRowBuilder<Shelf> private var sections: some TableRowContent<Shelf> {
    Section { TableRow(shelves[0]) }
    Section(LocalizedStringKey("Top")) { TableRow(shelves[0]) }
    Section(title) { TableRow(shelves[0]) }
    Section {
      TableRow(shelves[0])
    } header: {
      Text(title)
    }
    Section(LocalizedStringKey("Top"), isExpanded: $isOpen) { TableRow(shelves[0]) }
    Section(title, isExpanded: $isOpen) { TableRow(shelves[0]) }
    Section(isExpanded: $isOpen) {
      TableRow(shelves[0])
    } header: {
      Text(title)
    }
  }
}

struct InsertingLists: View {
  @State private var words = ["a"]
  var body: some View {
    List {
      ForEach(words, id: \.self) { Text($0) }.onInsert(of: [UTType.plainText]) { _, _ in }
      ForEach(words, id: \.self) { Text($0) }.onInsert(of: ["public.text"]) { _, _ in }
      ForEach(words, id: \.self) { Text($0) }
        .dropDestination(for: String.self) { words.insert(contentsOf: $0, at: $1) }
    }
  }
}

func arrangement() -> [Any] {
  var columns = TableColumnCustomization<Shelf>()
  columns[visibility: "size"] = .visible
  columns.resetOrder()
  var behavior = TableColumnCustomizationBehavior.all
  behavior.formUnion(TableColumnCustomizationBehavior(rawValue: 1))
  return [columns == TableColumnCustomization(), columns[visibility: "size"], behavior.rawValue]
}

func dataOfRows<Rows: DynamicTableRowContent>(_ rows: Rows) -> Rows.Data { rows.data }

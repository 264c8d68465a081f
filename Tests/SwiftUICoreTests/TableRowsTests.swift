import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Tables whose columns a person arranges, and whose rows open.
@MainActor
@Suite struct TableRowsTests {
  nonisolated struct Folder: Identifiable {
    let id: Int
    var name: String
    var size = 1
    var folders: [Folder]?
  }

  nonisolated static let folders = [
    Folder(
      id: 1, name: "Bread",
      folders: [Folder(id: 2, name: "Rye", folders: [Folder(id: 3, name: "Dark")])]),
    Folder(id: 4, name: "Cake"),
  ]

  /// Shows a view where there is more room than on a telephone.
  private func wide(_ view: some View) -> TestApp {
    TestApp(view.environment(\.horizontalSizeClass, .regular))
  }

  /// The texts of the cells of each row, the header first.
  private func rows(_ app: TestApp) -> [[String]] {
    func parts(_ element: TestElement, _ matches: (TablePart) -> Bool) -> [TestElement] {
      element.all.filter {
        guard case .tablePart(let part) = $0.property(.tablePart) else { return false }
        return matches(part)
      }
    }
    return app.window.all.filter { $0.property(.tablePart) == .tablePart(.row) }.map { row in
      parts(row) { $0 != .row }.map(\.text)
    }
  }

  private func toggles(_ app: TestApp) -> [TestElement] {
    app.window.all.filter { ["Expand", "Collapse"].contains($0.name) && $0.kind == .button }
  }

  // MARK: Columns

  struct Columns: View {
    @State private var columns = TableColumnCustomization<Folder>()
    var headers = Visibility.automatic
    let record: (TableColumnCustomization<Folder>) -> Void

    var body: some View {
      Table(TableRowsTests.folders, columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
          .customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Fixed") { _ in Text("f") }
        TableColumn("Size") { Text("\($0.size)") }.customizationID("size")
        TableColumn("Kind") { _ in Text("k") }.customizationID("kind").defaultVisibility(.hidden)
      }
      .tableColumnHeaders(headers)
      .onChange(of: columns) { record(columns) }
      Button("Reset") { columns.resetOrder() }
    }
  }

  @Test func aPersonShowsHidesAndMovesColumns() throws {
    var columns = TableColumnCustomization<Folder>()
    let app = wide(Columns { columns = $0 })
    #expect(rows(app)[0] == ["Name", "Fixed", "Size"])
    func open(_ name: String) {
      let box = app.window.all.last {
        $0.property(.hasContextMenu) == .hasContextMenu(true) && $0.text == name
      }
      app.window.send(.contextMenu, to: box!.id)
    }
    open("Name")
    // A column that cannot be hidden is not offered.
    #expect(app.window.all.filter { $0.kind == .toggle }.map(\.text) == ["Size", "Kind"])
    app.window.toggle("Kind").tap()
    #expect(rows(app)[0] == ["Name", "Fixed", "Size", "Kind"])
    open("Kind")
    app.window.button("Move to the Left").tap()
    #expect(rows(app).prefix(2) == [["Name", "Fixed", "Kind", "Size"], ["Bread", "f", "k", "1"]])
    open("Name")
    app.window.button("Move to the Right").tap()
    #expect(rows(app)[0] == ["Kind", "Fixed", "Name", "Size"])
    open("Name")
    app.window.toggle("Size").tap()
    #expect(rows(app)[0] == ["Kind", "Fixed", "Name"])
    #expect(
      ["name", "size", "kind"].map { columns[visibility: $0] } == [.automatic, .hidden, .visible])
    let stored = try JSONEncoder().encode(columns)
    #expect(
      try JSONDecoder().decode(TableColumnCustomization<Folder>.self, from: stored) == columns)
    app.window.button("Reset").tap()
    #expect(rows(app)[0] == ["Name", "Fixed", "Kind"])
  }

  @Test func aTableMayHaveNoHeader() {
    #expect(
      rows(wide(Columns(headers: .hidden) { _ in })) == [["Bread", "f", "1"], ["Cake", "f", "1"]])
  }

  // MARK: Rows

  struct Outline: View {
    @State private var chosen: Folder.ID?

    var body: some View {
      Table(TableRowsTests.folders, children: \.folders, selection: $chosen) {
        TableColumn("Name", value: \.name)
      }
      Text("chosen \(chosen ?? 0)")
    }
  }

  @Test func aRowOpensWhatIsBelowIt() {
    let app = wide(Outline())
    #expect(rows(app) == [["Name"], ["Bread"], ["Cake"]])
    #expect(toggles(app).map(\.name) == ["Expand"])
    toggles(app)[0].tap()
    #expect(rows(app) == [["Name"], ["Bread"], ["Rye"], ["Cake"]])
    toggles(app)[1].tap()
    #expect(rows(app) == [["Name"], ["Bread"], ["Rye"], ["Dark"], ["Cake"]])
    app.window.text("Dark").tap()
    #expect(app.window.shows("chosen 3"))
    toggles(app)[0].tap()
    #expect(rows(app) == [["Name"], ["Bread"], ["Cake"]])
  }

  struct Mixed: View {
    @State private var isOpen = true
    let log: (String) -> Void

    var body: some View {
      Table(of: Folder.self) {
        TableColumn(Text("Name"), value: \.name)
      } rows: {
        Section("Sweet", isExpanded: $isOpen) { TableRow(TableRowsTests.folders[1]) }
        Section {
          DisclosureTableRow(TableRowsTests.folders[0], isExpanded: $isOpen) {
            ForEach(TableRowsTests.folders[0].folders!)
          }
          .contextMenu { Button("Open") { log("opened") } }
        }
        OutlineGroup(TableRowsTests.folders[0], children: \.folders) { TableRow($0) }
      }
    }
  }

  @Test func sectionsRowsThatOpenAndOutlinesStandInOneTable() {
    var log: [String] = []
    let app = wide(Mixed { log.append($0) })
    #expect(rows(app) == [["Name"], ["Sweet"], ["Cake"], ["Bread"], ["Rye"], ["Bread"]])
    #expect(toggles(app).map(\.name) == ["Collapse", "Collapse", "Expand"])
    toggles(app)[1].tap()
    #expect(rows(app) == [["Name"], ["Sweet"], ["Bread"], ["Bread"]])
    let menu = app.window.all.first { $0.property(.hasContextMenu) == .hasContextMenu(true) }
    app.window.send(.contextMenu, to: menu!.id)
    app.window.button("Open").tap()
    #expect(log == ["opened"])
  }

  struct Loaves: TableRowContent {
    var tableRowBody: some TableRowContent<Folder> {
      Group { ForEach(TableRowsTests.folders) { TableRow($0) } }
    }
  }

  struct Names: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Folder, Never> {
      Group { TableColumn(Text("Name")) { (folder: Folder) in Text(folder.name) } }
    }
  }

  @Test func rowsAndColumnsAreTypesOfTheAppsOwn() {
    let app = wide(
      Table(of: Folder.self) {
        Names()
      } rows: {
        Loaves()
      })
    #expect(rows(app) == [["Name"], ["Bread"], ["Cake"]])
  }
}

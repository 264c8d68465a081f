import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Rows with cells in columns.
@MainActor
@Suite struct TableTests {
  nonisolated struct Loaf: Identifiable {
    let id: Int
    var name: String
    var weight: Int
  }

  nonisolated static let loaves = [
    Loaf(id: 1, name: "Rye", weight: 900), Loaf(id: 2, name: "spelt", weight: 500),
    Loaf(id: 3, name: "Oat", weight: 750),
  ]

  struct Bakery: View {
    @State private var loaves = TableTests.loaves
    @State private var chosen: Loaf.ID?
    @State private var order: [KeyPathComparator<Loaf>] = []

    var body: some View {
      Table(loaves, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }.width(80)
        TableColumn("Note") { loaf in
          if loaf.weight > 800 { Text("heavy") }
        }
      }
      .onChange(of: order) { loaves.sort(using: order) }
      Text("chosen \(chosen ?? 0)")
    }
  }

  /// Shows a view where there is more room than on a telephone.
  private func wide(_ view: some View) -> TestApp {
    TestApp(view.environment(\.horizontalSizeClass, .regular))
  }

  private func parts(_ window: TestWindow, _ part: TablePart) -> [TestElement] {
    window.all.filter { $0.property(.tablePart) == .tablePart(part) }
  }

  private func rows(_ window: TestWindow) -> [[String]] {
    parts(window, .row).map { row in
      row.all.filter {
        guard case .tablePart(let part) = $0.property(.tablePart) else { return false }
        return part != .row
      }.map(\.text)
    }
  }

  @Test func aTableHasAHeaderAndRowsWithCells() {
    let app = wide(Bakery())
    #expect(parts(app.window, .table).map(\.kind) == [.list])
    #expect(
      rows(app.window) == [
        ["Name", "Weight", "Note"], ["Rye", "900 g", "heavy"], ["spelt", "500 g", ""],
        ["Oat", "750 g", ""],
      ])
    #expect(parts(app.window, .columnHeader(nil)).map(\.text) == ["Name", "Weight", "Note"])
    #expect(parts(app.window, .cell).count == 9)
  }

  @Test func aColumnIsAsWideAsIsSpecified() {
    let app = wide(Bakery())
    let boxes = app.window.all.filter {
      $0.kind == .box && $0.children.first?.property(.tablePart) == .tablePart(.cell)
    }
    let frames = boxes.prefix(3).compactMap { box -> Frame? in
      if case .frame(let frame) = box.property(.frame) { frame } else { nil }
    }
    #expect(frames.map(\.minimumWidth) == [20, 80, 20])
    #expect(frames.map(\.maximumWidth) == [.infinity, 80, .infinity])
  }

  @Test func pressingAHeaderSortsAndPressingItAgainTurnsItAround() {
    let app = wide(Bakery())
    app.window.button("Weight").tap()
    #expect(rows(app.window).dropFirst().map { $0[0] } == ["spelt", "Oat", "Rye"])
    #expect(parts(app.window, .columnHeader(.ascending)).map(\.text) == ["Weight"])
    app.window.button("Weight").tap()
    #expect(rows(app.window).dropFirst().map { $0[0] } == ["Rye", "Oat", "spelt"])
    #expect(parts(app.window, .columnHeader(.descending)).map(\.text) == ["Weight"])
    app.window.button("Name").tap()
    #expect(rows(app.window).dropFirst().map { $0[0] } == ["Oat", "Rye", "spelt"])
    #expect(parts(app.window, .columnHeader(.ascending)).map(\.text) == ["Name"])
    // A column without a value has no button.
    #expect(app.window.find(.button, "Note") == nil)
  }

  @Test func aRowIsSelected() {
    let app = wide(Bakery())
    app.window.text("spelt").tap()
    #expect(app.window.shows("chosen 2"))
    #expect(parts(app.window, .table).first?.property(.selectionMode) == .selectionMode(.single))
  }

  struct Phone: View {
    @State private var chosen: Set<Loaf.ID> = []

    var body: some View {
      Table(TableTests.loaves, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight") { Text("\($0.weight) g") }
      }
    }
  }

  @Test func onATelephoneThereIsTheFirstColumnAlone() {
    let app = TestApp(Phone())
    #expect(app.window.texts == ["Rye", "spelt", "Oat"])
    #expect(app.window.all.allSatisfy { $0.property(.tablePart) == nil })
  }

  struct Shelf: View {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen.toggle() }
      Table(of: Loaf.self) {
        TableColumn("Name", value: \.name)
        if isOpen { TableColumn("Weight") { Text("\($0.weight) g") } }
      } rows: {
        TableRow(TableTests.loaves[0])
        if isOpen { TableRow(TableTests.loaves[1]) }
        TableRow(TableTests.loaves[2])
      }
    }
  }

  @Test func rowsAndColumnsMayBeListed() {
    let app = wide(Shelf())
    #expect(rows(app.window) == [["Name"], ["Rye"], ["Oat"]])
    app.window.button("Open").tap()
    #expect(
      rows(app.window) == [
        ["Name", "Weight"], ["Rye", "900 g"], ["spelt", "500 g"], ["Oat", "750 g"],
      ])
    app.window.button("Open").tap()
    #expect(rows(app.window) == [["Name"], ["Rye"], ["Oat"]])
  }

  struct Many: View {
    var body: some View {
      Table((1...1000).map { Loaf(id: $0, name: "Loaf \($0)", weight: $0) }) {
        TableColumn("Name", value: \.name)
      }
    }
  }

  @Test func rowsAreMadeWhenTheyComeNear() {
    let app = wide(Many())
    #expect(parts(app.window, .cell).count == 30)
  }

  nonisolated struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: Loaf, _ right: Loaf) -> ComparisonResult {
      let (a, b) = order == .forward ? (left, right) : (right, left)
      let (first, second) = (a.name.count, b.name.count)
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
  }

  struct Sorted: View {
    @State private var order = [ByLength()]

    var body: some View {
      Table(TableTests.loaves.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", sortUsing: ByLength()) { Text($0.name) }
      }
    }
  }

  @Test func rowsAreSortedByAComparatorOfTheAppsOwn() {
    let app = wide(Sorted())
    #expect(parts(app.window, .columnHeader(.ascending)).count == 1)
    #expect(rows(app.window).map { $0[0] } == ["Name", "Rye", "Oat", "spelt"])
    app.window.button("Name").tap()
    #expect(rows(app.window).map { $0[0] } == ["Name", "spelt", "Rye", "Oat"])
  }

  struct Assortment: View {
    @State private var loaves = TableTests.loaves
    var body: some View {
      Table(of: Loaf.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Loaf(id: 9, name: "First", weight: 1))
        ForEach(loaves) { loaf in
          if loaf.weight > 600 { TableRow(loaf) }
        }
        ForEach(loaves.indices, id: \.self) { TableRow(loaves[$0]) }
      }
      Button("Sell") { loaves.removeFirst() }
    }
  }

  @Test func rowsComeFromCollectionsAmongOthers() {
    let app = wide(Assortment())
    #expect(
      rows(app.window) == [["Name"], ["First"], ["Rye"], ["Oat"], ["Rye"], ["spelt"], ["Oat"]])
    app.window.button("Sell").tap()
    #expect(rows(app.window) == [["Name"], ["First"], ["Oat"], ["spelt"], ["Oat"]])
  }

  @Test func aStyleDecidesAboutInsetsAndBorder() {
    func look<S: TableStyle>(_ style: S) -> [Property?] {
      let app = wide(
        Table(TableTests.loaves) { TableColumn("Name", value: \.name) }.tableStyle(style))
      let table = parts(app.window, .table).first
      let borders = app.window.all.compactMap { $0.property(.border) }
      return [table?.property(.listStyle)] + borders
    }
    #expect(look(.automatic) == [.listStyle(.plain)])
    #expect(look(.inset) == [.listStyle(.inset)])
    let separator = ColorDescription(.named(.separator))
    #expect(look(.bordered) == [.listStyle(.plain), .border(Border(separator, width: 1))])
  }
}

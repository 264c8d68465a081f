import BanyanGraph
import BanyanTesting
import Combine
import Observation
import SwiftUICore
import Testing

/// The budgets of the workloads in `Benchmarks/`: the bodies that run and the host's mutations, the
/// same with 10 rows as with 300.
@MainActor
@Suite struct WorkloadTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Row: View {
    let item: Item
    @State private var count = 0

    var body: some View {
      HStack {
        Text("Row \(item.id)")
        Text("\(count)")
        Button("Add \(item.id)") { count += 1 }
      }
    }
  }

  private struct RowList: View {
    @State private var items: [Item]
    @State private var count = 0

    init(rows: Int) {
      items = (0..<rows).map(Item.init)
    }

    var body: some View {
      VStack {
        Counter(count: count)
        Button("Count") { count += 1 }
        Button("Swap") { items.swapAt(1, items.count - 2) }
        Button("Append") { items.append(Item(id: items.count)) }
        Button("Remove") { items.remove(at: 4) }
        ForEach(items) { Row(item: $0) }
      }
    }
  }

  private struct Counter: View {
    let count: Int
    var body: some View { Text("\(count) presses") }
  }

  private func list(_ rows: Int, after button: String) -> TestApp {
    let app = TestApp(RowList(rows: rows))
    app.reset()
    app.window.button(button).tap()
    return app
  }

  @Test(arguments: [10, 300]) func `one row's state is one body and one text`(rows: Int) {
    let app = list(rows, after: "Add 7")
    #expect(app.bodies == ["Row"])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
  }

  @Test(arguments: [10, 300]) func `a counter above rows is two bodies and one text`(rows: Int) {
    let app = list(rows, after: "Count")
    #expect(app.bodies == ["RowList", "Counter"])
    #expect(app.window.changes == [#"text "0 presses" becomes "1 presses""#])
  }

  @Test(arguments: [10, 300]) func `two rows that change places are two moves`(rows: Int) {
    let app = list(rows, after: "Swap")
    #expect(app.bodies == ["RowList"])
    #expect(app.window.mutations.count == 2)
  }

  @Test(arguments: [10, 300]) func `a new row is its own body and its own elements`(rows: Int) {
    let app = list(rows, after: "Append")
    #expect(app.bodies == ["RowList", "Row"])
    // A stack, two texts, a button and its label, each of which is created and inserted.
    #expect(app.window.mutations.count == 10)
  }

  @Test(arguments: [10, 300]) func `a row that goes is one mutation`(rows: Int) {
    let app = list(rows, after: "Remove")
    #expect(app.bodies == ["RowList"])
    #expect(app.window.mutations.count == 1)
  }

  #if DEBUG
    /// The number of compared values after a press of a list's button, with each field counted.
    private func comparisons(rows: Int, after button: String) -> Int {
      let app = TestApp(RowList(rows: rows))
      let button = app.window.button(button)
      let before = Comparison.count
      button.tap()
      return Comparison.count - before
    }

    @Test(arguments: [10, 300]) func `as many values are compared as there are around a change`(
      rows: Int
    ) {
      #expect(comparisons(rows: rows, after: "Add 7") == 9)
      #expect(comparisons(rows: rows, after: "Count") == 16)
    }

    @Test(arguments: [10, 300]) func `each row is compared once when rows come, go or move`(
      rows: Int
    ) {
      #expect(comparisons(rows: rows, after: "Swap") == rows + 15)
      #expect(comparisons(rows: rows, after: "Append") == rows + 15)
      #expect(comparisons(rows: rows, after: "Remove") == rows + 14)
    }
  #endif

  @Observable final class Model {
    var value = 0
    var other = 0
  }

  private struct Reader: View {
    let model: Model
    let readsOther: Bool
    var body: some View { Text(readsOther ? "\(model.other) others" : "\(model.value)") }
  }

  @Test(arguments: [10, 300]) func `a property costs who reads it`(readers: Int) {
    let model = Model()
    let app = TestApp(
      VStack {
        ForEach(0..<readers, id: \.self) { Reader(model: model, readsOther: $0 != 3) }
      })
    app.reset()
    model.value = 1
    app.flush()
    #expect(app.bodies == ["Reader"])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
    app.reset()
    model.other = 1
    app.flush()
    #expect(app.bodies == Array(repeating: "Reader", count: readers - 1))
    #expect(app.window.mutations.count == readers - 1)
  }

  private struct SelectionList: View {
    let model: Model
    let rows: Int

    var body: some View {
      VStack {
        ForEach(0..<rows, id: \.self) { SelectableRow(id: $0, isSelected: model.value == $0) }
      }
    }
  }

  private struct SelectableRow: View {
    let id: Int
    let isSelected: Bool
    var body: some View { Text(isSelected ? "\(id) is selected" : "\(id)") }
  }

  @Test(arguments: [10, 300]) func `a selection that each row asks for is the bodies of two`(
    rows: Int
  ) {
    let model = Model()
    let app = TestApp(SelectionList(model: model, rows: rows))
    app.reset()
    model.value = 4
    app.flush()
    #expect(app.bodies == ["SelectableRow", "SelectableRow"])
    // In the order of the rows; Observation notifies them in any order.
    #expect(
      app.window.changes == [
        #"text "0 is selected" becomes "0""#, #"text "4" becomes "4 is selected""#,
      ])
  }
}

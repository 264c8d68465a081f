import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// D8 to D12.
extension Program {
  static var rows: [Program] {
    [
      Program(
        .identityMadeInBody, "an id is made in a body",
        [
          "D8 finding: The content of Renewing<UUID> loses its state whenever Renewing<UUID> runs: its id is made in the body."
        ], { Renewing { _ in UUID() } }, use: { $0.tap("Add", times: 2) }),
      Program(
        .identityMadeInBody, "an id that follows a state", [], { Renewing { $0 } },
        use: { $0.tap("Add", times: 2) }),

      Program(
        .rowsMadeAnew, "rows with state whose elements are made in the body",
        [
          "D9 finding: All 3 rows begin anew; only their ids differ. What was in them is lost."
        ], { MadeRows() },
        use: {
          $0.window.all.first { $0.kind == .toggle }?.tap()
          $0.tap("Add")
        }),
      Program(
        .rowsMadeAnew, "rows without state, made three times",
        ["D9 cost: All 3 rows begin anew; only their ids differ."], { MadeRows() }),
      Program(
        .rowsMadeAnew, "rows whose elements are in a state", [], { KeptRows() }),
      Program(
        .rowsMadeAnew, "rows of other elements", [], { OtherRows() }),

      Program(
        .identityTwice, "an id that comes twice",
        [
          #"D10 error: Rows 0 and 1 have the same id, "a": which of them is meant is not known."#
        ], { Names(names: ["a", "a"]) }, use: { $0.flush() }),
      Program(
        .identityTwice, "a constant range of another length",
        [
          "D10 error: The range of a ForEach went from 2 to 3 rows, and 2 stay: such a range is constant."
        ], { P { t in ForEach(0..<t + 2) { Text("\($0)") } } }, use: { $0.tap("Add") }),
      Program(
        .identityTwice, "ids that come once", [], { Names(names: ["a", "b"]) },
        use: { $0.flush() }),

      Program(
        .dataMovesUnderState, "positions as ids, and the first element goes",
        [
          "D11 finding: Row 1 keeps isOn = true, but what it stood for is row 0 now: the rows are identified by their positions."
        ], { Switches(usesPositions: true) },
        use: {
          $0.window.all.filter { $0.kind == .toggle }[1].tap()
          $0.tap("Remove first")
        }),
      Program(
        .dataMovesUnderState, "positions as ids, and the first element goes, which is switched on",
        [
          "D11 finding: Row 0 keeps isOn = true, but what it stood for has gone: the rows are identified by their positions."
        ], { Switches(usesPositions: true) },
        use: {
          $0.window.all.first { $0.kind == .toggle }?.tap()
          $0.tap("Remove first")
        }),
      Program(
        .dataMovesUnderState, "ids of the elements", [], { Switches(usesPositions: false) },
        use: {
          $0.window.all.filter { $0.kind == .toggle }[1].tap()
          $0.tap("Remove first")
        }),
      Program(
        .dataMovesUnderState, "positions as ids, and the last element goes", [],
        { Switches(usesPositions: true) },
        use: {
          $0.window.all.filter { $0.kind == .toggle }[1].tap()
          $0.tap("Remove last")
        }),
      Program(
        .dataMovesUnderState, "positions as ids, and no state", [],
        { Switches(usesPositions: true) }, use: { $0.tap("Remove first") }),

      Program(
        .identityFromText, "the text is the id",
        [
          #"D12 finding: Typing changed the row's id from "a" to "ab": this makes another row, and the focus is lost."#
        ], { Texts() }, use: { $0.window.all.first { $0.kind == .textField }?.enter("ab") }),
      Program(
        .identityFromText, "elements with an id of their own", [], { Entries() },
        use: { $0.window.all.first { $0.kind == .textField }?.enter("ab") }),
    ]
  }
}

private struct Switch: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle(name, isOn: $isOn) }
}

private struct Renewing<ID: Hashable>: View {
  @State private var t = 0
  let id: (Int) -> ID
  var body: some View {
    Button("Add") { t += 1 }
    Switch(name: "\(t)").id(id(t))
  }
}

private struct Item: Identifiable {
  let id = UUID()
  let name: String
}

private let names = ["one", "two", "three"]

private struct MadeRows: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    ForEach(names.map { Item(name: $0) }) { Switch(name: $0.name) }
  }
}

private struct KeptRows: View {
  @State private var t = 0
  @State private var items = names.map { Item(name: $0) }
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    ForEach(items) { Switch(name: $0.name) }
  }
}

private struct OtherRows: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    ForEach(names.map { Item(name: "\($0) \(t)") }) { Switch(name: $0.name) }
  }
}

private struct Names: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}

private struct Switches: View {
  let usesPositions: Bool
  @State private var names = ["one", "two", "three"]
  var body: some View {
    Button("Remove first") { names.removeFirst() }
    Button("Remove last") { names.removeLast() }
    if usesPositions {
      ForEach(names.indices, id: \.self) { Switch(name: names[$0]) }
    } else {
      ForEach(names, id: \.self) { Switch(name: $0) }
    }
  }
}

private struct Texts: View {
  @State private var texts = ["a", "b"]
  var body: some View { ForEach($texts, id: \.self) { TextField("Text", text: $0) } }
}

private struct Entry: Identifiable {
  let id: Int
  var text: String
}

private struct Entries: View {
  @State private var entries = [Entry(id: 0, text: "a"), Entry(id: 1, text: "b")]
  var body: some View { ForEach($entries) { TextField("Text", text: $0.text) } }
}

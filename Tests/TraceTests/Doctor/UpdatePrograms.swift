import BanyanTesting
import SwiftUI
import Testing

/// D17 and D22.
extension Program {
  static var updates: [Program] {
    [
      Program(
        .manyReaders, "each row reads the whole list",
        ["D17 cost: 20 rows read O.list; 1 came to another result."],
        { WholeList() },
        use: { $0.tap("Add", times: 2) }),
      Program(
        .manyReaders, "each row is given its value", [], { OwnValues() },
        use: { $0.tap("Add", times: 2) }),

      Program(
        .noRest, "two actions that cause each other",
        [
          "D22 finding: onChange(of: Int) writes Circle.b; onChange(of: Int) writes Circle.a; stopped."
        ], { Circle() }, use: { $0.tap("Add") }),
      Program(
        .noRest, "an action that causes another", [], { OneWay() }, use: { $0.tap("Add") }),
    ]
  }
}

private struct WholeList: View {
  @State private var o = O()
  var body: some View {
    Button("Add") { o.list[3] += 1 }
    ForEach(0..<20) { Text("\(o.list[$0])") }
  }
}

private struct OwnValues: View {
  @State private var o = O()
  var body: some View {
    Button("Add") { o.list[3] += 1 }
    ForEach(Array(o.list.enumerated()), id: \.offset) { Text("\($0.element)") }
  }
}

private struct Circle: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    Button("Add") { a += 1 }
      .onChange(of: a) { b += 1 }
      .onChange(of: b) { a += 1 }
  }
}

private struct OneWay: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    Button("Add") { a += 1 }
      .onChange(of: a) { b += 1 }
    Text("\(b)")
  }
}

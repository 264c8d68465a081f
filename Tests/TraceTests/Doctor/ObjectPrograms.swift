import BanyanTesting
import SwiftUI
import Testing

/// D1, D2 and D3.
extension Program {
  static var objects: [Program] {
    [
      Program(
        .objectMadeAgain, "an object that was changed is made again",
        ["D1 finding: Observing makes another M whenever P<Observing> runs; a = 2 was lost."],
        { P { _ in Observing() } },
        use: {
          $0.tap("a", times: 2)
          $0.tap("Add")
        }),
      Program(
        .objectMadeAgain, "an object is made again three times",
        ["D1 cost: Observing makes another M whenever P<Observing> runs (3 times)."],
        { P { _ in Observing() } }),
      Program(
        .objectMadeAgain, "an object in a state", [], { P { _ in Owning() } },
        use: {
          $0.tap("a", times: 2)
          $0.tap("Add", times: 3)
        }),
      Program(
        .objectMadeAgain, "two objects that are kept elsewhere", [],
        { [first = M(), second = M()] in P { Observing(m: $0 % 2 == 0 ? first : second) } }),
      Program(
        .objectMadeAgain, "objects of other first values", [], { P { Observing(m: M(id: $0)) } }),

      Program(
        .objectMadeInBody, "an object that was changed is provided anew",
        [
          "D2 finding: Providing provides another M whenever it runs; what the last held (a = 2) is lost for 1 reader."
        ], { Providing() },
        use: {
          $0.tap("a", times: 2)
          $0.tap("Add")
        }),
      Program(
        .objectMadeInBody, "an object is provided anew three times",
        ["D2 cost: Providing provides another M whenever it runs (3 times)."], { Providing() }),
      Program(
        .objectMadeInBody, "an object in a state is provided", [], { ProvidingOwn() },
        use: {
          $0.tap("a", times: 2)
          $0.tap("Add", times: 3)
        }),

      Program(
        .objectsThrownAway, "twenty objects for a state that has one",
        [
          "D3 cost: 21 O were made for Stating.o, 20 dropped: @State evaluates its first value for each value of the view."
        ], { P { _ in Stating() } }, use: { $0.tap("Add", times: 20) }),
      Program(
        .objectsThrownAway, "an object made above and passed", [],
        { [o = O()] in P { _ in Passed(o: o) } }, use: { $0.tap("Add", times: 20) }),
    ]
  }
}

private struct Observing: View {
  @ObservedObject var m = M()
  var body: some View { Button("a") { m.a += 1 } }
}

private struct Owning: View {
  @StateObject private var m = M()
  var body: some View { Button("a") { m.a += 1 } }
}

private struct Reading: View {
  @EnvironmentObject private var m: M
  var body: some View { Button("a") { m.a += 1 } }
}

private struct Providing: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    Reading().environmentObject(M())
  }
}

private struct ProvidingOwn: View {
  @State private var t = 0
  @StateObject private var m = M()
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    Reading().environmentObject(m)
  }
}

private struct Stating: View {
  @State private var o = O()
  var body: some View { Text("\(o.list.count)") }
}

private struct Passed: View {
  let o: O
  var body: some View { Text("\(o.list.count)") }
}

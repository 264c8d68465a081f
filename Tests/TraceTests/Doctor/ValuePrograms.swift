import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// D7, D18 and D19.
extension Program {
  static var values: [Program] {
    [
      Program(
        .firstValueNotFollowed, "a state is given first what changes",
        ["D7 finding: Seeded.n still is 0, as P<Seeded> gave it first; P<Seeded> gives 1 now."],
        { P { Seeded(n: $0) } }, use: { $0.tap("Add", times: 3) }),
      Program(
        .firstValueNotFollowed, "a field of a state is given first what changes",
        [
          "D7 finding: SeededPair.pair still is Pair(left: 0, right: 7), as P<SeededPair> gave it first; P<SeededPair> gives Pair(left: 1, right: 7) now."
        ], { P { SeededPair(pair: Pair(left: $0, right: 7)) } }, use: { $0.tap("Add") }),
      Program(
        .firstValueNotFollowed, "a state that its view has edited", [], { P { Seeded(n: $0) } },
        use: {
          $0.tap("Edit")
          $0.tap("Add", times: 3)
        }),
      Program(
        .firstValueNotFollowed, "a state with an identity of its own", [],
        { P { _ in SelfMade() } }),
      Program(
        .firstValueNotFollowed, "a plain property", [], { P { Plain(n: $0) } }),

      Program(
        .newClosure, "a function that captures what changes",
        [
          "D18 cost: Tapping runs with P<Tapping> because `tap` captures something new each time, and has the same result."
        ], { P { t in Tapping { note("\(t)") } } }),
      Program(
        .newClosure, "a function that captures nothing", [],
        { P { _ in Tapping { note("x") } } }),
      Program(
        .newClosure, "a function beside a value that is shown", [],
        { P { t in Labelled(label: "\(t)") { note("\(t)") } } }),

      Program(
        .incomparableValue, "values without an ==, equal each time",
        [
          "D19 cost: Listing<U> runs with P<Listing<U>> although `values` has what it had: Array<U> is not Equatable, so they cannot be compared."
        ], { P { _ in Listing(values: [U(n: 1)]) } }),
      Program(
        .incomparableValue, "values with an ==", [], { P { _ in Listing(values: [E(n: 1)]) } }),
      Program(
        .incomparableValue, "values without an == that differ", [],
        { P { Listing(values: [U(n: $0)]) } }),
    ]
  }
}

struct Seeded: View {
  @State var n: Int
  var body: some View { Button("Edit") { n += 10 } }
}

private struct Pair: Equatable {
  var left: Int
  var right: Int
}

private struct SeededPair: View {
  @State var pair: Pair
  var body: some View { Text("\(pair.left)") }
}

private struct SelfMade: View {
  @State private var id = UUID()
  var body: some View { Text("\(id.uuidString.count)") }
}

private struct Plain: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

private struct Tapping: View {
  let tap: @MainActor () -> Void
  init(_ tap: @escaping @MainActor () -> Void) { self.tap = tap }
  var body: some View { Button("x", action: tap) }
}

private struct Labelled: View {
  let label: String
  let tap: @MainActor () -> Void
  var body: some View { Button(label, action: tap) }
}

private struct U { var n: Int }
private struct E: Equatable { var n: Int }

private struct Listing<Value>: View {
  let values: [Value]
  var body: some View { Text("\(values.count)") }
}

import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// D8 with bodies that run twice, D23, D25, D26 and D27.
extension Program {
  static var rest: [Program] {
    [
      Program(
        .identityMadeInBody, "an id of any kind is made in a body",
        [
          "D8 finding: The content of RandomIdentity loses its state whenever RandomIdentity runs: its id is made in the body."
        ], asksTwice: true, { RandomIdentity() }, use: { $0.tap("Add") }),

      Program(
        .measuringLoop, "a height that is what was measured and one more",
        [
          "D23 finding: What Growing makes of its size gives it another one: 100 x 10, 100 x 11, 100 x 12 and so on."
        ], { Growing(limit: 10_000) }, use: { $0.measureReader(10..<30) }),
      Program(
        .measuringLoop, "a height that is bounded", [], { Growing(limit: 14) },
        use: { $0.measureReader(10..<14, thenFor: 20) }),
      Program(
        .measuringLoop, "a person changes the size of the window", [], { Growing(limit: 10_000) },
        use: {
          for height in 10..<30 {
            $0.window.resize(width: 100, height: CGFloat(height))
            $0.measureReader(height..<height + 1)
          }
        }),

      Program(
        .taskWithoutRest, "the id of a task is made in the body",
        [
          "D25 finding: The task of Restless<UUID> is cancelled and begun anew whenever Restless<UUID> runs: its id is made in the body."
        ], asksTwice: true, { Restless { _ in UUID() } }),
      Program(
        .taskWithoutRest, "the id of a task follows from a state", [], asksTwice: true,
        { Restless { $0 } }),

      Program(
        .slow, "a body that waits for 10 ms",
        ["D27 cost: The body of Waiting takes more than 8 ms, without what is below it."],
        { P { Waiting(t: $0, milliseconds: 10) } }),
      Program(
        .slow, "a body that waits for 1 ms", [], { P { Waiting(t: $0, milliseconds: 1) } }),
    ]
  }
}

extension TestApp {
  /// Reports sizes to the reader as a host does that shows the result: several heights in sequence, and
  /// the last one some more times.
  fileprivate func measureReader(_ heights: Range<Int>, thenFor count: Int = 0) {
    for height in Array(heights) + Array(repeating: heights.last!, count: count) {
      window.all.first { $0.kind == .geometryReader }?
        .measure(CGRect(x: 0, y: 0, width: 100, height: CGFloat(height)))
    }
  }
}

private struct Counting: View {
  @State private var n = 0
  var body: some View { Button("n \(n)") { n += 1 } }
}

private struct RandomIdentity: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    Counting().id(Double.random(in: 0..<1))
  }
}

private struct Growing: View {
  let limit: CGFloat
  @State private var height: CGFloat = 10
  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.size.height, initial: true) { _, measured in
        height = min(measured + 1, limit)
      }
    }
    .frame(height: height)
  }
}

private struct Restless<ID: Equatable>: View {
  let id: (Int) -> ID
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
      .task(id: id(t)) {}
    Text("\(t)")
  }
}

private struct Waiting: View {
  let t: Int
  let milliseconds: UInt64
  var body: some View {
    let _ = BodyTime.wait(milliseconds)
    Text("\(t)")
  }
}

/// A clock that only the bodies of the programs move on.
@MainActor
enum BodyTime {
  private(set) static var nanoseconds: UInt64 = 0

  static func wait(_ milliseconds: UInt64) { nanoseconds += milliseconds * 1_000_000 }
}

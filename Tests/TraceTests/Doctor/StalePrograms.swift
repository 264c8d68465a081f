import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// D5, D13, D14, D20 and D28.
extension Program {
  static var stale: [Program] {
    [
      Program(
        .announcesNothing, "a plain class whose property is shown",
        ["D5 finding: K.n went 0 -> 1; ShowingPlain would show it but was not notified."],
        asksTwice: true, { ShowingPlain() }, use: { $0.tap("n") }),
      Program(
        .announcesNothing, "a plain class whose property is not shown", [], asksTwice: true,
        { CachingPlain() }, use: { $0.tap("n") }),
      Program(
        .announcesNothing, "a plain class, and the view runs by itself", [], asksTwice: true,
        { RunningPlain() }, use: { $0.tap("n") }),
      Program(
        .announcesNothing, "a plain class beside what is another each time", [], asksTwice: true,
        { RandomPlain() }, use: { $0.tap("n") }),

      Program(
        .branchDropsState, "the same view in both branches", [],
        notes: [
          "D13 note: Counting begins anew when Branches takes another branch: n = 1 was lost."
        ], { Branches() }, use: { $0.useBranches() }),
      Program(
        .branchDropsState, "a modifier's value depends on the condition", [], { OneBranch() },
        use: { $0.useBranches() }),
      Program(
        .branchDropsState, "views that are given something else", [], { NamedBranches() },
        use: { $0.useBranches() }),

      Program(
        .typeFlips, "a type goes to and fro under AnyView", [],
        notes: [
          "D14 note: The view in an AnyView of Flipping loses its state whenever its type changes: n = 1 of Counting was lost."
        ], { Flipping() }, use: { $0.flip() }),
      Program(
        .typeFlips, "a type under AnyView that has not been there before", [], { Flipping() },
        use: {
          $0.tap("n 0")
          $0.tap("Switch")
        }),
      Program(
        .typeFlips, "one type under AnyView", [], { NotFlipping() }, use: { $0.flip() }),

      Program(
        .alwaysNew, "a function that captures what changes is provided",
        [
          "D20 cost: `open` of the environment is new whenever ProvidingFunction runs; 1 reader ran and came to the same result."
        ], { ProvidingFunction() }),
      Program(
        .alwaysNew, "an Equatable struct with a callAsFunction is provided", [],
        { ProvidingStruct() }),

      Program(
        .elsewhereOtherwise, "a sheet shows a state that the body does not read", [],
        notes: [
          "D28 note: What Presenting presents shows Presenting.t, which its body does not read: elsewhere it may show what t was when the body ran."
        ], { Presenting(readsInBody: false) }, use: { $0.tap("Show") }),
      Program(
        .elsewhereOtherwise, "a sheet shows a state that the body reads", [],
        { Presenting(readsInBody: true) }, use: { $0.tap("Show") }),
    ]
  }
}

extension TestApp {
  fileprivate func useBranches() {
    tap("n 0")
    tap("Switch")
  }

  fileprivate func flip() {
    tap("Switch")
    tap("n 0")
    tap("Switch")
  }
}

private final class K {
  var n = 0
}

private struct ShowingPlain: View {
  @State private var k = K()
  var body: some View {
    Text("\(k.n)")
    Button("n") { k.n += 1 }
  }
}

private struct CachingPlain: View {
  @State private var k = K()
  var body: some View {
    Text("plain")
    Button("n") { k.n += 1 }
  }
}

private struct RunningPlain: View {
  @State private var k = K()
  @State private var t = 0
  var body: some View {
    Text("\(k.n) \(t)")
    Button("n") {
      k.n += 1
      t += 1
    }
  }
}

private struct RandomPlain: View {
  @State private var k = K()
  var body: some View {
    Text(UUID().uuidString)
    Button("n") { k.n += 1 }
  }
}

private struct Counting: View {
  var name = ""
  @State private var n = 0
  var body: some View { Button("n \(n)") { n += 1 } }
}

private struct Branches: View {
  @State private var isOn = false
  var body: some View {
    Button("Switch") { isOn.toggle() }
    if isOn { Counting().padding() } else { Counting() }
  }
}

private struct OneBranch: View {
  @State private var isOn = false
  var body: some View {
    Button("Switch") { isOn.toggle() }
    Counting().padding(isOn ? 8 : 0)
  }
}

private struct NamedBranches: View {
  @State private var isOn = false
  var body: some View {
    Button("Switch") { isOn.toggle() }
    if isOn { Counting(name: "x") } else { Counting(name: "y") }
  }
}

private struct Flipping: View {
  @State private var t = 0
  var body: some View {
    Button("Switch") { t += 1 }
    t % 2 == 0 ? AnyView(Counting()) : AnyView(Counting().padding())
  }
}

private struct NotFlipping: View {
  @State private var t = 0
  var body: some View {
    Button("Switch") { t += 1 }
    AnyView(Counting())
    Text("\(t)")
  }
}

private struct OpenKey: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable () -> Void = {}
}

private struct Opening: Equatable {
  var name = ""
  @MainActor func callAsFunction() { note(name) }
}

private struct OpeningKey: EnvironmentKey {
  static let defaultValue = Opening()
}

extension EnvironmentValues {
  fileprivate var open: @MainActor @Sendable () -> Void {
    get { self[OpenKey.self] }
    set { self[OpenKey.self] = newValue }
  }
  fileprivate var opening: Opening {
    get { self[OpeningKey.self] }
    set { self[OpeningKey.self] = newValue }
  }
}

private struct Opener: View {
  @Environment(\.open) private var open
  var body: some View { Button("Open") { open() } }
}

private struct StructOpener: View {
  @Environment(\.opening) private var opening
  var body: some View { Button("Open") { opening() } }
}

private struct ProvidingFunction: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    Opener().environment(\.open) { [t] in note("\(t)") }
  }
}

private struct ProvidingStruct: View {
  @State private var t = 0
  var body: some View {
    Button("Add") { t += 1 }
    Text("\(t)")
    StructOpener().environment(\.opening, Opening(name: "x"))
  }
}

private struct Presenting: View {
  let readsInBody: Bool
  @State private var t = 0
  @State private var isShown = false
  var body: some View {
    Button("Show") {
      t += 1
      isShown = true
    }
    .sheet(isPresented: $isShown) { Text("shown \(t)") }
    if readsInBody { Text("\(t)") }
  }
}

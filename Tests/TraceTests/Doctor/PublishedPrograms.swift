import BanyanTesting
import SwiftUI
import Testing

/// D4, D15 and D16.
extension Program {
  static var published: [Program] {
    [
      Program(
        .shownNotFollowed, "an object in an object is shown",
        [
          "D4 finding: ShowingInner shows Inner.a, which went 0 -> 1 unnoticed: ShowingInner follows Outer only."
        ], asksTwice: true, { ShowingInner() }, use: { $0.tap("a") }),
      Program(
        .shownNotFollowed, "an object of an environment value is shown",
        [
          "D4 finding: ShowingValue shows M.a, which went 0 -> 1 unnoticed: ShowingValue has it as model from an environment value, which follows no object."
        ], asksTwice: true, { ProvidingValue() }, use: { $0.tap("a") }),
      Program(
        .shownNotFollowed, "nobody has asked for bodies to run twice", [],
        notes: [
          "D4 note: ShowingInner shows Inner.a, which went 0 -> 1 unnoticed: ShowingInner follows Outer only."
        ], { ShowingInner() }, use: { $0.tap("a") }),
      Program(
        .shownNotFollowed, "a view below follows the inner object", [], asksTwice: true,
        { PassingInner() }, use: { $0.tap("a") }),
      Program(
        .shownNotFollowed, "the inner object is not shown", [], asksTwice: true,
        { HidingInner() }, use: { $0.tap("a") }),

      Program(
        .followsUnread, "an object that is only written",
        ["D15 cost: Only ran 3 times for _m, of which it reads nothing."], { Only() },
        use: { $0.tap("a", times: 3) }),
      Program(
        .followsUnread, "an object that is shown", [], { Shown() },
        use: { $0.tap("a", times: 3) }),
      Program(
        .followsUnread, "an object that is shown only for a while", [], { ShownWhileOpen() },
        use: {
          $0.tap("Open", times: 2)
          $0.tap("a", times: 3)
        }),
      Program(
        .followsUnread, "an object to whose property a control is bound", [], { BoundTo() },
        use: { $0.tap("a", times: 3) }),
      Program(
        .followsUnread, "an object with something else in it that may be shown", [], { Mixed() },
        use: { $0.tap("a", times: 3) }),

      Program(
        .runsForUnread, "another property than what is read",
        ["D16 cost: ReadsA reads a of _m; it ran 3 times for b."], { ReadsA() },
        use: { $0.tap("b", times: 3) }),
      Program(
        .runsForUnread, "an @Observable", [], { ReadsObservable() },
        use: { $0.tap("b", times: 3) }),
      Program(
        .runsForUnread, "the property that is read", [], { ReadsA() },
        use: { $0.tap("a", times: 3) }),
    ]
  }
}

private final class Inner: ObservableObject {
  @Published var a = 0
}

private final class Outer: ObservableObject {
  @Published var inner = Inner()
}

private struct ShowingInner: View {
  @StateObject private var outer = Outer()
  var body: some View {
    Text("\(outer.inner.a)")
    Button("a") { outer.inner.a += 1 }
  }
}

private struct InnerView: View {
  @ObservedObject var inner: Inner
  var body: some View { Text("\(inner.a)") }
}

private struct PassingInner: View {
  @StateObject private var outer = Outer()
  var body: some View {
    InnerView(inner: outer.inner)
    Button("a") { outer.inner.a += 1 }
  }
}

private struct HidingInner: View {
  @StateObject private var outer = Outer()
  var body: some View {
    Text("hidden")
    Button("a") { outer.inner.a += 1 }
  }
}

private struct ModelKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = M()
}

extension EnvironmentValues {
  fileprivate var model: M {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }
}

private struct ProvidingValue: View {
  @State private var m = M()
  var body: some View {
    ShowingValue().environment(\.model, m)
    Button("a") { m.a += 1 }
  }
}

private struct ShowingValue: View {
  @Environment(\.model) private var model
  var body: some View { Text("\(model.a)") }
}

private final class Counts: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private struct Only: View {
  @StateObject private var m = Counts()
  var body: some View { Button("a") { m.a += 1 } }
}

private struct Shown: View {
  @StateObject private var m = Counts()
  var body: some View {
    Button("a") { m.a += 1 }
    Text(m.a > 9 ? "many" : "few")
  }
}

private struct ShownWhileOpen: View {
  @StateObject private var m = Counts()
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen.toggle() }
    Button("a") { m.a += 1 }
    if isOpen { Text("\(m.a)") }
  }
}

private struct BoundTo: View {
  @StateObject private var m = Counts()
  var body: some View {
    Button("a") { m.a += 1 }
    Stepper("b", value: $m.b)
  }
}

private final class Half: ObservableObject {
  @Published var a = 0
  var note = ""
}

private struct Mixed: View {
  @StateObject private var m = Half()
  var body: some View { Button("a") { m.a += 1 } }
}

private struct ReadsA: View {
  @StateObject private var m = Counts()
  var body: some View {
    Text("\(m.a)")
    Button("a") { m.a += 1 }
    Button("b") { m.b += 1 }
  }
}

@Observable private final class ObservableCounts {
  var a = 0
  var b = 0
}

private struct ReadsObservable: View {
  @State private var m = ObservableCounts()
  var body: some View {
    Text("\(m.a)")
    Button("b") { m.b += 1 }
  }
}

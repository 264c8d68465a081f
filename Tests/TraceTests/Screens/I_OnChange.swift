import SwiftUI

/// With `initial` the action runs at first with the same value twice, then with old and new.
struct I03: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Add to \(number)") { number += 1 }
      .onChange(of: number, initial: true) { note("\($0) to \($1)") }
  }
}

/// The writes of one transaction run the action once, with the first old and the last new value.
struct I07: Screen {
  @State private var value = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Write") {
      value = 1
      value = 2
      withAnimation {
        value = 3
        value = 4
      }
    }
    .onChange(of: value) { note("\($0) to \($1)") }
  }
}

/// Several actions of one view run from the inside to the outside.
struct I11: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { number += 1 }
      .onChange(of: number) { note("inner") }
      .onChange(of: number) { note("outer") }
  }
}

/// A feedback loop stops after two runs in one update.
struct I12: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { number += 1 }
      .onChange(of: number) { old, new in
        note("\(old) to \(new)")
        number += 1
      }
  }
}

/// State that is written in an action is shown in the same turn.
struct I14: Screen {
  @State private var number = 1
  @State private var double = 2

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number) and \(double)").onChange(of: number) { double = number * 2 }
    Button("Add") { number += 1 }
  }
}

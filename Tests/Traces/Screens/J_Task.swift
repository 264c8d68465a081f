import SwiftUI

/// A task starts again when its id changes, and not when the parent runs with an equal one (J09).
struct J02: Screen {
  @State private var number = 0
  @State private var title = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Next") { number += 1 }
    Button("Title \(title)") { title += 1 }
      .task(id: number) { note("run \(number)") }
  }
}

/// Removing a view cancels its task.
struct J04: Screen {
  @State private var isShown = true

  var body: some View {
    let _ = Self._printChanges()
    Button("Remove") { isShown = false }
    if isShown {
      Text("waiting").task {
        note("start")
        try? await Task.sleep(for: .seconds(600))
        note(Task.isCancelled ? "cancelled" : "slept")
      }
    }
  }
}

/// What a task writes after it waited runs the body once a turn.
struct J07: Screen {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(first) \(second)")
    Text("\(first) and \(second)")
      .task {
        first = 1
        try? await Task.sleep(for: .milliseconds(1))
        first = 2
        second = 2
      }
  }
}

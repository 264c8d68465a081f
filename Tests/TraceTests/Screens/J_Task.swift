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
        // Nothing ever comes, so only the cancellation ends this.
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        withExtendedLifetime(continuation) { note(Task.isCancelled ? "cancelled" : "ended") }
      }
    }
  }
}

/// What a task writes after it gave others their turn runs the body once a turn.
struct J07: Screen {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(first) \(second)")
    Text("\(first) and \(second)")
      .task {
        first = 1
        await Task.yield()
        first = 2
        second = 2
      }
  }
}

import SwiftUI

/// A write of an equal value runs no body.
struct A05: Screen {
  @State private var title = "start"

  var body: some View {
    let _ = Self._printChanges()
    Text(title)
    Button("Same") { title = ["st", "art"].joined() }
    Button("Other") { title = "end" }
  }
}

/// A state that the body never reads does not invalidate its owner.
struct A06: Screen {
  @State private var taps = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Tap") {
      taps += 1
      note("wrote \(taps)")
    }
  }
}

/// Passing a binding on is not reading it: the child's write runs the child alone.
struct A07: Screen {
  @State private var level = 0

  struct Knob: View {
    @Binding var level: Int

    var body: some View {
      let _ = Self._printChanges()
      Button("Level \(level)") { level += 1 }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Knob(level: $level)
  }
}

/// A body that read a state once is invalidated by it though it no longer reads it.
struct A08: Screen {
  @State private var isOpen = true
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text(isOpen ? "\(count)" : "closed")
    Button("Close") { isOpen = false }
    Button("Add") { count += 1 }
  }
}

/// Two writes in one action run one body, which sees the second.
struct A09: Screen {
  @State private var value = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(value)")
    Button("Write") {
      value = 1
      value = 2
    }
  }
}

/// Writes are put together by transaction: the bodies see 0, 2 and 4.
struct A10: Screen {
  @State private var value = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(value)")
    Text("\(value)")
      .onAppear {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }
  }
}

/// An action reads what it has just written, before any body runs.
struct A11: Screen {
  @State private var value = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(value)")
    Button("Write") {
      value = 1
      note("action \(value)")
    }
  }
}

/// Of two children the one whose value did not change does not run.
struct A20: Screen {
  @State private var value = 0

  struct Changing: View {
    let value: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("\(value)")
    }
  }

  struct Constant: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("constant")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Change") { value += 1 }
    Changing(value: value)
    Constant()
  }
}

/// The state of a child is kept when its parent passes it another value.
struct A21: Screen {
  @State private var name = "before"

  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      let _ = Self._printChanges()
      Button("\(name): \(count)") { count += 1 }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Rename") { name = "after" }
    Counter(name: name)
  }
}

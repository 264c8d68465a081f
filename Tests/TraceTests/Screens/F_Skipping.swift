import SwiftUI

/// A child whose values are unchanged does not run; one with a changed value does, though it does
/// not read it (F02).
struct F01: Screen {
  @State private var count = 0

  struct Same: View {
    let title: String

    var body: some View {
      let _ = Self._printChanges()
      Text(title)
    }
  }

  struct Changed: View {
    let unread: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("changed")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Again") { count += 1 }
    Same(title: "same")
    Changed(unread: count)
  }
}

/// A closure that captures what changes is a change; one that captures nothing is not.
struct F03: Screen {
  @State private var count = 0

  struct Capturing: View {
    let action: @MainActor () -> Void

    var body: some View {
      let _ = Self._printChanges()
      Button("Capturing", action: action)
    }
  }

  struct Free: View {
    let action: @MainActor () -> Void

    var body: some View {
      let _ = Self._printChanges()
      Button("Free", action: action)
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    let count = count
    Button("Again") { self.count += 1 }
    Capturing { _ = count }
    Free {}
  }
}

/// `equatable()` holds back what the parent passes, but not the view's own changes.
struct F08: Screen {
  @State private var number = 0

  struct Equal: View, Equatable {
    let number: Int
    @State private var count = 0

    nonisolated static func == (left: Equal, right: Equal) -> Bool { true }

    var body: some View {
      let _ = Self._printChanges()
      Button("count \(count)") { count += 1 }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Number") { number += 1 }
    Equal(number: number).equatable()
  }
}

/// What `onReceive` is sent runs its action, and no body if that writes nothing.
struct F11: Screen {
  private let numbers = PassthroughSubject<Int, Never>()
  @State private var total = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("total \(total)").onReceive(numbers) { number in
      note("received \(number)")
      if number > 1 { total += number }
    }
    Button("Send 1") { numbers.send(1) }
    Button("Send 2") { numbers.send(2) }
  }
}

import SwiftUI

/// The update of a `withAnimation` carries its animation, and one without carries none.
struct L01: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number)").transaction { note($0.animation == .linear ? "linear" : "plain") }
    Button("Plain") { number += 1 }
    Button("Animated") { withAnimation(.linear) { number += 1 } }
  }
}

/// Writes of different transactions are separate updates, in order.
struct L03: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(number)")
    Text("\(number)")
    Button("Write") {
      number = 1
      number = 2
      withAnimation(.linear) {
        number = 3
        number = 4
      }
      number = 5
    }
  }
}

/// A completion runs once: after the changes were shown, or at once if nothing changed.
struct L05: Screen {
  @State private var number = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number)")
    Button("Add") { write(number + 1) }
    Button("Same") { write(number) }
  }

  private func write(_ value: Int) {
    withAnimation {
      number = value
    } completion: {
      note("complete")
    }
    note("after")
  }
}

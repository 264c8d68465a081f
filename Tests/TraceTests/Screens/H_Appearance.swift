import SwiftUI

/// `onAppear` of a child runs before one outside of it.
struct H03: Screen {
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("child").onAppear { note("child appears") }
    }
    .onAppear { note("stack appears") }
  }
}

/// `onDisappear` runs once, after the update in which the view goes.
struct H05: Screen {
  @State private var isShown = true

  var body: some View {
    let _ = Self._printChanges()
    Button("Switch") { isShown.toggle() }
    if isShown { Text("content").onDisappear { note(isShown ? "DT" : "DF") } }
  }
}

/// When the parent runs again `onAppear` does not.
struct H09: Screen {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("count \(count)") { count += 1 }.onAppear { note("A") }
  }
}

/// Actions run after the update in the order in which it caused them, and their writes form the
/// next update.
struct H10: Screen {
  @State private var count = 0
  @State private var other = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("body \(count) \(other)")
    Button("Add") { count += 1 }
      .onChange(of: count) {
        note("first")
        other += 1
      }
      .onChange(of: count) {
        note("second")
        other += 1
      }
  }
}

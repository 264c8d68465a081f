// LESSON Lifetime: appear, leave, appear again
//
// `onAppear` runs when a view appears and `onDisappear` when it goes away; a `task` starts with the first and is cancelled with the
// second. A view's state is lost when it leaves the tree, and not before.
//
// TRY Tap Show.
// RUNS ContentView, Guest
// RESTS
// BECAUSE The guest is made, its body runs for the first time, and then its `onAppear` runs.
// SEE Look at Output: "came".
//
// TRY Tap Show.
// RUNS ContentView
// RESTS Guest
// BECAUSE The guest is gone. The body of a view that goes away does not run.
// SEE Output says "left". If you typed a name, it is gone too.
import SwiftUI

struct ContentView: View {
  @State private var hasGuest = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Show") { hasGuest.toggle() }
      if hasGuest { Guest() }
    }
    .padding()
  }
}

struct Guest: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onAppear { print("came") }
      .onDisappear { print("left") }
  }
}

// LESSON Lifetime: appear, leave, appear again
//
// `onAppear` runs when a view comes to be seen, `onDisappear` when it leaves, and `task` begins with the one and is cancelled with the
// other. What a view had in its states goes when it leaves the tree, and not before.
//
// TRY Tap Show.
// RUNS ContentView, Guest
// RESTS
// BECAUSE The guest is made, its body runs for the first time, and then its `onAppear`.
// SEE Look at Output: "came".
//
// TRY Tap Show.
// RUNS ContentView
// RESTS Guest
// BECAUSE The guest is gone. Nobody asks a body of something that leaves.
// SEE "left", and with it the name that you may have typed.
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

// LESSON An alert takes its flag back
//
// Who presents an alert owns a flag, and lends it to the alert with a binding. The alert appears when the flag turns true, and when it
// is dismissed, it sets the flag to false itself: the presenter has nothing to tidy up.
//
// TRY Tap Close the shop.
// RUNS ContentView
// RESTS Shelf
// BECAUSE ContentView has read the flag for its text.
// SEE The alert, and behind it the word "asking".
//
// TRY Tap Stay open.
// RUNS ContentView
// RESTS Shelf
// BECAUSE The action of this button is empty. The alert has written false through the binding, and ContentView has read the flag.
// SEE The word "open" again.
import SwiftUI

struct ContentView: View {
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 16) {
      Text(isAsking ? "The shop is asking" : "The shop is open").font(.title)
      Button("Close the shop") { isAsking = true }
      Shelf()
    }
    .alert("So early?", isPresented: $isAsking) {
      Button("Stay open") {}
    }
  }
}

struct Shelf: View {
  var body: some View { Text("Bread, milk, salt").foregroundStyle(.secondary) }
}

// LESSON State: a value that a view owns
//
// A view's struct is thrown away and made again all the time. What is marked @State is kept for it elsewhere, for as long as
// the view stands at its place. Writing to it asks those who have read it, and nobody else.
//
// TRY Tap Count.
// RUNS ContentView
// RESTS Advice
// BECAUSE ContentView reads the number in its body. Advice is given nothing, so it is the same view as before, and is left alone.
// SEE The number goes up. One text has changed on the screen, although the whole body around it ran.
//
// TRY Tap Count in secret.
// RUNS
// RESTS ContentView, Advice
// BECAUSE Nobody reads `secret` in a body: to write it asks nobody.
// SEE Nothing, and that is right.
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var secret = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)").font(.largeTitle)
      Button("Count") { count += 1 }
      Button("Count in secret") { secret += 1 }
      Advice()
    }
    .padding()
  }
}

struct Advice: View {
  var body: some View {
    Text("Keep what you own private.").foregroundStyle(.secondary)
  }
}

// LESSON State: a value that a view owns
//
// SwiftUI throws a view's struct away and makes a new one all the time. What is marked @State is stored elsewhere, for as long as
// the view stays at its place. When you write to it, the views that have read it run again, and no others.
//
// TRY Tap Count.
// RUNS ContentView
// RESTS Advice
// BECAUSE ContentView reads the number in its body. Nothing is passed to Advice, so it is the same view as before and is left alone.
// SEE The number goes up. Only one text on the screen has changed, although the whole body around it ran.
//
// TRY Tap Count in secret.
// RUNS
// RESTS ContentView, Advice
// BECAUSE No body reads `secret`, so writing to it makes nothing run.
// SEE Nothing, and rightly so.
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

// LESSON Running is not drawing
//
// When a state changes, the bodies that have read it run. They make new views, which are compared with the old ones, and only what
// differs is drawn again. `Self._printChanges()` prints why a body runs, here as on Apple's systems.
//
// TRY Tap Another lap.
// RUNS ContentView
// RESTS Lane
// BECAUSE ContentView has read `laps`. Its list is given the same range as before, so none of the twenty lanes is even asked.
// SEE Output says "ContentView: _laps changed." One text is drawn again; under "What ran", it is the only line that says "becomes".
import SwiftUI

struct ContentView: View {
  @State private var laps = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 16) {
      Text("\(laps) laps").font(.largeTitle)
      Button("Another lap") { laps += 1 }
      List(1...20, id: \.self) { number in
        Lane(number: number)
      }
    }
    .padding(.top)
  }
}

struct Lane: View {
  let number: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("Lane \(number)")
  }
}

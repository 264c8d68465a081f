// LESSON Identity: the same view, or another one
//
// State lives as long as its view stays at its place. The branches of an `if` are different places. A changed `.id` makes it another
// view. A modifier with a changed value does neither.
//
// TRY Tap Count.
// RUNS Meter
// RESTS ContentView
// BECAUSE The state is Meter's own.
// SEE The number is 1.
//
// TRY Tap Indent.
// RUNS ContentView
// RESTS Meter
// BECAUSE Only the value of the padding has changed. The meter is the same one, at the same place.
// SEE It moves, and keeps its number.
//
// TRY Tap Frame.
// RUNS ContentView, Meter
// RESTS
// BECAUSE The other branch has a meter of its own. The old one is gone, and its number with it.
// SEE The number is 0, and the doctor has a note on it. Count again and press Indent: that loses nothing.
import SwiftUI

struct ContentView: View {
  @State private var isIndented = false
  @State private var isFramed = false

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Indent") { isIndented.toggle() }
        Button("Frame") { isFramed.toggle() }
      }
      if isFramed {
        Meter().border(.blue)
      } else {
        Meter().padding(.leading, isIndented ? 40 : 0)
      }
    }
    .padding()
  }
}

struct Meter: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}

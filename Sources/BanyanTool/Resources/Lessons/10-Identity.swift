// LESSON Identity: the same view, or another one
//
// A state lives as long as its view stands at its place. The branches of an `if` are different places. An `.id` that changes is
// another view. A modifier whose value changes is neither.
//
// TRY Tap Count.
// RUNS Meter
// RESTS ContentView
// BECAUSE The state is Meter's own.
// SEE 1
//
// TRY Tap Indent.
// RUNS ContentView
// RESTS Meter
// BECAUSE Only a value of the padding is another. The meter is the same one, at the same place.
// SEE It moves, and keeps its number.
//
// TRY Tap Frame.
// RUNS ContentView, Meter
// RESTS
// BECAUSE The other branch has a meter of its own. The old one has left, with its number.
// SEE 0, and the doctor has a note on it. Count, and press Indent once more: nothing is lost by that.
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

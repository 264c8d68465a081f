// LESSON Binding: a way to somebody else's value
//
// A Binding holds no value. It knows where a value is, and reads and writes it there. So there is a single source of truth, and
// two views that show it never disagree.
//
// TRY Switch Light.
// RUNS ContentView
// RESTS Lamp, Door
// BECAUSE The state belongs to ContentView, whose bulb shows it. Lamp only hands its binding on to a switch, which reads and writes the value without Lamp.
// SEE The bulb above changes with the switch, in the same update.
//
// TRY Switch Open.
// RUNS Door
// RESTS ContentView, Lamp
// BECAUSE ContentView owns `isOpen` but does not read it: passing `$isOpen` on is not reading. Only Door reads the value.
// SEE The word beside the switch changes. The owner has nothing to do.
import SwiftUI

struct ContentView: View {
  @State private var isLit = false
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: isLit ? "lightbulb.fill" : "lightbulb").font(.largeTitle)
      Lamp(isLit: $isLit)
      Door(isOpen: $isOpen)
    }
    .padding()
  }
}

struct Lamp: View {
  @Binding var isLit: Bool

  var body: some View { Toggle("Light", isOn: $isLit) }
}

struct Door: View {
  @Binding var isOpen: Bool

  var body: some View {
    HStack {
      Toggle("Open", isOn: $isOpen)
      Text(isOpen ? "Come in" : "Knock")
    }
  }
}

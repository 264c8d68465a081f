// LESSON @Observable: only what has been read
//
// No view follows an @Observable object as a whole. While a body runs, each property that it reads is noted, and only a change
// to one of those makes it run again. Holding the object, or writing to it, costs nothing.
//
// TRY Tap Count.
// RUNS Number
// RESTS ContentView, Light, Controls
// BECAUSE Only Number has read `count`. ContentView holds the object and passes it on; Controls only writes to it.
// SEE One body, one text. Compare it with lesson 5.
//
// TRY Tap Switch.
// RUNS Light
// RESTS ContentView, Number, Controls
// BECAUSE Only Light has read `isOn`.
// SEE The bulb changes, and nothing else ran.
import SwiftUI

@Observable final class Machine {
  var count = 0
  var isOn = false
}

struct ContentView: View {
  @State private var machine = Machine()

  var body: some View {
    VStack(spacing: 16) {
      Number(machine: machine)
      Light(machine: machine)
      Controls(machine: machine)
    }
    .padding()
  }
}

struct Number: View {
  let machine: Machine

  var body: some View { Text("\(machine.count)").font(.largeTitle) }
}

struct Light: View {
  let machine: Machine

  var body: some View { Image(systemName: machine.isOn ? "lightbulb.fill" : "lightbulb") }
}

struct Controls: View {
  let machine: Machine

  var body: some View {
    HStack {
      Button("Count") { machine.count += 1 }
      Button("Switch") { machine.isOn.toggle() }
    }
  }
}

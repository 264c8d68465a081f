// LESSON @Observable: whoever has read a property
//
// Of an @Observable object nobody follows the whole. While a body runs, each property that it reads is noted, and only a change
// of one of those asks it again. To have the object, or to write to it, costs nothing.
//
// TRY Tap Count.
// RUNS Number
// RESTS ContentView, Light, Controls
// BECAUSE Number is the only one that has read `count`. ContentView holds the object and hands it on; Controls only writes.
// SEE One body, one text. Compare it with lesson 5.
//
// TRY Tap Switch.
// RUNS Light
// RESTS ContentView, Number, Controls
// BECAUSE Light alone has read `isOn`.
// SEE The bulb.
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

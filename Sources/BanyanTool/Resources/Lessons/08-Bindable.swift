// LESSON @Bindable: bindings to an object's properties
//
// A control wants a Binding. An @Observable object has none to give by itself; @Bindable makes them, for an object that a view
// is given or finds in the environment. It keeps nothing: the object is whose it was.
//
// TRY Switch Sugar.
// RUNS Bill
// RESTS ContentView, Options, Milk
// BECAUSE Bill has read `sugar` for its sum. Options only makes a binding of it, which the switch reads and writes.
// SEE The sum goes up at once: there is one truth, which the switch writes to.
//
// TRY Switch Milk.
// RUNS Bill
// RESTS ContentView, Options, Milk
// BECAUSE The same, for the other property. Milk has found the object in the environment, and makes a binding of it there.
// SEE Fifty cents more.
import SwiftUI

@Observable final class Coffee {
  var sugar = false
  var milk = false
  var cents: Int { 200 + (sugar ? 20 : 0) + (milk ? 50 : 0) }
}

struct ContentView: View {
  @State private var coffee = Coffee()

  var body: some View {
    VStack(spacing: 16) {
      Options(coffee: coffee)
      Milk()
      Bill(coffee: coffee)
    }
    .padding()
    .environment(coffee)
  }
}

struct Options: View {
  @Bindable var coffee: Coffee

  var body: some View { Toggle("Sugar", isOn: $coffee.sugar) }
}

struct Milk: View {
  @Environment(Coffee.self) private var coffee

  var body: some View {
    @Bindable var coffee = coffee
    Toggle("Milk", isOn: $coffee.milk)
  }
}

struct Bill: View {
  let coffee: Coffee

  var body: some View { Text("\(coffee.cents) cents").font(.title) }
}

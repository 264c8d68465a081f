// LESSON @Bindable: bindings to an object's properties
//
// A control needs a Binding, which an @Observable object does not offer by itself. @Bindable makes bindings to the properties of
// an object that a view is given or finds in the environment. It stores nothing: the object still belongs to its owner.
//
// TRY Switch Sugar.
// RUNS Bill
// RESTS ContentView, Options, Milk
// BECAUSE Bill has read `sugar` for its total. Options only makes a binding to it, which the switch reads and writes.
// SEE The total goes up at once: there is a single source of truth, and the switch writes to it.
//
// TRY Switch Milk.
// RUNS Bill
// RESTS ContentView, Options, Milk
// BECAUSE The same happens for the other property. Milk finds the object in the environment, and makes a binding to it there.
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

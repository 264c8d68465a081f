// LESSON An object for everybody below: @EnvironmentObject
//
// Whoever declares an object of the environment runs when any published property of it changes, whether its body reads that
// property, another one, or none at all. To run is not to change: what comes to the same is not shown anew.
//
// TRY Tap Count.
// RUNS ContentView, Home, Bulb, Silent
// RESTS Plain
// BECAUSE ContentView keeps the store, and three more declare it, so four bodies run. Plain does not ask for it.
// SEE Under "What ran": Home ran, and Bulb and Silent ran for the same result. After some more taps the doctor counts it, too.
//
// TRY Tap Switch.
// RUNS ContentView, Home, Bulb, Silent
// RESTS Plain
// BECAUSE It is the object that is followed, not the property: Home runs for `isOn`, which it does not read.
// SEE The bulb changes; all else ran for nothing. Lesson 7 has the cure.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
}

struct ContentView: View {
  @StateObject private var store = Store()

  var body: some View {
    VStack(spacing: 16) {
      Home()
      Plain()
    }
    .padding()
    .environmentObject(store)
  }
}

struct Home: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    VStack(spacing: 16) {
      Text("\(store.count)").font(.largeTitle)
      Button("Count") { store.count += 1 }
      Bulb()
      Silent()
    }
  }
}

struct Bulb: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    HStack {
      Image(systemName: store.isOn ? "lightbulb.fill" : "lightbulb")
      Button("Switch") { store.isOn.toggle() }
    }
  }
}

struct Silent: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("I declare the store, and read nothing of it") }
}

struct Plain: View {
  var body: some View { Text("I do not ask for the store").foregroundStyle(.secondary) }
}

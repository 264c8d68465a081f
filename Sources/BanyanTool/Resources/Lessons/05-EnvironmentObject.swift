// LESSON An object for everybody below: @EnvironmentObject
//
// A view that declares an environment object runs when any published property of the object changes, whether its body reads that
// property, another one, or none at all. Running is not changing: where the result is the same, nothing on the screen is updated.
//
// TRY Tap Count.
// RUNS ContentView, Home, Bulb, Silent
// RESTS Plain
// BECAUSE ContentView keeps the store, and three more views declare it, so four bodies run. Plain does not declare it.
// SEE Under "What ran": Home ran, and Bulb and Silent ran with the same result. After a few more taps the doctor reports it, too.
//
// TRY Tap Switch.
// RUNS ContentView, Home, Bulb, Silent
// RESTS Plain
// BECAUSE Views follow the object, not the property: Home runs for `isOn`, which it does not read.
// SEE The bulb changes; everything else ran for nothing. Lesson 7 has the cure.
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

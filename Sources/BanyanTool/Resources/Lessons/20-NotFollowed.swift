// LESSON An object as a value of the environment is not followed
//
// An environment value is followed as a value: its readers run when another one is provided. An ObservableObject in it stays the same
// object whatever happens in it, so nobody is told. `environmentObject` is for objects, or make the class @Observable.
//
// TRY Tap Feed.
// RUNS Keeper
// RESTS ContentView, Visitor
// BECAUSE Keeper follows the fish with @ObservedObject. Visitor has the same fish from the environment, and has not been told.
// SEE The two lines disagree. `banyan doctor` finds it (D4). Write `@Observable` at the class, without @Published and @ObservedObject, and try again.
import SwiftUI

final class Fish: ObservableObject {
  @Published var meals = 0
}

private struct FishKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = Fish()
}

extension EnvironmentValues {
  var fish: Fish {
    get { self[FishKey.self] }
    set { self[FishKey.self] = newValue }
  }
}

struct ContentView: View {
  @State private var fish = Fish()

  var body: some View {
    VStack(spacing: 16) {
      Keeper(fish: fish)
      Visitor()
    }
    .padding()
    .environment(\.fish, fish)
  }
}

struct Keeper: View {
  @ObservedObject var fish: Fish

  var body: some View {
    HStack {
      Text("The keeper has counted \(fish.meals) meals")
      Button("Feed") { fish.meals += 1 }
    }
  }
}

struct Visitor: View {
  @Environment(\.fish) private var fish

  var body: some View { Text("The visitor has counted \(fish.meals) meals") }
}

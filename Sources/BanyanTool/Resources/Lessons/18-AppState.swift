// LESSON One state for the whole app
//
// Where any view may choose the tab, the choice cannot belong to one of them. It can be in an object that all of them find in the
// environment. But whoever asks for an ObservableObject follows it, even to write only.
//
// TRY Tap Go to the settings.
// RUNS ContentView, HomePage, SettingsPage
// RESTS
// BECAUSE ContentView shows the tab that was chosen. SettingsPage is shown for the first time. HomePage only writes to the state, and runs all the same: it has declared it.
// SEE The other tab.
//
// TRY Choose Home.
// RUNS ContentView, HomePage
// RESTS SettingsPage
// BECAUSE HomePage runs again, with the same result. Take its button away: it will still run. SettingsPage does not ask for the state.
// SEE The doctor reports it at the third time (D15). Now think of a hundred views like HomePage, and go to lesson 19.
import SwiftUI

enum Place: Hashable {
  case home, settings
}

final class AppState: ObservableObject {
  @Published var place = Place.home
}

struct ContentView: View {
  @StateObject private var state = AppState()

  var body: some View {
    TabView(selection: $state.place) {
      HomePage()
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
      SettingsPage()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(Place.settings)
    }
    .environmentObject(state)
  }
}

struct HomePage: View {
  @EnvironmentObject private var state: AppState

  var body: some View {
    Button("Go to the settings") { state.place = .settings }
  }
}

struct SettingsPage: View {
  var body: some View { Text("There is nothing to set") }
}

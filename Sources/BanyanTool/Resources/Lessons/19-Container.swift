// LESSON A container that publishes nothing
//
// Two objects instead of one: the tab is in an object of its own, which only the tab view follows. Everybody else is given a container,
// which holds that object and publishes nothing, so nobody runs for it. To write, a view reaches through the container.
//
// TRY Tap Go to the settings.
// RUNS Tabs, SettingsPage
// RESTS ContentView, HomePage
// BECAUSE Tabs follows the choice. SettingsPage is shown for the first time. HomePage has declared the container, and that has not announced anything.
// SEE The same as in lesson 18, with fewer bodies.
//
// TRY Choose Home.
// RUNS Tabs
// RESTS ContentView, HomePage, SettingsPage
// BECAUSE Nobody but Tabs follows the choice.
// SEE Beware of the other side: a view that shows `container.choice.place` is not told when it changes (D4). Let it follow the Choice.
import SwiftUI

enum Place: Hashable {
  case home, settings
}

final class Choice: ObservableObject {
  @Published var place = Place.home
}

final class Container: ObservableObject {
  let choice = Choice()
}

struct ContentView: View {
  @StateObject private var container = Container()

  var body: some View {
    Tabs()
      .environmentObject(container)
      .environmentObject(container.choice)
  }
}

struct Tabs: View {
  @EnvironmentObject private var choice: Choice

  var body: some View {
    TabView(selection: $choice.place) {
      HomePage()
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
      SettingsPage()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(Place.settings)
    }
  }
}

struct HomePage: View {
  @EnvironmentObject private var container: Container

  var body: some View {
    Button("Go to the settings") { container.choice.place = .settings }
  }
}

struct SettingsPage: View {
  var body: some View { Text("There is nothing to set") }
}

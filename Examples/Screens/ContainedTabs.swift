import SwiftUI

/// Holds the app's objects and publishes nothing, so views that declare it don't update.
@MainActor
final class AppContainer: ObservableObject {
  let whereabouts = Whereabouts()
}

/// Views that show the selected tab observe it; views that only write it go through the container.
struct ContainedTabs: View {
  @StateObject private var container = AppContainer()

  var body: some View {
    let _ = Self._printChanges()
    ContainedTabBar()
      .environmentObject(container)
      .environmentObject(container.whereabouts)
  }
}

struct ContainedTabBar: View {
  @EnvironmentObject private var whereabouts: Whereabouts

  var body: some View {
    let _ = Self._printChanges()
    TabView(selection: $whereabouts.place) {
      ContainedTrail()
        .tabItem { Label("Trail", systemImage: "map") }
        .tag(Place.trail)
      GearList()
        .tabItem { Label("Gear", systemImage: "bag") }
        .tag(Place.gear)
    }
  }
}

struct ContainedTrail: View {
  @EnvironmentObject private var container: AppContainer

  var body: some View {
    let _ = Self._printChanges()
    TrailView { container.whereabouts.place = .gear }
  }
}

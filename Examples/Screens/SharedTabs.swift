import SwiftUI

@MainActor
final class Whereabouts: ObservableObject {
  @Published var place = Place.trail
}

/// The selected tab is in an object for the whole app. Even a tab that only writes it updates.
struct SharedTabs: View {
  @StateObject private var whereabouts = Whereabouts()

  var body: some View {
    let _ = Self._printChanges()
    SharedTabBar()
      .environmentObject(whereabouts)
  }
}

struct SharedTabBar: View {
  @EnvironmentObject private var whereabouts: Whereabouts

  var body: some View {
    let _ = Self._printChanges()
    TabView(selection: $whereabouts.place) {
      SharedTrail()
        .tabItem { Label("Trail", systemImage: "map") }
        .tag(Place.trail)
      GearList()
        .tabItem { Label("Gear", systemImage: "bag") }
        .tag(Place.gear)
    }
  }
}

struct SharedTrail: View {
  @EnvironmentObject private var whereabouts: Whereabouts

  var body: some View {
    let _ = Self._printChanges()
    TrailView { whereabouts.place = .gear }
  }
}

import SwiftUI

@MainActor
final class Whereabouts: ObservableObject {
  @Published var place = Place.trail
}

/// The chosen tab is in an object for the whole app. A tab that only writes it runs all the same.
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

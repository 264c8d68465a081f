import SwiftUI

enum Place: Hashable {
  case trail, gear
}

/// The selected tab is state. Views that change it receive a binding or a closure.
struct BoundTabs: View {
  @State private var place = Place.trail

  var body: some View {
    let _ = Self._printChanges()
    TabView(selection: $place) {
      BoundTrail(place: $place)
        .tabItem { Label("Trail", systemImage: "map") }
        .tag(Place.trail)
      GearList()
        .tabItem { Label("Gear", systemImage: "bag") }
        .tag(Place.gear)
    }
  }
}

struct BoundTrail: View {
  @Binding var place: Place

  var body: some View {
    let _ = Self._printChanges()
    TrailView { place = .gear }
  }
}

struct TrailView: View {
  let pack: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "mountain.2").font(.largeTitle)
      Text("Two hours to the hut").font(.headline)
      Button("Pack the gear", action: pack)
        .buttonStyle(.borderedProminent)
    }
  }
}

struct GearList: View {
  var body: some View {
    let _ = Self._printChanges()
    List {
      Label("Water", systemImage: "drop")
      Label("Map", systemImage: "map")
      Label("Lamp", systemImage: "lightbulb")
    }
  }
}

import SwiftUI

/// Windows that other windows open.
struct WindowsPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Form {
      Section("A window for each planet") {
        ForEach(Planet.all) { planet in
          Button("Open \(planet.name)", systemImage: planet.symbol) { openWindow(value: planet) }
        }
        Button("Close Mars") { dismissWindow(value: Planet.all[2]) }
      }
      Section("One window") {
        Button("About this gallery") { openWindow(id: "about") }
      }
    }
  }
}

/// The content of a planet's window.
struct PlanetWindow: View {
  @Binding var planet: Planet?
  @State private var visits = 0
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 16) {
      if let planet {
        Image(systemName: planet.symbol).font(.largeTitle)
        Text(planet.name).font(.title)
        Text("\(planet.moons) moons")
        Button("Visited \(visits) times") { visits += 1 }
      } else {
        Text("No planet")
      }
      Button("Close") { dismissWindow() }
    }
    .padding()
  }
}

import SwiftUI

/// What there is, a page per topic, each element in its states.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryScreen()
    }
    WindowGroup("Planet", for: Planet.self) { PlanetWindow(planet: $0) }
    Window("About", id: "about") {
      Text("What there is, a page per topic.").padding()
    }
  }
}

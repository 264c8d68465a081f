import SwiftUI

/// A catalog of the available views: a page per topic, with each view in its states.
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

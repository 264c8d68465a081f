import SwiftUI

/// What there is, a page per topic, each element in its states.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryScreen()
    }
  }
}

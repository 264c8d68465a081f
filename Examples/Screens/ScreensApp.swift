import SwiftUI

/// Small screens, each about one way in which data flows. Every body prints why it runs.
@main
struct ScreensApp: App {
  @StateObject private var workshops = WorkshopController()

  var body: some Scene {
    WindowGroup("Screens") {
      ScreenList()
        .environmentObject(workshops)
    }
  }
}

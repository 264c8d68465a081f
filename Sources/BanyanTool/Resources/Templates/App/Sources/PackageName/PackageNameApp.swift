import SwiftUI

@main
struct PackageNameApp: App {
  var body: some Scene {
    WindowGroup("PackageName") { ContentView() }
  }
}

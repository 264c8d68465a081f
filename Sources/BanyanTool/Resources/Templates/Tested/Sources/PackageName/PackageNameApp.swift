import SwiftUI

@main
struct PackageNameApp: App {
  @State private var game = Game()

  var body: some Scene {
    WindowGroup("PackageName") { GameView(game: game) }
  }
}

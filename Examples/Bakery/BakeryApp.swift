import SwiftUI

/// A bakery's counter: what there is, and what is in the basket.
///
/// The app owns the model; screens find it in the environment, and each part of a screen is given
/// just what it shows.
@main
struct BakeryApp: App {
  @State private var bakery = Bakery()

  var body: some Scene {
    WindowGroup("Bakery") {
      BakeryScreen()
        .environment(bakery)
        .environment(\.currency, "€")
    }
  }
}

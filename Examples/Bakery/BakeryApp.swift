import SwiftUI

/// A bakery's counter: the products, and the basket.
///
/// The app owns the model. Screens find it in the environment, and each part of a screen gets only
/// the values that it shows.
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

import SwiftUI

/// Lists with a selection, of one row or of several.
struct SelectionPage: View {
  @State private var planet: Planet.ID? = "Earth"
  @State private var toppings: Set<String> = ["Olives"]

  private let planets = ["Mercury", "Venus", "Earth", "Mars"].map { Planet(id: $0) }

  private struct Planet: Identifiable {
    let id: String
  }

  var body: some View {
    VStack(spacing: 0) {
      List(planets, selection: $planet) { planet in
        Label(planet.id, systemImage: "circle.lefthalf.filled")
      }
      .accessibilityLabel("Planets")
      caption("Chosen: \(planet ?? "none")")
      Divider()
      List(selection: $toppings) {
        Section("Vegetables") {
          Text("Olives").tag("Olives")
          Text("Peppers").tag("Peppers")
          Text("Onions").tag("Onions")
        }
        Section("Cheese") {
          Text("Mozzarella").tag("Mozzarella")
          Text("Feta, sold out").tag("Feta").selectionDisabled()
        }
      }
      .accessibilityLabel("Toppings")
      caption("On the pizza: \(toppings.sorted().joined(separator: ", "))")
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(10)
  }
}

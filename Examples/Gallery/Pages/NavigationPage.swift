import SwiftUI

/// A stack of pages, and the items in their bars.
struct NavigationPage: View {
  @State private var path: [Planet] = []
  @State private var isAboutShown = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Planets") {
          ForEach(Planet.all) { planet in
            NavigationLink(value: planet) { Label(planet.name, systemImage: planet.symbol) }
          }
        }
        Section("Other ways") {
          NavigationLink("A page of its own") { BarsPage() }
          Button("Two pages at once") { path = Array(Planet.all.prefix(2)) }
          Button("About") { isAboutShown = true }
        }
      }
      .navigationTitle("Navigation")
      .navigationDestination(for: Planet.self) { PlanetPage(planet: $0, path: $path) }
      .navigationDestination(isPresented: $isAboutShown) {
        Text("Planets go round a star.")
          .navigationTitle("About")
          .navigationBarTitleDisplayMode(.inline)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Jump", systemImage: "arrow.right") { path = Planet.all }
        }
      }
    }
  }
}

/// A value with a page of its own.
struct Planet: Identifiable, Hashable, Codable {
  let name: String
  let symbol: String
  let moons: Int

  var id: String { name }

  static let all = [
    Planet(name: "Venus", symbol: "cloud", moons: 0),
    Planet(name: "Earth", symbol: "globe", moons: 1),
    Planet(name: "Mars", symbol: "flame", moons: 2),
  ]
}

private struct PlanetPage: View {
  let planet: Planet
  @Binding var path: [Planet]
  @State private var visits = 0

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: planet.symbol).font(.largeTitle)
      Text("\(planet.moons) moons")
      Button("Visited \(visits) times") { visits += 1 }
    }
    .navigationTitle(planet.name)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Start") { path = [] }
        Spacer()
        Text("\(path.count) deep").font(.footnote)
        Spacer()
        Button("Earth") { path.append(Planet.all[1]) }
      }
    }
  }
}

/// A page with a toolbar item in every placement.
private struct BarsPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Note", text: $note)
      Button("Dismiss") { dismiss() }
    }
    .navigationTitle("Bars")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .principal) { Text("In the middle").font(.headline) }
      ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      ToolbarItem(placement: .status) { Text("Saved just now").font(.footnote) }
      ToolbarItem(placement: .keyboard) { Button("Done") { note += "." } }
    }
  }
}

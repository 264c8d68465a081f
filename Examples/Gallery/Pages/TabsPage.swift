import SwiftUI

/// Screens in tabs.
struct TabsPage: View {
  @State private var chosen = "Bread"
  @State private var loaves = 3

  var body: some View {
    TabView(selection: $chosen) {
      VStack(spacing: 16) {
        Text("\(loaves) loaves").font(.title)
        Button("Bake another") { loaves += 1 }
        Button("Look at cake") { chosen = "Cake" }
      }
      .tabItem { Label("Bread", systemImage: "bag") }
      .tag("Bread")
      .badge(loaves)

      List {
        Text("Cheesecake").badge(2)
        Text("Apple pie").badge("new")
      }
      .tabItem { Label("Cake", systemImage: "gift") }
      .tag("Cake")

      TabView {
        Text("First page").font(.title)
        Text("Second page").font(.title)
        Text("Third page").font(.title)
      }
      .tabViewStyle(.page)
      .tabItem { Label("Pages", systemImage: "book") }
      .tag("Pages")
    }
  }
}

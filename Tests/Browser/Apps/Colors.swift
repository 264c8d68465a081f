import SwiftUI

/// Text in the system's color, in either color scheme.
struct Scheme: View {
  let name: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text("\(name) is \(colorScheme == .dark ? "dark" : "light")")
  }
}

struct ContentView: View {
  @State private var colorScheme = ColorScheme.dark

  var body: some View {
    Scheme(name: "window")
    VStack {
      Scheme(name: "box")
      List {
        Scheme(name: "row")
        Scheme(name: "bright row").environment(\.colorScheme, .light)
      }
    }
    .environment(\.colorScheme, colorScheme)
    Button("Light") { colorScheme = .light }
  }
}

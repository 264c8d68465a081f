import SwiftUI

/// Texts whose positions depend on the width of letters, and no view whose size the browser decides.
struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("A first reading")
        Text("of the river")
        Text("at noon").bold()
      }
      Text(
        "Where the river turns, the old mill stands among willows, and whoever comes by boat has to wait for the tide."
      )
      .frame(width: 260, alignment: .leading)
      Text("Below").font(.title)
      Button("Count \(count)") { count += 1 }
    }
    .padding()
  }
}

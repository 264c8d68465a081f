import SwiftUI

/// Rows that come and go, and report when they are used.
struct ContentView: View {
  @State private var rows = [1]
  @State private var count = 1

  var body: some View {
    Button("Remove") { rows.removeAll() }
    Button("Add") {
      count += 1
      rows.append(count)
    }
    VStack {
      ForEach(rows, id: \.self) { row in
        Button("Row \(row)") { print("row \(row)") }
      }
    }
    Button("Mark") { print("mark") }
  }
}

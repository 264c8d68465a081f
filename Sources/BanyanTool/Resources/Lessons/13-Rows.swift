// LESSON Rows: identity belongs to the data
//
// A row's state belongs to the row's identity. If that is the position, the state stays where it is while the data moves up and
// down underneath it.
//
// TRY Switch Bread.
// RUNS
// RESTS ContentView, Row
// BECAUSE The state is the row's own, and only the switch reads it.
// SEE Bread is done.
//
// TRY Tap Remove the first.
// RUNS ContentView, Row
// RESTS
// BECAUSE The names move up by one, but the identities 0 and 1 are still there.
// SEE Now Milk is done, although nobody switched it (D11). Write `ForEach(names, id: \.self)`, with `name` for `names[index]`.
import SwiftUI

struct ContentView: View {
  @State private var names = ["Bread", "Milk", "Salt"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("Remove the first") { if names.count > 1 { names.removeFirst() } }
      ForEach(names.indices, id: \.self) { index in
        Row(name: names[index])
      }
    }
    .padding()
  }
}

struct Row: View {
  let name: String
  @State private var isDone = false

  var body: some View { Toggle(name, isOn: $isDone) }
}

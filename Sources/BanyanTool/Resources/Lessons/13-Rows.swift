// LESSON Rows: identity belongs to the data
//
// What a row keeps belongs to its identity. If that is the row's position, the state stays where it is while the data moves
// up and down below it.
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
// BECAUSE The names move up by one, and the identities 0 and 1 are still there.
// SEE Milk is done now, which nobody has switched (D11). Write `ForEach(names, id: \.self)`, with `name` for `names[index]`.
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

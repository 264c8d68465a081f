// Rows have an identity: their own, or one that `id:` names.
import SwiftUI

struct Item {
  var name: String
}

struct Note: Identifiable {
  let id: Int
}

struct Wrong: View {
  let items: [Item]
  var body: some View {
    // expected-error@+1 {{initializer 'init(_:content:)' requires that 'Item' conform to 'Identifiable'}}
    ForEach(items) { Text($0.name) }
  }
}

struct Right: View {
  let items: [Item]
  let notes: [Note]
  var body: some View {
    ForEach(items, id: \.name) { Text($0.name) }
    ForEach(notes) { Text("\($0.id)") }
  }
}

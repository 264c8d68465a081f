// A model of the main actor is changed there.
import SwiftUI

@MainActor
@Observable
final class Store {
  var count = 0  // expected-note 2 {{mutation of this property is only permitted within the actor}}
  func load() async {}
}

nonisolated func wrongWrite(to store: Store) {
  // expected-error@+1 {{main actor-isolated property 'count' can not be mutated from a nonisolated context}}
  store.count += 1
}

struct Wrong: View {
  @State private var store = Store()
  var body: some View {
    Button("Count") {
      // expected-warning@+3 {{main actor-isolated property 'count' can not be mutated from a nonisolated context}}
      // expected-note@+2 {{consider declaring an isolated method on 'MainActor' to perform the mutation}}
      // expected-error@+1 {{main actor-isolated property 'store' cannot be accessed from outside of the actor}}
      Task.detached { store.count += 1 }
    }
  }
}

struct Right: View {
  @State private var store = Store()
  var body: some View {
    Button("Count") {
      Task.detached { await store.load() }
      store.count += 1
    }
  }
}

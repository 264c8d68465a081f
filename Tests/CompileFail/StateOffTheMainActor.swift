// A view belongs to the main actor: elsewhere neither its body nor its state is there. `View` came
// before actors did, so the compiler warns where it would else refuse.
import SwiftUI

struct Wrong: View {
  @State private var count = 0  // expected-note {{property declared here}}
  var body: some View { Text("\(count)") }  // expected-note {{property declared here}}

  // expected-warning@+1 {{main actor-isolated property 'count' can not be referenced from a nonisolated context}}
  nonisolated func total() -> Int { count }
}

// expected-warning@+1 {{main actor-isolated property 'body' can not be referenced from a nonisolated context}}
nonisolated func wrongBody(of view: Wrong) -> any View { view.body }

struct WrongTask: View {
  // expected-note@+1 {{mutation of this property is only permitted within the actor}}
  @State private var count = 0
  var body: some View {
    Text("\(count)").onAppear {
      // expected-warning@+2 {{main actor-isolated property 'count' can not be mutated from a nonisolated context}}
      // expected-note@+1 {{consider declaring an isolated method on 'MainActor' to perform the mutation}}
      Task.detached { count += 1 }
    }
  }
}

struct Right: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onAppear {
      Task.detached { await add() }
    }
  }
  func add() { count += 1 }
}

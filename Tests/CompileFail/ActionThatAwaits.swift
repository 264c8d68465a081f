// An action does not wait; a task does.
import SwiftUI

func load() async {}

struct Wrong: View {
  var body: some View {
    // expected-error@+1 {{invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'}}
    Text("").onAppear { await load() }
  }
}

struct WrongButton: View {
  var body: some View {
    // expected-error@+2 {{cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type}}
    // expected-note@+1 {{'async' inferred from asynchronous operation used here}}
    Button("Load") { await load() }
  }
}

struct Right: View {
  var body: some View {
    Text("").task { await load() }
    Button("Load") { Task { await load() } }
  }
}

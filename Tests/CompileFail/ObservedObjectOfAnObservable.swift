// `@Observable` objects are no `ObservableObject`s: other wrappers and modifiers take them.
import SwiftUI

@Observable
final class Store {
  var isOn = false
}

struct WrongObserved: View {
  // expected-error@+1 {{generic struct 'ObservedObject' requires that 'Store' conform to 'ObservableObject'}}
  @ObservedObject var store: Store
  var body: some View { Text("") }
}

struct WrongEnvironment: View {
  // expected-error@+1 {{generic struct 'EnvironmentObject' requires that 'Store' conform to 'ObservableObject'}}
  @EnvironmentObject var store: Store
  var body: some View { Text("") }
}

struct WrongProvider: View {
  var body: some View {
    // expected-error@+1 {{instance method 'environmentObject' requires that 'Store' conform to 'ObservableObject'}}
    Text("").environmentObject(Store())
  }
}

struct Right: View {
  @Bindable var store: Store
  @Environment(Store.self) private var other
  var body: some View {
    Toggle("On", isOn: $store.isOn).environment(store)
  }
}

// S07 An object from the environment has no `$` name; a `@Bindable` in the body has one.
import SwiftUI

@Observable
final class Store {
  var isOn = false
}

struct Wrong: View {
  @Environment(Store.self) private var store
  var body: some View {
    Toggle("On", isOn: $store.isOn)  // expected-error {{cannot find '$store' in scope}}
  }
}

struct Right: View {
  @Environment(Store.self) private var store
  var body: some View {
    @Bindable var store = store
    Toggle("On", isOn: $store.isOn)
  }
}

// A state object is an `ObservableObject`.
import SwiftUI

final class Plain {}

final class Account: ObservableObject {}

struct Wrong: View {
  // expected-error@+1 {{generic struct 'StateObject' requires that 'Plain' conform to 'ObservableObject'}}
  @StateObject private var plain = Plain()
  var body: some View { Text("") }
}

struct Right: View {
  @StateObject private var account = Account()
  var body: some View { Text("") }
}

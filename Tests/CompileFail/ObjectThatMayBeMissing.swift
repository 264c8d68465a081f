// An object that need not be there is optional with `@Environment`, not with `@EnvironmentObject`.
import SwiftUI

final class Account: ObservableObject {}

@Observable
final class Store {}

struct Wrong: View {
  // expected-error@+2 {{generic struct 'EnvironmentObject' requires that 'Account?' conform to 'ObservableObject'}}
  // expected-note@+1 {{wrapped type 'Account' satisfies this requirement; did you mean to unwrap?}}
  @EnvironmentObject private var account: Account?
  var body: some View { Text("") }
}

struct Right: View {
  @EnvironmentObject private var account: Account
  @Environment(Store.self) private var store: Store?
  var body: some View { Text("") }
}

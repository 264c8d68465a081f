// `ObservableObject`s are not `@Observable`: other wrappers and modifiers take them.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct WrongBindable: View {
  // expected-error@+1 {{'init(wrappedValue:)' is unavailable: For an ObservableObject use @ObservedObject}}
  @Bindable var account: Account
  var body: some View { Text("") }
}

struct WrongEnvironment: View {
  // expected-error@+1 {{no exact matches in call to initializer}}
  @Environment(Account.self) private var account
  var body: some View { Text("") }
}

struct WrongProvider: View {
  var body: some View {
    // expected-error@+1 {{instance method 'environment' requires that 'Account' conform to 'Observable'}}
    Text("").environment(Account())
  }
}

struct Right: View {
  @ObservedObject var account: Account
  @EnvironmentObject private var other: Account
  var body: some View {
    TextField("Name", text: $account.name).environmentObject(account)
  }
}

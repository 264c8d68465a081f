// O03 Stored values are of a few types; anything else is turned into one of them.
import SwiftUI

struct Account {
  var name = ""
}

struct Wrong: View {
  // expected-error@+1 {{no exact matches in call to initializer}}
  @AppStorage("account") private var account = Account()
  // expected-error@+1 {{no exact matches in call to initializer}}
  @AppStorage("names") private var names: [String] = []
  // expected-error@+1 {{no exact matches in call to initializer}}
  @SceneStorage("account") private var shown = Account()
  var body: some View { Text("") }
}

enum Theme: String {
  case light, dark
}

struct Right: View {
  @AppStorage("account") private var name = ""
  @AppStorage("names") private var names = Data()
  @AppStorage("theme") private var theme = Theme.light
  @SceneStorage("account") private var shown: String?
  var body: some View { TextField("Name", text: $name) }
}

// Whoever makes a view with a binding passes a binding, not nothing and not the value.
import SwiftUI

struct Switch: View {  // expected-note {{'init(isOn:)' declared here}}
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

struct WrongNothing: View {
  // expected-error@+1 {{missing argument for parameter 'isOn' in call}}
  var body: some View { Switch() }
}

struct WrongValue: View {
  @State private var isOn = false
  // expected-error@+1 {{cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead}}
  var body: some View { Switch(isOn: isOn) }
}

struct Right: View {
  @State private var isOn = false
  var body: some View {
    Switch(isOn: $isOn)
    Switch(isOn: .constant(true))
  }
}

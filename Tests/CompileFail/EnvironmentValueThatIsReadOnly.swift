// Only values that can be set are set for the views below.
import SwiftUI

extension EnvironmentValues {
  @Entry var unit: CGFloat = 4
  var twoUnits: CGFloat { unit * 2 }
}

struct Wrong: View {
  var body: some View {
    // expected-error@+1 {{cannot convert value of type 'any KeyPath<EnvironmentValues, CGFloat> & Sendable' to expected argument type 'WritableKeyPath<EnvironmentValues, CGFloat>'}}
    Text("").environment(\.twoUnits, CGFloat(8))
  }
}

struct WrongType: View {
  var body: some View {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'CGFloat'}}
    Text("").environment(\.unit, "8")
  }
}

struct Right: View {
  @Environment(\.twoUnits) private var twoUnits
  var body: some View {
    Text("").environment(\.unit, twoUnits)
  }
}

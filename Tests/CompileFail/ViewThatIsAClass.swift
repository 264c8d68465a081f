// A view is a value: a class cannot be one, final or not, and so none has a state.
import SwiftUI

// expected-error@+2 {{type 'Wrong' does not conform to protocol 'View'}}
// expected-error@+1 {{unavailable static method '_make(_:under:in:)' was used to satisfy a requirement of protocol 'View': A view is a structure or an enumeration, not a class}}
final class Wrong: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

// expected-error@+2 {{type 'WrongOpen' does not conform to protocol 'View'}}
// expected-error@+1 {{unavailable static method '_make(_:under:in:)' was used to satisfy a requirement of protocol 'View': A view is a structure or an enumeration, not a class}}
class WrongOpen: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Right: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

// What a view says for a preference has the type of its key.
import SwiftUI

struct Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

// expected-error@+2 {{type 'Incomplete' does not conform to protocol 'PreferenceKey'}}
// expected-note@+1 {{add stubs for conformance}}
struct Incomplete: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
}

struct Wrong: View {
  var body: some View {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'CGFloat'}}
    Text("").preference(key: Width.self, value: "wide")
  }
}

struct Right: View {
  var body: some View {
    Text("").preference(key: Width.self, value: 8)
  }
}

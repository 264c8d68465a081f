// A plain property of a view is not written in its body; a state is.
import SwiftUI

struct Wrong: View {
  private var count = 0
  var body: some View {
    // expected-error@+1 {{left side of mutating operator isn't mutable: 'self' is immutable}}
    Button("Count") { count += 1 }
  }
}

struct Right: View {
  @State private var count = 0
  var body: some View {
    Button("Count") { count += 1 }
  }
}

// What comes from the environment is only read; the values below are set with a modifier.
import SwiftUI

struct Wrong: View {
  @Environment(\.lineLimit) private var lineLimit
  var body: some View {
    // expected-error@+1 {{cannot assign to property: 'lineLimit' is a get-only property}}
    Button("One line") { lineLimit = 1 }
  }
}

struct Right: View {
  @State private var limit: Int?
  var body: some View {
    Button("One line") { limit = 1 }.environment(\.lineLimit, limit)
  }
}

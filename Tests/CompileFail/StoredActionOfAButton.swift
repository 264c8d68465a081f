// A button's action belongs to the main actor; of one that is kept the type has to say so.
import SwiftUI

struct Wrong: View {
  let action: () -> Void
  var body: some View {
    // expected-warning@+1 {{converting non-Sendable function value to '@MainActor @Sendable () -> Void' may introduce data races}}
    Button("Do", action: action)
  }
}

struct Right: View {
  let action: @MainActor () -> Void
  let other: () -> Void
  var body: some View {
    Button("Do", action: action)
    Button("Do") { other() }
  }
}

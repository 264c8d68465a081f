// An actor is no view: a view belongs to the main actor.
import SwiftUI

// expected-error@+1 {{actor 'Wrong' cannot conform to global-actor-isolated protocol 'View'}}
actor Wrong: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Right: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

// A state without a value needs one from whoever makes the view, and a private one cannot get it.
import SwiftUI

struct Open: View {  // expected-note {{'init(count:)' declared here}}
  @State var count: Int
  var body: some View { Text("\(count)") }
}

struct Closed: View {  // expected-note {{'init(count:)' declared here}}
  @State private var count: Int
  var body: some View { Text("\(count)") }
}

struct Empty: View {
  @State private var count: Int?
  var body: some View { Text("\(count ?? 0)") }
}

struct WrongNothing: View {
  // expected-error@+1 {{missing argument for parameter 'count' in call}}
  var body: some View { Open() }
}

struct WrongValue: View {
  // expected-error@+1 {{'Closed' initializer is inaccessible due to 'private' protection level}}
  var body: some View { Closed(count: 1) }
}

struct Right: View {
  var body: some View {
    Open(count: 1)
    Empty()
  }
}

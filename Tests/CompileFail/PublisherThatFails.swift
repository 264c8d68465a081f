// A view receives from publishers that do not fail.
import Combine
import SwiftUI

struct Failure: Error {}

struct Wrong: View {
  let numbers: PassthroughSubject<Int, Failure>
  var body: some View {
    // expected-error@+1 {{instance method 'onReceive(_:perform:)' requires the types 'Failure' and 'Never' be equivalent}}
    Text("").onReceive(numbers) { print($0) }
  }
}

struct Right: View {
  let numbers: PassthroughSubject<Int, Failure>
  var body: some View {
    Text("").onReceive(numbers.replaceError(with: 0)) { print($0) }
  }
}

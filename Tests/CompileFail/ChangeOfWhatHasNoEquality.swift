// What is watched for changes can be compared.
import SwiftUI

struct Point {
  var x = 0
}

struct Wrong: View {
  @State private var point = Point()
  var body: some View {
    // expected-error@+1 {{instance method 'onChange(of:initial:_:)' requires that 'Point' conform to 'Equatable'}}
    Text("").onChange(of: point) { print("moved") }
  }
}

struct WrongTask: View {
  @State private var point = Point()
  var body: some View {
    // expected-error@+1 {{instance method 'task(id:priority:_:)' requires that 'Point' conform to 'Equatable'}}
    Text("").task(id: point) { print("moved") }
  }
}

struct WrongSkipping: View {
  let point: Point
  var body: some View { Text("") }
  // expected-error@+1 {{referencing instance method 'equatable()' on 'View' requires that 'WrongSkipping' conform to 'Equatable'}}
  var wrong: some View { equatable() }
}

struct Right: View {
  @State private var point = Point()
  var body: some View {
    Text("").onChange(of: point.x) { print("moved") }.task(id: point.x) { print("moved") }
  }
}

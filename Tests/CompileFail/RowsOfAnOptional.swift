// An identity can be hashed, and rows are of a collection, not of a collection that may be missing.
import SwiftUI

struct Point: Equatable {
  var x = 0
}

struct Wrong: View {
  let names: [String]?
  var body: some View {
    // expected-error@+3 {{value of optional type '[String]?' must be unwrapped to a value of type '[String]'}}
    // expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
    // expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
    ForEach(names, id: \.self) { Text($0) }
  }
}

struct WrongIdentity: View {
  let points: [Point]
  var body: some View {
    // expected-error@+1 {{generic struct 'ForEach' requires that 'Point' conform to 'Hashable'}}
    ForEach(points, id: \.self) { Text("\($0.x)") }
  }
}

struct WrongView: View {
  let point: Point
  var body: some View {
    // expected-error@+1 {{instance method 'id' requires that 'Point' conform to 'Hashable'}}
    Text("").id(point)
  }
}

struct Right: View {
  let names: [String]?
  let points: [Point]
  var body: some View {
    ForEach(names ?? [], id: \.self) { Text($0) }
    ForEach(points, id: \.x) { Text("\($0.x)").id($0.x) }
  }
}

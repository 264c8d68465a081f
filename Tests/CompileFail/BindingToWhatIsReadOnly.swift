// There is no binding to what cannot be written.
import SwiftUI

struct Person {
  let birthYear: Int  // expected-note {{change 'let' to 'var' to make it mutable}}
  var name: String
}

struct Wrong: View {
  @State private var person = Person(birthYear: 1815, name: "Ada")
  var body: some View {
    // expected-error@+1 {{cannot assign to property: 'birthYear' is a 'let' constant}}
    Field(year: $person.birthYear)
  }
}

struct Right: View {
  @State private var person = Person(birthYear: 1815, name: "Ada")
  var body: some View {
    TextField("Name", text: $person.name)
  }
}

struct Field: View {
  @Binding var year: Int
  var body: some View { Text("\(year)") }
}

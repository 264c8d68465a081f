// A state is a `var`, and a `let` copy of its value is not the state.
import SwiftUI

struct WrongDeclaration: View {
  // expected-error@+1 {{property wrapper can only be applied to a 'var'}}
  @State private let count = 0
  var body: some View { Text("\(count)") }
}

struct WrongCopy: View {
  @State private var count = 0
  var body: some View {
    let copy = count  // expected-note {{change 'let' to 'var' to make it mutable}}
    // expected-error@+1 {{left side of mutating operator isn't mutable: 'copy' is a 'let' constant}}
    Button("Count") { copy += 1 }
  }
}

struct Right: View {
  @State private var count = 0
  var body: some View {
    let copy = count
    Button("Count") { count = copy + 1 }
  }
}

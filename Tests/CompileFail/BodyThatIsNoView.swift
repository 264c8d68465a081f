// What a body makes is a view.
import SwiftUI

struct Wrong: View {
  // expected-error@+1 {{static method 'buildExpression' requires that 'Int' conform to 'View'}}
  var body: some View { 42 }
}

struct WrongInBuilder: View {
  var body: some View {
    VStack {
      Text("a view")
      // expected-error@+1 {{static method 'buildExpression' requires that 'Int' conform to 'View'}}
      42
    }
  }
}

struct Right: View {
  var body: some View { Text("\(42)") }
}

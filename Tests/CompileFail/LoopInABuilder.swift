// A builder has no loops; `ForEach` is one.
import SwiftUI

struct Wrong: View {
  var body: some View {
    VStack {
      // expected-error@+1 {{closure containing control flow statement cannot be used with result builder 'ViewBuilder'}}
      for number in 1...3 {
        Text("\(number)")
      }
    }
  }
}

struct WrongWhile: View {
  var body: some View {
    // expected-error@+1 {{closure containing control flow statement cannot be used with result builder 'ViewBuilder'}}
    while true {
      Text("again")
    }
  }
}

struct Right: View {
  var body: some View {
    VStack {
      ForEach(1..<4) { Text("\($0)") }
      switch Int.random(in: 0...1) {
      case 0: Text("nothing")
      default: Text("something")
      }
    }
  }
}

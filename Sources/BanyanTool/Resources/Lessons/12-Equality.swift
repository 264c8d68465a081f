// LESSON What runs again: values that are the same, and closures that never are
//
// When a body has run, each view in it is a new value. It is compared with the one before: if nothing differs, all below it is left
// alone. What cannot be compared is taken for another. A closure that has captured something is of that kind.
//
// TRY Tap Count.
// RUNS ContentView, Clerk
// RESTS Sign, Visitor
// BECAUSE Sign is given the same text. Clerk is given a closure that has captured the number, so it is another each time. Visitor is given one as well, and says with == that it does not count.
// SEE After the third tap the doctor counts what Clerk ran for (D18). Have it capture nothing, and try again.
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)").font(.largeTitle)
      Button("Count") { count += 1 }
      Sign(text: "Open")
      Clerk { print("The clerk knows \(count)") }
      Visitor(name: "Ada") { print("The visitor knows \(count)") }.equatable()
    }
    .padding()
  }
}

struct Sign: View {
  let text: String

  var body: some View { Text(text) }
}

struct Clerk: View {
  let answer: () -> Void

  var body: some View { Button("Ask the clerk", action: answer) }
}

struct Visitor: View, @preconcurrency Equatable {
  let name: String
  let answer: () -> Void

  var body: some View { Button("Ask \(name)", action: answer) }

  // Says itself what makes it another; the closure does not.
  static func == (first: Self, second: Self) -> Bool { first.name == second.name }
}

// LESSON What runs again: values that compare equal, and closures that never do
//
// When a body has run, each view in it is a new value, which is compared with the previous one. If nothing differs, everything below
// it is left alone. What cannot be compared counts as changed, and so does a closure that captures something.
//
// TRY Tap Count.
// RUNS ContentView, Clerk
// RESTS Sign, Visitor
// BECAUSE Sign is given the same text. Clerk is given a closure that captures the number, so it counts as changed each time. Visitor is given one as well, but its == ignores the closure.
// SEE After the third tap the doctor reports how often Clerk ran for nothing (D18). Make its closure capture nothing, and try again.
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

  // Only the name decides whether two are equal; the closure does not.
  static func == (first: Self, second: Self) -> Bool { first.name == second.name }
}

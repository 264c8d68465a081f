// LESSON Hand on values, not the whole object
//
// A view that follows an ObservableObject runs for all of it. A view that is given a plain value runs only when that value is another
// one, works with any object, and can be shown alone in a preview. Compare this with lesson 5.
//
// TRY Tap Add an apple.
// RUNS ContentView, Basket
// RESTS Sign
// BECAUSE ContentView follows the stand, so it runs for each change. It gives Basket another number; Sign is given what it had.
// SEE One more apple. Nobody ran for nothing.
//
// TRY Switch Open.
// RUNS ContentView, Sign
// RESTS Basket
// BECAUSE This time only the value for Sign is another one.
// SEE The sign is turned.
import SwiftUI

final class Stand: ObservableObject {
  @Published var apples = 0
  @Published var isOpen = false
}

struct ContentView: View {
  @StateObject private var stand = Stand()

  var body: some View {
    VStack(spacing: 16) {
      Button("Add an apple") { stand.apples += 1 }
      Toggle("Open", isOn: $stand.isOpen)
      Basket(count: stand.apples)
      Sign(isOpen: stand.isOpen)
    }
    .padding()
  }
}

struct Basket: View {
  let count: Int

  var body: some View { Text("\(count) in the basket").font(.title) }
}

struct Sign: View {
  let isOpen: Bool

  var body: some View { Text(isOpen ? "Come in" : "Back in ten minutes") }
}

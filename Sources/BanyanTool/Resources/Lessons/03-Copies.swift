// LESSON @State does not follow what a view is given
//
// `@State var price` takes its first value when the view appears, and goes its own way from then on. Values that the parent passes
// later are ignored. To follow the parent, use a plain property; to change the parent's value, use a binding.
//
// TRY Tap Raise the price.
// RUNS ContentView, LabelThatFollows, LabelThatKeeps
// RESTS
// BECAUSE Both labels are given the new price, so both run. One shows what it is given. The other has had its own state since it appeared, and its result is the same as before.
// SEE The second label is out of date, and the doctor says so under Findings (D7). Write `let price: Int` there, and save.
import SwiftUI

struct ContentView: View {
  @State private var price = 3

  var body: some View {
    VStack(spacing: 16) {
      Button("Raise the price") { price += 1 }
      LabelThatFollows(price: price)
      LabelThatKeeps(price: price)
    }
    .padding()
  }
}

struct LabelThatFollows: View {
  let price: Int

  var body: some View { Text("Follows: \(price) €") }
}

struct LabelThatKeeps: View {
  @State var price: Int

  var body: some View { Text("Keeps: \(price) €") }
}

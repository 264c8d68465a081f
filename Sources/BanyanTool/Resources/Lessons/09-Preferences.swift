// LESSON Preferences: what a view says to those above it
//
// The environment flows down, preferences flow up. A view sets a value, `reduce` combines the values of several views into one, and
// a view above receives it after the bodies have run. Writing to @State there starts a second round of the same update.
//
// TRY Tap Grow.
// RUNS ContentView, Tree
// RESTS Fence
// BECAUSE Tree sets its new height. ContentView receives the sum, writes it to @State, and runs because of that. Fence sets what it always did.
// SEE The sum at the top is right from the start: both rounds are shown as one.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ContentView: View {
  @State private var sum = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("All together: \(sum)").font(.title)
      Tree()
      Fence()
    }
    .padding()
    .onPreferenceChange(HeightKey.self) { sum = $0 }
  }
}

struct Tree: View {
  @State private var height = 3

  var body: some View {
    HStack {
      Text("Tree: \(height)")
      Button("Grow") { height += 1 }
    }
    .preference(key: HeightKey.self, value: height)
  }
}

struct Fence: View {
  var body: some View {
    Text("Fence: 1").preference(key: HeightKey.self, value: 1)
  }
}

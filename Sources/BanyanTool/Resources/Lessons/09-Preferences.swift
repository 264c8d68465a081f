// LESSON Preferences: what a view says to those above it
//
// The environment flows down, preferences go up. A view says something, `reduce` makes one value of what several say, and
// somebody above hears it, after the bodies have run. A state that is written there is a second round of the same update.
//
// TRY Tap Grow.
// RUNS ContentView, Tree
// RESTS Fence
// BECAUSE Tree says its new height. ContentView hears the sum, writes it to a state, and runs for that. Fence says what it always said.
// SEE The sum at the top is right in the first picture: both rounds are shown as one.
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

import SwiftUI

struct NumbersKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A view that passes a number to its ancestors.
struct Number: View {
  let number: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("\(number)").preference(key: NumbersKey.self, value: [number])
  }
}

/// `onPreferenceChange` runs at first with the combined value (K07), then only if it differs.
struct K08: Screen {
  @State private var last = 2
  @State private var title = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Number(number: 1)
      Number(number: last)
    }
    .onPreferenceChange(NumbersKey.self) { note("\($0)") }
    Button("Title \(title)") { title += 1 }
    Button("Last") { last = 3 }
  }
}

/// A writer that is removed takes its value with it.
struct K11: Screen {
  @State private var isShown = true

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Number(number: 1)
      if isShown { Number(number: 2) }
      Number(number: 3)
    }
    .onPreferenceChange(NumbersKey.self) { note("\($0)") }
    Button("Switch") { isShown.toggle() }
  }
}

/// A view that receives a value still passes it on to its ancestors.
struct K12: Screen {
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Number(number: 1).onPreferenceChange(NumbersKey.self) { note("inner \($0)") }
      Number(number: 2)
    }
    .onPreferenceChange(NumbersKey.self) { note("outer \($0)") }
  }
}

/// State that is written in `onPreferenceChange` makes one more update.
struct K14: Screen {
  @State private var numbers: [Int] = []
  @State private var number = 1

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("heard \(numbers.count == 1 ? numbers[0] : 0)")
      Button("Add") { number += 1 }.preference(key: NumbersKey.self, value: [number])
    }
    .onPreferenceChange(NumbersKey.self) { numbers = $0 }
  }
}

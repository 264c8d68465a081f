import SwiftUI

/// A view with visible state of its own.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("\(name): \(count)") { count += 1 }
  }
}

/// The branches of an `if` are two identities: the state starts anew.
struct E01: Screen {
  @State private var isFirst = true

  var body: some View {
    let _ = Self._printChanges()
    Button("Switch") { isFirst.toggle() }
    if isFirst { Counter(name: "row") } else { Counter(name: "row") }
  }
}

/// Views around an `if` keep their state when its content comes and goes; the content does not.
struct E04: Screen {
  @State private var isShown = true

  var body: some View {
    let _ = Self._printChanges()
    Counter(name: "before")
    if isShown { Counter(name: "between") }
    Counter(name: "after")
    Button("Switch") { isShown.toggle() }
  }
}

/// `onAppear` inside of an id that changes runs again.
struct E08: Screen {
  @State private var page = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Next") { page += 1 }
    Text("page \(page)").onAppear { note("A") }.id(page)
  }
}

/// `onAppear` outside of an id that changes does not run again.
struct E09: Screen {
  @State private var page = 0

  var body: some View {
    let _ = Self._printChanges()
    Button("Next") { page += 1 }
    Text("page \(page)").id(page).onAppear { note("A") }
  }
}

/// The new view appears before the old one disappears, and both see the new state: AF, then AT DT.
struct E10: Screen {
  @State private var isOn = false

  var body: some View {
    let _ = Self._printChanges()
    Button("Switch") { isOn.toggle() }
    Text("view")
      .onAppear { note(isOn ? "AT" : "AF") }
      .onDisappear { note(isOn ? "DT" : "DF") }
      .id(isOn)
  }
}

/// A row that moves keeps its state, and its body does not run.
struct E13: Screen {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    let _ = Self._printChanges()
    ForEach(names, id: \.self) { Counter(name: $0) }
    Button("Move") { names.append(names.removeFirst()) }
  }
}

/// A row inserted at the front leaves the state of all others.
struct E14: Screen {
  @State private var names = ["a", "b"]

  var body: some View {
    let _ = Self._printChanges()
    ForEach(names, id: \.self) { Counter(name: $0) }
    Button("Insert") { names.insert("new", at: 0) }
  }
}

/// Another id starts every kind of state anew: state, objects, focus, and that of a gesture that
/// goes on. That a gesture's state and its action write in transactions of their own makes two updates
/// (L03).
struct E06: Screen {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Sheet: View {
    let turn: () -> Void
    @State private var count = 0
    @StateObject private var model = Model()
    @FocusState private var isFocused: Bool
    @GestureState private var offset = 0.0

    var body: some View {
      let _ = Self._printChanges()
      Text("\(count) \(model.count) \(isFocused) \(Int(offset))")
      Button("Add") {
        count += 1
        model.count += 1
      }
      TextField("Name", text: .constant("")).focused($isFocused)
      Text("Handle").gesture(
        DragGesture()
          .updating($offset) { value, state, _ in state = value.translation.width }
          .onChanged { if $0.translation.width > 50 { turn() } })
    }
  }

  @State private var page = 0

  var body: some View {
    let _ = Self._printChanges()
    Sheet { page += 1 }.id(page)
    Text("page \(page)")
  }
}

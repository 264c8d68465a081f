import SwiftUI

/// At first a view prints itself, its identity and its state; after a write only the property.
struct G05: Screen {
  @State private var counter = 0
  @State private var title = "title"

  var body: some View {
    let _ = Self._printChanges()
    Button("\(title) \(counter)") { counter += 1 }
  }
}

/// A child with a new binding prints itself and the binding.
struct G08: Screen {
  @State private var count = 0

  struct ToggleView: View {
    @Binding var isOn: Bool

    var body: some View {
      let _ = Self._printChanges()
      Toggle("Switch", isOn: $isOn)
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    ToggleView(isOn: Binding(get: { true }, set: { _ in }))
    Button("Again \(count)") { count += 1 }
  }
}

/// A property of an observable object is printed as a dependency.
struct G09: Screen {
  @State private var book = Book()

  var body: some View {
    let _ = Self._printChanges()
    Button(book.title) { book.title += "!" }
  }
}

/// A dependency and a new value are printed in one line.
struct G10: Screen {
  @State private var book = Book()
  @State private var number = 0

  struct Child: View {
    let book: Book
    let number: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("\(book.title) \(number)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Child(book: book, number: number)
    Button("Both") {
      book.title += "!"
      number += 1
    }
  }
}

/// The identity is printed again after it has changed.
struct G11: Screen {
  @State private var page = 0

  var body: some View {
    let _ = Self._printChanges()
    Counter(name: "page").id(page)
    Button("Next") { page += 1 }
  }
}

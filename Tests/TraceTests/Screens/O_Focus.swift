import SwiftUI

enum Place { case name, email, nowhere, group }

/// The focus that enters a field sets the state, and what leaves resets it; from one field to the
/// other is one update. Pressing a button leaves the focus where it is.
struct O08: Screen {
  @FocusState private var place: Place?
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text(place.map { "\($0)" } ?? "nil").onChange(of: place) { note("moved") }
    TextField("Name", text: .constant("")).focused($place, equals: .name)
    TextField("Email", text: .constant("")).focused($place, equals: .email)
    TextField("Notes", text: .constant(""))
    Button("Count \(count)") { count += 1 }
  }
}

/// Setting the state moves the focus; nil removes it, and a value that no view has returns to what
/// is true.
struct O09: Screen {
  @FocusState private var place: Place?
  @State private var name = ""

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text(place.map { "\($0)" } ?? "nil")
      TextField("Name", text: $name).focused($place, equals: .name)
      TextField("Email", text: .constant("")).focused($place, equals: .email)
      Button("To name") { place = .name }
      Button("To nowhere") { place = .nowhere }
      Button("Away") { place = nil }
    }
    .onAppear { place = .email }
  }
}

/// A Boolean on a container is true while a view inside has the focus; a value is there only while
/// the container itself has it.
struct O11: Screen {
  @FocusState private var isInside: Bool
  @FocusState private var place: Place?

  var body: some View {
    let _ = Self._printChanges()
    Button("inside \(isInside), group \(place == .group)") {}
    VStack {
      TextField("Name", text: .constant(""))
      TextField("Email", text: .constant(""))
    }
    .focusable()
    .focused($isInside)
    .focused($place, equals: .group)
    TextField("Notes", text: .constant(""))
  }
}

extension FocusedValues {
  @Entry var title: String?
}

/// A focused value is that of the publisher closest to the focus, and nil without one; only its
/// reader runs.
struct O12: Screen {
  struct Reader: View {
    @FocusedValue(\.title) private var title

    var body: some View {
      let _ = Self._printChanges()
      Text("title \(title ?? "nil")")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Reader()
    VStack {
      TextField("Name", text: .constant("")).focusedValue(\.title, "inner")
      TextField("Email", text: .constant(""))
      TextField("Phone", text: .constant(""))
    }
    .focusedValue(\.title, "outer")
    TextField("Notes", text: .constant(""))
  }
}

import SwiftUI

/// A child's write changes its parent's state and runs exactly the readers.
struct C01: Screen {
  @State private var isLit = false

  struct Switch: View {
    @Binding var isLit: Bool

    var body: some View {
      let _ = Self._printChanges()
      Button(isLit ? "Turn off" : "Turn on") { isLit.toggle() }
    }
  }

  struct Reset: View {
    @Binding var isLit: Bool

    var body: some View {
      let _ = Self._printChanges()
      Button("Reset") { isLit = false }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Text(isLit ? "lit" : "dark")
    Switch(isLit: $isLit)
    Reset(isLit: $isLit)
  }
}

/// A binding to a field writes that field and leaves the others.
struct C02: Screen {
  struct Person {
    var name = "Ada"
    var age = 36
  }

  @State private var person = Person()

  struct NameEditor: View {
    @Binding var name: String

    var body: some View {
      let _ = Self._printChanges()
      TextField("Name", text: $name)
      Text("Hello, \(name)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Text("\(person.name), \(person.age)")
    NameEditor(name: $person.name)
    Button("Birthday") { person.age += 1 }
  }
}

/// A binding made of closures is never the same, so its child runs whenever the parent does.
struct C13: Screen {
  @State private var name = "name"
  @State private var count = 0

  struct Reader: View {
    @Binding var name: String

    var body: some View {
      let _ = Self._printChanges()
      Text(name)
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Count \(count)") { count += 1 }
    Reader(name: Binding(get: { name }, set: { name = $0 }))
  }
}

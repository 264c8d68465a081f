import SwiftUI

/// One tap runs one body; the twenty rows of the list are not touched.
struct S01: Screen {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("count \(count)")
      Button("Increment") { count += 1 }
      List(1...20, id: \.self) { Text("\($0)") }
    }
  }
}

final class Store: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
}

/// Three views declare one object and two read nothing of it: one write runs all, in order.
struct S02: Screen {
  private let store = Store()

  struct ContentScreen: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      let _ = Self._printChanges()
      Text("count \(store.count)")
      Button("Increment") { store.count += 1 }
      NumberListView()
      LightBulbView()
    }
  }

  struct NumberListView: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      let _ = Self._printChanges()
      Text("list")
    }
  }

  struct LightBulbView: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      let _ = Self._printChanges()
      Text("bulb")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    ContentScreen().environmentObject(store)
  }
}

/// Children that take plain values run only when theirs changes.
struct S03: Screen {
  @StateObject private var store = Store()

  struct CountView: View {
    let count: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("count \(count)")
    }
  }

  struct LightBulbView: View {
    let isOn: Bool

    var body: some View {
      let _ = Self._printChanges()
      Text(isOn ? "light" : "dark")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    CountView(count: store.count)
    LightBulbView(isOn: store.isOn)
    Button("Increment") { store.count += 1 }
    Button("Switch") { store.isOn.toggle() }
  }
}

/// Of views that declare an `@Observable` object only those that read it run.
struct S04: Screen {
  @Observable
  final class Store {
    var count = 0
  }

  @State private var store = Store()

  struct ContentScreen: View {
    @Environment(Store.self) private var store

    var body: some View {
      let _ = Self._printChanges()
      Text("count \(store.count)")
      Button("Increment") { store.count += 1 }
      LightBulbView()
    }
  }

  struct LightBulbView: View {
    @Environment(Store.self) private var store

    var body: some View {
      let _ = Self._printChanges()
      Text("bulb")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    ContentScreen().environment(store)
  }
}

/// The flag of a view with a generic label is each instance's own.
struct S11: Screen {
  struct Press<Label: View>: View {
    let name: String
    @State private var isPressed = false
    @ViewBuilder let label: Label

    var body: some View {
      let _ = Self._printChanges()
      label
      Button("\(name) is \(isPressed ? "down" : "up")") { isPressed.toggle() }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Press(name: "first") { Text("label") }
    Press(name: "second") { Text("label") }
  }
}

/// A child's binding writes through to the object that its parent observes.
struct S13: Screen {
  @StateObject private var owner = Owner()

  final class Owner: ObservableObject {
    @Published var name = "Rex"
  }

  struct OwnerView: View {
    @ObservedObject var owner: Owner

    var body: some View {
      let _ = Self._printChanges()
      Text("Dog: \(owner.name)")
      NameField(name: $owner.name)
    }
  }

  struct NameField: View {
    @Binding var name: String

    var body: some View {
      let _ = Self._printChanges()
      TextField("Name", text: $name)
      Text("Tag: \(name)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    OwnerView(owner: owner)
  }
}

/// An object reaches the grandchild though the view between does not mention it, and a toggle drives
/// its flag both ways.
struct S21: Screen {
  private let store = Store()

  struct Between: View {
    var body: some View {
      let _ = Self._printChanges()
      Grandchild()
    }
  }

  struct Grandchild: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      let _ = Self._printChanges()
      Toggle("Flag", isOn: $store.isOn)
      Text(store.isOn ? "set" : "not set")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Switch") { store.isOn.toggle() }
    Between().environmentObject(store)
  }
}

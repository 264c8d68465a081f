import SwiftUI

/// `update()` is called before each body, with the current value of the state inside; a change of
/// that state is printed under the property's name (N04).
struct N01: Screen {
  struct Doubled: DynamicProperty {
    @State var base = 1
    private(set) var value = 0

    mutating func update() {
      value = base * 2
      let base = base
      MainActor.assumeIsolated { note("update \(base)") }
    }
  }

  private var doubled = Doubled()

  var body: some View {
    let _ = Self._printChanges()
    Button("\(doubled.value)") { doubled.base += 1 }
  }
}

/// A change inside of a property of one's own is printed under the outer property's name, and each
/// view has its own.
struct N04: Screen {
  struct Stepper: DynamicProperty {
    @State private var steps = 0

    var count: Int { steps }
    func step() { steps += 1 }
  }

  struct Child: View {
    let name: String
    private var stepper = Stepper()

    init(name: String) {
      self.name = name
    }

    var body: some View {
      let _ = Self._printChanges()
      Button("\(name) \(stepper.count)") { stepper.step() }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Child(name: "left")
    Child(name: "right")
  }
}

/// A modifier may have state and read the environment, by the same rules.
struct N06: Screen {
  @State private var level = 1

  struct Tapped: ViewModifier {
    @State private var count = 0
    @Environment(\.level) private var level

    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      content
      Button("\(count) at level \(level)") { count += level }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Text("content").modifier(Tapped()).environment(\.level, level)
    Button("Level") { level = 5 }
  }
}

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

/// A property in an optional works while it is there, and starts anew when it comes again.
struct N05: Screen {
  struct Child: View {
    var stepper: N04.Stepper?

    var body: some View {
      let _ = Self._printChanges()
      if let stepper {
        Button("\(stepper.count)") { stepper.step() }
      } else {
        Text("none")
      }
    }
  }

  @State private var hasStepper = true

  var body: some View {
    let _ = Self._printChanges()
    Button("Switch") { hasStepper.toggle() }
    Child(stepper: hasStepper ? N04.Stepper() : nil)
  }
}

/// A property in a struct that is none itself is not installed: what is written has no effect.
struct N07: Screen {
  struct Plain {
    @State var count = 0
  }

  private let plain = Plain()

  var body: some View {
    let _ = Self._printChanges()
    Button("\(plain.count)") { plain.count += 1 }
  }
}

/// A button style may have state and read the environment, and each button has its own. A style
/// cannot print why it runs, so it notes what it finds.
struct N08: Screen {
  struct Counting: ButtonStyle {
    @State private var presses = 0
    @Environment(\.level) private var level

    func makeBody(configuration: Configuration) -> some View {
      let _ = note("\(presses) \(configuration.isPressed ? "down" : "up")")
      configuration.label
        .onChange(of: configuration.isPressed) { _, isPressed in
          if isPressed { presses += level }
        }
      Text("pressed \(presses)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("one") { note("one") }.environment(\.level, 1)
      Button("two") { note("two") }.environment(\.level, 5)
    }
    .buttonStyle(Counting())
  }
}

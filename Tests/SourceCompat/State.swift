// State of views.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var name: String
  @State private var choice: Int?

  init(name: String) {
    _name = State(initialValue: name)
    _count = State(wrappedValue: 1)
    _choice = State()
  }

  var body: some View {
    Button("\(name) \(count) \(choice ?? 0)") {
      count += 1
      _count.wrappedValue += 1
      $count.wrappedValue += 1
      _count.projectedValue.wrappedValue += 1
      choice = nil
    }
  }
}

// A property wrapper composed of others.
@propertyWrapper
struct Clamped: DynamicProperty {
  @State private var value = 0
  private let range: ClosedRange<Int>
  private(set) var updates = 0

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    _value = State(wrappedValue: wrappedValue)
  }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Binding<Int> { $value }

  mutating func update() {
    _value.update()
    updates += 1
  }
}

struct Volume: View {
  @Clamped(0...11) private var volume = 5

  var body: some View {
    Button("Louder \(volume)") { volume += 1 }
    Button("Off") { $volume.wrappedValue = 0 }
  }
}

// State may hold any value, and can be passed on where its value is sendable.
struct Drawer: View {
  @State private var isOpen = false
  @State private var onClose: () -> Void = {}

  nonisolated private func send(_ state: State<Bool>) -> any Sendable { state }

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Button("Close", action: { onClose() })
  }
}

/// The contents of a navigation stack, wherever they are stored.
@MainActor
protocol StackPath {
  /// The values from the first to the last. Reading them makes the stack depend on them.
  var values: [NavigationValue] { get }
  /// - Returns: false if the path cannot hold a value of that type.
  func append(_ value: NavigationValue) -> Bool
  func removeLast(_ count: Int)
}

/// A value on a navigation stack, with the type that was given for it.
package struct NavigationValue: Equatable {
  let type: Any.Type
  package let value: AnyHashable

  package init<Value: Hashable>(_ value: Value) {
    // A value in an `AnyHashable` has a type of its own.
    let hashable = AnyHashable(value)
    type = Value.self == AnyHashable.self ? Swift.type(of: hashable.base) : Value.self
    self.value = hashable
  }

  package static func == (left: NavigationValue, right: NavigationValue) -> Bool {
    left.type == right.type && left.value == right.value
  }
}

/// The path of a stack that stores it itself.
@MainActor
final class OwnPath: StackPath {
  private(set) var values: [NavigationValue] = []
  // The stack keeps its path.
  private unowned(unsafe) let stack: NavigationStackNode

  init(of stack: NavigationStackNode) {
    self.stack = stack
  }

  func append(_ value: NavigationValue) -> Bool {
    values.append(value)
    stack.updateLater()
    return true
  }

  func removeLast(_ count: Int) {
    values.removeLast(min(count, values.count))
    stack.updateLater()
  }
}

/// A path of values of any type, stored by the program.
nonisolated struct BoundPath: StackPath {
  let binding: Binding<NavigationPath>

  nonisolated init(binding: Binding<NavigationPath>) {
    self.binding = binding
  }

  @MainActor var values: [NavigationValue] { binding.wrappedValue.values }

  @MainActor func append(_ value: NavigationValue) -> Bool {
    binding.wrappedValue.append(value)
    return true
  }

  @MainActor func removeLast(_ count: Int) {
    let path = binding.wrappedValue
    binding.wrappedValue.removeLast(min(count, path.count))
  }
}

/// A path of values of one type, stored by the program.
nonisolated struct CollectionPath<Data>: StackPath
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  let binding: Binding<Data>

  nonisolated init(binding: Binding<Data>) {
    self.binding = binding
  }

  @MainActor var values: [NavigationValue] { binding.wrappedValue.map { NavigationValue($0) } }

  @MainActor func append(_ value: NavigationValue) -> Bool {
    guard let element = value.value as? Data.Element ?? value.value.base as? Data.Element else {
      return false
    }
    binding.wrappedValue.append(element)
    return true
  }

  @MainActor func removeLast(_ count: Int) {
    let rest = binding.wrappedValue.dropLast(count)
    binding.wrappedValue = Data(rest)
  }
}

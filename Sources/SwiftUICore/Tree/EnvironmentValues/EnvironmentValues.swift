import BanyanGraph

/// A key for a value in the environment.
///
/// ```swift
/// private struct ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.standard
/// }
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// See Apple's documentation of `EnvironmentKey`; `@Entry` writes the same in one line.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value if no view further up provides one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to all views inside.
///
/// See Apple's documentation of `EnvironmentValues`, and statements D01 to D18.
public struct EnvironmentValues: CustomStringConvertible {
  /// The place of the values; nil for values without a place.
  let context: _Context?
  /// The values set here, newest first.
  private(set) var writes: EnvironmentWrite?

  /// Creates values with their defaults.
  public init() {
    context = nil
  }

  /// Creates the values at a place in the tree, which are current when they are read.
  package init(at context: _Context) {
    self.context = context
  }

  /// The value for a key. A body that reads it depends on it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identity = ObjectIdentifier(key)
      var write = writes
      while let current = write {
        if current.key == identity {
          return unsafeDowncast(current, to: TypedEnvironmentWrite<Key>.self).value
        }
        write = current.older
      }
      guard let context else { return Key.defaultValue }
      return context.value(for: Key.self)
    }
    set { writes = TypedEnvironmentWrite<Key>(newValue, older: writes) }
  }

  /// The values that have been set, newest first.
  public var description: String {
    var entries: [String] = []
    var write = writes
    while let current = write {
      entries.append(current.text)
      write = current.older
    }
    return "[" + entries.joined(separator: ", ") + "]"
  }
}

/// A value that was set, linked to the values set before.
class EnvironmentWrite {
  let key: ObjectIdentifier
  let older: EnvironmentWrite?

  fileprivate init(key: ObjectIdentifier, older: EnvironmentWrite?) {
    self.key = key
    self.older = older
  }

  fileprivate var text: String { "" }

  /// Provides the value to a context and everything inside.
  @MainActor
  func provide(in context: _Context) {}
}

private final class TypedEnvironmentWrite<Key: EnvironmentKey>: EnvironmentWrite {
  let value: Key.Value

  init(_ value: Key.Value, older: EnvironmentWrite?) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), older: older)
  }

  override var text: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }

  override func provide(in context: _Context) {
    context.provide(value, for: key)
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

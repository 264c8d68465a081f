import BanyanGraph
import Observation

/// A key for a value that the focused view, or one around it, publishes. It needs no default, as the
/// value is nil if no view publishes one.
///
/// ```swift
/// private struct NoteKey: FocusedValueKey {
///   typealias Value = Binding<Note>
/// }
/// extension FocusedValues {
///   var note: Binding<Note>? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
/// ```
///
/// See Apple's documentation of `FocusedValueKey`; `@Entry` writes the same in one line.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values published by the focused view and the views around it. See Apple's documentation of
/// `FocusedValues`.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    let value: Any
    let isUnchanged: (Any) -> Bool
  }

  package init() {}

  /// The value for a key; nil if no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as! Key.Value? }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { other in
          guard let other = other as? Key.Value else { return false }
          return Comparison.of(Key.Value.self).isUnchanged(value, other)
        }
      }
    }
  }
}

extension FocusedValues: Equatable {
  /// Returns whether two collections have the same values for the same keys.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { key, entry in
        right.entries[key].map { entry.isUnchanged($0.value) } ?? false
      }
  }
}

@available(*, unavailable)
extension FocusedValues: Sendable {}

/// The key of an observable object's type.
private struct ObjectKey<T: AnyObject>: FocusedValueKey {
  typealias Value = T
}

extension FocusedValues {
  subscript<T: AnyObject>(object key: TypeKey<T>) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

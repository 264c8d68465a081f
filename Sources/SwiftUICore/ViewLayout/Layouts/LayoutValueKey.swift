/// A key for a value that a view says to the layout that it stands in.
///
/// ```swift
/// private struct Flexibility: LayoutValueKey {
///   static let defaultValue = 1.0
/// }
///
/// extension View {
///   func flexibility(_ value: Double) -> some View { layoutValue(key: Flexibility.self, value: value) }
/// }
/// ```
///
/// The layout finds it with `subview[Flexibility.self]`. See Apple's documentation of `LayoutValueKey`.
public nonisolated protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that says none.
  static var defaultValue: Value { get }
}

extension View {
  /// Says a value to the ``Layout`` that this view stands in directly.
  ///
  /// Where a view says it more than once the outermost counts. A container between the view and the
  /// layout keeps it from the layout (LK05).
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_TraitModifier(LayoutValueTrait<K>.self, value))
  }
}

enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
  typealias Value = Key.Value
}

/// A key for a value that a view provides to its layout.
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
/// The layout reads it with `subview[Flexibility.self]`. See Apple's documentation of `LayoutValueKey`.
public nonisolated protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the ``Layout`` that directly contains this view.
  ///
  /// If a view sets a value more than once, the outermost one applies. A container between the view and the
  /// layout hides the value from the layout (LK05).
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_TraitModifier(LayoutValueTrait<K>.self, value))
  }
}

enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
  typealias Value = Key.Value
}

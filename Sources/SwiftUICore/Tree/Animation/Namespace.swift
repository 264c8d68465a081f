import Synchronization

/// A property wrapper for an identity that belongs to a view, within which other identities are unique.
///
/// ```swift
/// struct Cards: View {
///   @Namespace private var cards
///   var body: some View { CardList(namespace: cards) }
/// }
/// ```
///
/// The identity lasts as long as that of the view, and no other view has it, not
/// even another of the same type (O14). See Apple's documentation of `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: UInt64

    private static let lastNumber = Atomic<UInt64>(0)

    /// Creates a unique identity.
    fileprivate init() {
      number = Self.lastNumber.add(1, ordering: .relaxed).newValue
    }
  }

  private var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The namespace's identity.
  ///
  /// Outside of an installed view it is different each time, which is reported (O15).
  public var wrappedValue: ID {
    if let id { return id }
    Issue.report(
      """
      Reading a Namespace property outside View.body. This will result in identifiers that never \
      match any other identifier.
      """)
    return ID()
  }

  public static func _connect(
    _ property: inout Namespace, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil { slot = NamespaceSlot() }
    property.id = unsafeDowncast(slot!, to: NamespaceSlot.self).id
  }
}

private final class NamespaceSlot: _PropertySlot {
  let id = Namespace.ID()
}

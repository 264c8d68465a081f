import BanyanGraph

/// A property wrapper for a value that is owned elsewhere.
///
/// ```swift
/// struct PlayButton: View {
///   @Binding var isPlaying: Bool
///   var body: some View {
///     Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///   }
/// }
/// ```
///
/// A view that reads the value is evaluated when it changes, wherever it is written; the views in
/// between are not. Two bindings to one place are equal, so a view that receives the same binding
/// again is skipped. See Apple's documentation of `Binding`, and statements C01 to C13.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that writes through this binding belong to.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  var ownTransaction: Transaction?
  package let location: any Location<Value>
  /// The binding's slot in the view that is being evaluated.
  private var slot: BindingSlot<Value>?
  private var round: UInt32 = 0

  init(location: any Location<Value>, transaction: Transaction? = nil) {
    self.location = location
    ownTransaction = transaction
  }

  /// Creates a binding from a getter and a setter.
  ///
  /// No two such bindings are equal, so a view that receives one is evaluated whenever its parent
  /// is (C13).
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(location: FunctionalLocation(getValue: get) { value, _ in set(value) })
  }

  /// Creates a binding from a getter and a setter that receives the transaction of the write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionalLocation(getValue: get, setValue: set))
  }

  /// Creates a binding to a value that never changes; writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value: value))
  }

  /// The value. Reading it in a body makes the view depend on it.
  public var wrappedValue: Value {
    get {
      guard let slot else { return location.get(cause: nil) }
      return slot.read(location, in: round)
    }
    nonmutating set { location.set(newValue, transaction: ownTransaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding to the same place from the projection of another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: KeyPathLocation(base: location, keyPath: keyPath),
      transaction: ownTransaction)
  }

  /// Creates a binding to the value as an optional. Writing nil has no effect (C07).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: ConvertedLocation(base: base.location, read: { $0 }, write: { $0 }),
      transaction: base.ownTransaction)
  }

  /// Creates a binding to the value inside an optional, or returns nil if there is none now.
  ///
  /// If the optional becomes nil later, the binding reads its last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      location: ConvertedLocation(
        base: base.location, read: { last.latest($0) }, write: { .some($0) }),
      transaction: base.ownTransaction)
  }

  /// Creates a binding to the value as a type-erased hashable value. Writing a value of another
  /// type has no effect.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(
        base: base.location, read: { AnyHashable($0) }, write: { $0.base as? Wrapped }),
      transaction: base.ownTransaction)
  }

  /// Returns a binding whose writes belong to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = self.transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

// The content of a binding is used on the main actor, or passed to it.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ReferringProperty {
  public static func _connect(
    _ property: inout Binding, to slot: inout _PropertySlot?, of installation: _Installation
  ) {
    if slot == nil { slot = BindingSlot<Value>(installation) }
    let binding = unsafeDowncast(slot!, to: BindingSlot<Value>.self)
    property.round = binding.begin(at: property.location)
    property.slot = binding
  }
}

extension Binding: StatelessProperty {}

extension Binding: FieldComparable {
  package static func isUnchanged(_ old: Binding, _ new: Binding) -> Bool {
    old.location.isSame(asAny: new.location)
      && Comparison.of(Transaction?.self).isUnchanged(old.ownTransaction, new.ownTransaction)
  }
}

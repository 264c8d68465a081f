import BanyanGraph

/// The value that one view has read through one binding: a write of a larger value around it
/// concerns the view only if this part of it differs.
final class BindingSlot<Value>: _PropertySlot, @unchecked Sendable {
  private let cause: Cause
  /// The number of the view that declares the binding.
  private let owner: UInt64
  /// The place of the view's binding now.
  nonisolated(unsafe) var location: (any Location<Value>)!
  nonisolated(unsafe) private var lastRead: Value?

  init(_ installation: _Installation) {
    cause = Cause(field: installation.field, needsCheck: true)
    owner = installation.owner.number
  }

  /// Reads the value at the place of a binding, which may be one that the view had before.
  ///
  /// A closure of the view may be called by another, which reads the value for itself: it has no such property that could
  /// be checked.
  nonisolated func read(_ own: any Location<Value>) -> Value {
    guard MainThread.isCurrent,
      assumingMainActor({ Tracking.isActive && Tracking.reader?.number == owner })
    else { return own.get(cause: nil) }
    location = own
    let value = own.get(cause: cause)
    lastRead = value
    return value
  }

  override func check() -> Bool {
    guard let lastRead else { return false }
    let value = Tracking.duringUpdate { location.get(cause: nil) }
    return !Comparison.of(Value.self).isUnchanged(lastRead, value)
  }
}

/// The last known value of one that may disappear.
final class LastValue<Value> {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  // Any thread may read the binding.
  func latest(_ newest: Value?) -> Value {
    guard let newest else { return Lock.shared.withLock { value } }
    // What the value before refers to ends after the lock is released.
    var last = newest
    Lock.shared.withLock { swap(&value, &last) }
    return newest
  }
}

import BanyanGraph

/// The value that one view has read through one binding: a write of a larger value around it
/// concerns the view only if this part of it differs.
final class BindingSlot<Value>: _PropertySlot, @unchecked Sendable {
  private let cause: Cause
  /// The number of the view that declares the binding.
  private let owner: UInt64
  /// The place of the view's binding now.
  nonisolated(unsafe) private var location: (any Location<Value>)!
  /// The number of evaluations of the view, which distinguishes its binding from kept copies of earlier ones.
  nonisolated(unsafe) private var round: UInt32 = 0
  nonisolated(unsafe) private var lastRead: Value?

  init(_ installation: _Installation) {
    cause = Cause(field: installation.field, needsCheck: true)
    owner = installation.owner.number
  }

  /// Begins an evaluation of the view with a binding to a place.
  /// - Returns: its number.
  func begin(at location: any Location<Value>) -> UInt32 {
    self.location = location
    round &+= 1
    return round
  }

  /// Reads the value at the place of a binding, which may be one that the view had in an earlier round.
  ///
  /// Only what the view's own binding reads for the view can be checked. A copy may have another place; and a closure of the
  /// view may be called by another view, which reads the value for itself.
  nonisolated func read(_ own: any Location<Value>, in round: UInt32) -> Value {
    guard MainThread.isCurrent, round == self.round,
      assumingMainActor({ Tracking.isActive && Tracking.reader?.number == owner })
    else { return own.get(cause: nil) }
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
    // Objects of the previous value are released after the lock.
    var last = newest
    Lock.shared.withLock { swap(&value, &last) }
    return newest
  }
}

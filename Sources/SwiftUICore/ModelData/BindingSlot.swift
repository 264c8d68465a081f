import BanyanGraph

/// The value that one view has read through one binding: a write of a larger value around it
/// concerns the view only if this part of it differs.
final class BindingSlot<Value>: _PropertySlot, @unchecked Sendable {
  private let cause: Cause
  nonisolated(unsafe) var location: (any Location<Value>)!
  nonisolated(unsafe) private var lastRead: Value?

  init(field: Int) {
    cause = Cause(field: field, needsCheck: true)
  }

  nonisolated func read() -> Value {
    let value = location.get(cause: cause)
    if MainThread.isCurrent, assumingMainActor({ Tracking.isActive }) { lastRead = value }
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

  func latest(_ newest: Value?) -> Value {
    if let newest { value = newest }
    return value
  }
}

import BanyanGraph

/// A place that a binding reads and writes.
package protocol Location<Value> {
  associatedtype Value

  /// Reads the value.
  /// - Parameter cause: the cause that the reading view receives for a later change, if known.
  func get(cause: Cause?) -> Value

  /// Writes the value.
  /// - Parameter transaction: the binding's own transaction, if it has one.
  func set(_ value: Value, transaction: Transaction?)

  /// Returns true if two locations are the same, so that a view with one need not be updated for
  /// the other.
  func isSame(as other: Self) -> Bool
}

extension Location {
  func isSame(asAny other: any Location) -> Bool {
    guard let other = other as? Self else { return false }
    return isSame(as: other)
  }
}

/// A value that cannot be written.
struct ConstantLocation<Value>: Location {
  let value: Value

  func get(cause: Cause?) -> Value { value }
  func set(_ value: Value, transaction: Transaction?) {
    if TraceContext.isUsed, !Comparison.of(Value.self).isUnchanged(self.value, value) {
      IgnoredWrite.note(
        value, to: "a constant", advice: "Bind it to a @State, or disable the control.")
    }
  }

  func isSame(as other: ConstantLocation) -> Bool {
    Comparison.of(Value.self).isUnchanged(value, other.value)
  }
}

/// A location made of two functions. No two are the same (C13).
struct FunctionalLocation<Value>: Location {
  let getValue: () -> Value
  let setValue: (Value, Transaction) -> Void

  func get(cause: Cause?) -> Value { getValue() }

  func set(_ value: Value, transaction: Transaction?) {
    if let transaction {
      Transaction.with(transaction) { setValue(value, transaction) }
    } else {
      setValue(value, .current)
    }
  }

  func isSame(as other: FunctionalLocation) -> Bool { false }
}

/// A part of a value at another location, found by a key path.
struct KeyPathLocation<Root, Value>: Location {
  let base: any Location<Root>
  let keyPath: WritableKeyPath<Root, Value>

  func get(cause: Cause?) -> Value {
    base.get(cause: cause)[keyPath: keyPath]
  }

  func set(_ value: Value, transaction: Transaction?) {
    var root = Tracking.ignoringReads { base.get(cause: nil) }
    root[keyPath: keyPath] = value
    base.set(root, transaction: transaction)
  }

  func isSame(as other: KeyPathLocation) -> Bool {
    keyPath == other.keyPath && base.isSame(asAny: other.base)
  }
}

/// A value at another location, converted to another type.
struct ConvertedLocation<Base, Value>: Location {
  let base: any Location<Base>
  let read: (Base) -> Value
  /// Returns the base's new value, or nil if the write has no effect.
  let write: (Value) -> Base?

  func get(cause: Cause?) -> Value { read(base.get(cause: cause)) }

  func set(_ value: Value, transaction: Transaction?) {
    if let value = write(value) { base.set(value, transaction: transaction) }
  }

  // The conversion follows from the two types.
  func isSame(as other: ConvertedLocation) -> Bool { base.isSame(asAny: other.base) }
}

/// A property of an object.
struct ObjectLocation<Root: AnyObject, Value>: Location {
  let object: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>

  func get(cause: Cause?) -> Value { object[keyPath: keyPath] }

  func set(_ value: Value, transaction: Transaction?) {
    if let transaction {
      Transaction.with(transaction) { object[keyPath: keyPath] = value }
    } else {
      object[keyPath: keyPath] = value
    }
  }

  func isSame(as other: ObjectLocation) -> Bool {
    object === other.object && keyPath == other.keyPath
  }
}

extension Tracking {
  /// Performs a read without making the reader depend on the value.
  nonisolated package static func ignoringReads<Result>(_ body: () -> Result) -> Result {
    guard MainThread.isCurrent else { return body() }
    return withoutActuallyEscaping(body) { body in
      let body = Carried(body)
      return assumingMainActor { Carried(ignore(body.value)) }.value
    }
  }
}

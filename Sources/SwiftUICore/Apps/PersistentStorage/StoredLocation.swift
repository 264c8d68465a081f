import BanyanGraph
import BanyanHost

/// The key, default and coding of a stored property.
struct StoredProperty<Value> {
  let key: String
  let defaultValue: Value
  let coding: any StorageCoding<Value>.Type

  func decode(_ stored: StoredValue?) -> Value {
    stored.flatMap { coding.decode($0) } ?? defaultValue
  }

  func isUnchanged(from old: StoredProperty) -> Bool {
    key == old.key && Comparison.of(Value.self).isUnchanged(old.defaultValue, defaultValue)
  }
}

/// The location of a value in a store.
struct StoredLocation<Value>: Location {
  let store: KeyedStore
  let property: StoredProperty<Value>

  /// Returns the current value: a body gets that of the current update, an action the newest one.
  func get(cause: Cause?) -> Value {
    guard MainThread.isCurrent else { return property.decode(store.read(property.key)) }
    let carried = Carried((self, cause))
    return assumingMainActor { Carried(carried.value.0.read(cause: carried.value.1)) }.value
  }

  @MainActor private func read(cause: Cause?) -> Value {
    if Tracking.isActive {
      let source = store.source(for: property.key)
      source.track(as: cause)
      return property.decode(source.value)
    }
    if Tracking.seesUpdate, let source = store.existingSource(for: property.key) {
      return property.decode(source.value)
    }
    return property.decode(store.read(property.key))
  }

  /// Writes the value. A write from another thread is stored immediately, and views are notified on the main actor.
  func set(_ value: Value, transaction: Transaction?) {
    if MainThread.isCurrent, assumingMainActor({ Tracking.isActive }) {
      Issue.report("Modifying state during view update, this will cause undefined behavior.")
      let key = property.key
      return assumingMainActor {
        (Tracking.reader as? _Node)?.runtime.viewExaminer?
          .judgeWrite(to: "the stored \"\(key)\"", isKept: false)
      }
    }
    if let transaction {
      Transaction.with(transaction) { write(value) }
    } else {
      write(value)
    }
  }

  func write(_ value: Value) {
    store.write(property.coding.encode(value), for: property.key)
  }

  func isSame(as other: StoredLocation) -> Bool {
    store === other.store && property.isUnchanged(from: other.property)
  }

  /// Returns the value of a property of an object.
  ///
  /// A view that follows the object is also notified of writes elsewhere, as changes of the
  /// object. A view that does not is not notified, as with a published property.
  @MainActor func get(from object: AnyObject) -> Value {
    guard let view = Tracking.reader as? DynamicNode else { return get(cause: nil) }
    guard let field = view.field(following: object) else {
      return Tracking.duringUpdate { get(cause: nil) }
    }
    return get(cause: Cause(field: field))
  }
}

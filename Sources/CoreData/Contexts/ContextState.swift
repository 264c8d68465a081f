import Foundation

/// A context's knowledge of its objects.
final class ContextState {
  private struct Entry {
    weak var object: NSManagedObject?
  }

  private var entries: [NSManagedObjectID: Entry] = [:]
  /// The number of entries at which those of objects that nobody uses are removed.
  private var limit = 256

  // Objects with changes are kept until these are saved; others as long as the program uses them.
  var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  var updated: [NSManagedObjectID: NSManagedObject] = [:]
  var deleted: [NSManagedObjectID: NSManagedObject] = [:]

  /// The changes since observers were last notified.
  var changes = ContextChanges()
  var isScheduled = false

  private var observers: [WeakObserver] = []
  var children: [WeakContext] = []

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  func register(_ object: NSManagedObject) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(256, entries.count * 2)
    }
    entries[object.objectID] = Entry(object: object)
  }

  func forget(_ id: NSManagedObjectID) { entries[id] = nil }

  func forgetAll() {
    entries = [:]
    inserted = [:]
    updated = [:]
    deleted = [:]
    changes = ContextChanges()
  }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? { entries[id]?.object }

  var registered: [NSManagedObject] { entries.values.compactMap(\.object) }

  var liveObservers: [any ContextObserver] {
    observers.removeAll { $0.observer == nil }
    return observers.compactMap(\.observer)
  }

  func add(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer === observer || $0.observer == nil }
  }
}

/// An observer of a context's changes.
package protocol ContextObserver: AnyObject {
  func contextDidChange(_ changes: ContextChanges)
}

/// The changes of a context.
package struct ContextChanges {
  package var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  package var updated: [NSManagedObjectID: NSManagedObject] = [:]
  package var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  /// True if the context has forgotten all its objects.
  package var isReset = false
  /// The entities of which objects that the context does not know have changed in the store.
  package var entityNames: Set<String> = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && !isReset && entityNames.isEmpty
  }

  mutating func delete(_ object: NSManagedObject) {
    inserted[object.objectID] = nil
    updated[object.objectID] = nil
    deleted[object.objectID] = object
  }

  /// Returns true if an object of some entities has changed.
  package func concerns(_ names: Set<String>) -> Bool {
    isReset || !entityNames.isDisjoint(with: names)
      || [inserted, updated, deleted].contains { objects in
        objects.keys.contains { names.contains($0.entityName) }
      }
  }

  /// Returns true if one of some objects has other values.
  func updates(_ ids: Set<NSManagedObjectID>) -> Bool {
    updated.keys.contains { ids.contains($0) }
  }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = Set(inserted.values) }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = Set(updated.values) }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = Set(deleted.values) }
    if isReset { info[NSInvalidatedAllObjectsKey] = true }
    return info
  }
}

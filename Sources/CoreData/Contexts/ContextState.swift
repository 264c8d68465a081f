import Foundation

/// A context's knowledge of its objects.
final class ContextState {
  private struct Entry {
    weak var object: NSManagedObject?
  }

  /// An identifier, with the number by which a table finds it without looking into the object.
  private struct EntryKey: Hashable {
    private let number: Int64
    private let id: NSManagedObjectID

    init(_ id: NSManagedObjectID) {
      number = id.key
      self.id = id
    }

    static func == (left: EntryKey, right: EntryKey) -> Bool {
      left.number == right.number
        && (left.id === right.id || left.id.storeIdentifier == right.id.storeIdentifier)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
    }
  }

  private var entries: [EntryKey: Entry] = [:]
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
    if entries.count >= limit { removeUnused() }
    entries[EntryKey(object.objectID)] = Entry(object: object)
  }

  /// Removes the entries of objects that nobody uses. The others stay where they are: to filter the table would make it anew.
  private func removeUnused() {
    var unused: [EntryKey] = []
    for index in entries.indices where entries.values[index].object == nil {
      unused.append(entries.keys[index])
    }
    for key in unused { entries[key] = nil }
    limit = max(256, entries.count * 2)
  }

  /// Makes room for many objects that are about to be registered, so that the table does not grow step by step.
  func reserve(_ count: Int) {
    guard count > entries.count else { return }
    removeUnused()
    entries.reserveCapacity(entries.count + count)
    limit = (entries.count + count) * 2
  }

  func forget(_ id: NSManagedObjectID) { entries[EntryKey(id)] = nil }

  func forgetAll() {
    entries = [:]
    inserted = [:]
    updated = [:]
    deleted = [:]
    changes = ContextChanges()
  }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? { entries[EntryKey(id)]?.object }

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

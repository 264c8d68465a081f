import Foundation

extension NSManagedObjectContext {
  /// Returns the object with an identifier, which is assumed to exist.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    state.object(objectID) ?? make(objectID, nil)
  }

  /// Returns the object with an identifier.
  /// - Throws: an error of `NSCocoaErrorDomain` with the code 133000 if there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = existing(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) does not exist."])
  }

  /// Returns the object with an identifier if the context knows it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    state.object(objectID)
  }

  /// Makes the identifiers of objects permanent, which they become when they are saved. Here it is an identifier's place in the
  /// store that makes it permanent, so that nothing happens before.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Returns the object with an identifier; nil if it has been deleted or never was.
  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if state.deleted[id] != nil { return nil }
    if let object = state.object(id) { return object }
    return source?.storedRow(of: id).map { make(id, $0) }
  }

  /// Makes an object of the store.
  /// - Parameter row: its values; nil if they will be read later.
  func make(
    _ id: NSManagedObjectID, _ row: StoredRow?, isRegistered: Bool = true
  ) -> NSManagedObject {
    let pending = PendingObject(entity: resolved(id.entity), id: id)
    let object = PendingObjects.$current.withValue(pending) {
      pending.entity.objectClass.init(entity: pending.entity, insertInto: self)
    }
    if isRegistered { state.register(object) }
    if let row { object.take(row) }
    return object
  }

  /// Reads the values of an object.
  func fill(_ object: NSManagedObject) {
    object.take(source?.storedRow(of: object.objectID) ?? StoredRow())
  }

  /// Gives up an object's values, so that they are read again from the store when they are next used.
  /// - Parameters:
  ///   - object: an object of the context.
  ///   - flag: whether what has been changed and not saved stays.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard state.inserted[object.objectID] == nil, state.deleted[object.objectID] == nil else {
      return
    }
    object.willChangeValue(forKey: "")
    let changed = flag ? object.changedKeys : []
    let values = object.kept
    object.kept = nil
    object.changedKeys = changed
    if changed.isEmpty {
      state.updated[object.objectID] = nil
      object.didTurnIntoFault()
    } else if let values {
      fill(object)
      // Filling it has forgotten them.
      object.changedKeys = changed
      for key in changed { object.kept?[key] = values[key] }
    }
    state.changes.updated[object.objectID] = object
    scheduleChanges()
  }

  /// Gives up the values of all objects.
  public func refreshAllObjects() {
    for object in state.registered { refresh(object, mergeChanges: true) }
  }

  /// Forgets everything that has not been saved: inserted objects go, changed and deleted ones are as they were.
  public func rollback() {
    let (inserted, updated, deleted) = (state.inserted, state.updated, state.deleted)
    state.inserted = [:]
    state.updated = [:]
    state.deleted = [:]
    for (id, object) in inserted {
      state.changes.delete(object)
      state.forget(id)
    }
    for object in updated.values {
      object.restore()
      state.changes.updated[object.objectID] = object
    }
    for (id, object) in deleted where inserted[id] == nil {
      object.restore()
      state.changes.deleted[id] = nil
      state.changes.inserted[id] = object
    }
    processPendingChanges()
  }

  /// Forgets all objects. Those that the program still has must not be used any more.
  public func reset() {
    for object in state.registered { object.managedObjectContext = nil }
    state.forgetAll()
    state.changes.isReset = true
    processPendingChanges()
  }
}

extension NSManagedObject {
  /// Takes over what the store has.
  func take(_ row: StoredRow) {
    kept = row.values
    saved = row.values
    version = row.version
    changedKeys = []
    awakeFromFetch()
  }

  /// Returns to what was last saved.
  func restore() {
    willChangeValue(forKey: "")
    kept = saved
    changedKeys = []
  }
}

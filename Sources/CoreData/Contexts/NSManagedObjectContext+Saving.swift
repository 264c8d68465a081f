import Foundation

extension NSManagedObjectContext {
  /// Saves what has been inserted, changed and deleted: in the store, or in the parent.
  ///
  /// It is one transaction of the store. If something is not valid, or something else has saved the same objects and the merge
  /// policy is that of errors, nothing is saved.
  /// - Throws: an error of `NSCocoaErrorDomain`.
  public func save() throws { _ = try save(isAutomatic: false) }

  /// Saves without anybody having asked for it.
  ///
  /// An object that has been changed does not replace another with the same unique values then, which may be half typed: the value is
  /// saved as soon as it is the only one, or by ``save()``, which makes one object of both. A new object replaces another as ever.
  /// - Returns: the objects of which a value was not saved.
  package func saveByItself() throws -> [NSManagedObject] { try save(isAutomatic: true) }

  private func save(isAutomatic: Bool) throws -> [NSManagedObject] {
    guard hasChanges else { return [] }
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in changedObjects { object.willSave() }
    try validate()
    let changes = StoreChanges(
      inserted: Self.sorted(state.inserted).map(\.changedRow),
      updated: Self.sorted(state.updated).map(\.changedRow),
      deleted: Self.sorted(state.deleted).map(\.changedRow), isAutomatic: isAutomatic)
    guard let source else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: "The context has no coordinator and no parent."])
    }
    let outcome = try source.commit(changes, policy: policy)
    didCommit(outcome)
    return outcome.held.keys.compactMap { state.object($0) }
  }

  private static func sorted(
    _ objects: [NSManagedObjectID: NSManagedObject]
  ) -> [NSManagedObject] {
    // The keys beside the objects: a comparison looks into neither of them.
    objects.map { (key: $0.key.key, object: $0.value) }.sorted { $0.key < $1.key }.map(\.object)
  }

  private var changedObjects: [NSManagedObject] {
    Self.sorted(state.inserted) + Self.sorted(state.updated) + Self.sorted(state.deleted)
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ objects: [NSManagedObject], _ check: (NSManagedObject) throws -> Void) {
      for object in objects {
        do {
          try check(object)
        } catch {
          let error = error as NSError
          errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    collect(Self.sorted(state.deleted)) { try $0.validateForDelete() }
    collect(Self.sorted(state.inserted)) { try $0.validateForInsert() }
    collect(Self.sorted(state.updated)) { try $0.validateForUpdate() }
    try NSManagedObject.throwAll(errors)
  }

  private func didCommit(_ outcome: CommitOutcome) {
    // Changes made in `willSave` are reported here, too.
    processPendingChanges()
    let (inserted, updated, deleted) = (state.inserted, state.updated, state.deleted)
    state.inserted = [:]
    state.updated = [:]
    state.deleted = [:]
    for object in inserted.values where !outcome.isDropped(object.objectID) {
      object.objectID.becomePermanent()
    }
    for (id, row) in outcome.rows {
      guard let object = state.object(id) else { continue }
      let held = outcome.held[id] ?? []
      // The values are those of the object, unless the merge policy has chosen others.
      if !object.hasSameValues(as: row, except: held) {
        object.willChangeValue(forKey: "")
        state.changes.updated[id] = object
      }
      object.become(row, except: held)
    }
    for id in outcome.held.keys { state.updated[id] = updated[id] }
    for id in outcome.dropped {
      if let object = state.object(id) { state.changes.delete(object) }
    }
    let gone = Array(deleted.keys) + outcome.dropped
    for id in gone { drop(id) }
    let all = Array(inserted.values) + Array(updated.values) + Array(deleted.values)
    for object in all { object.didSave() }
    processPendingChanges()
    var saved = ContextChanges()
    saved.inserted = inserted
    saved.updated = updated
    saved.deleted = deleted
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
    notifyOthers(outcome, deleted: gone)
  }

  /// Forgets an object that is no longer in the store.
  private func drop(_ id: NSManagedObjectID) {
    guard let object = state.object(id) else { return }
    state.forget(id)
    state.updated[id] = nil
    object.managedObjectContext = nil
  }

  // MARK: Others

  /// Tells the other contexts of the same store, or of the same parent.
  private func notifyOthers(_ outcome: CommitOutcome, deleted: [NSManagedObjectID]) {
    let others: [NSManagedObjectContext] =
      parent.map { parent in parent.state.children.compactMap(\.context) }
      ?? persistentStoreCoordinator?.contexts ?? []
    let changed = Array(outcome.rows.keys)
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.blocks.add {
        other.merge(changed: changed, deleted: deleted)
        other.processPendingChanges()
      }
    }
  }

  /// Takes over what another context has saved.
  /// - Parameter notification: what that context has posted.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
    }
    merge(
      changed: ids(NSInsertedObjectsKey) + ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey))
    processPendingChanges()
  }

  /// Takes over what another process or another coordinator has saved. Objects that nobody uses here are not read for it.
  func merge(_ changes: ForeignChanges) {
    state.changes.entityNames.formUnion(changes.entityNames)
    state.changes.entityNames.formUnion(changes.ids.map(\.entityName))
    if changes.isEverything {
      state.changes.entityNames.formUnion(model?.entitiesByName.keys.map { $0 } ?? [])
    }
    let objects =
      changes.isEverything || !changes.entityNames.isEmpty
      ? state.registered.filter {
        changes.isEverything || changes.entityNames.contains($0.objectID.entityName)
          || changes.ids.contains($0.objectID)
      } : changes.ids.compactMap { state.object($0) }
    for object in objects where !isInserted(object) {
      guard let row = source?.storedRow(of: object.objectID) else {
        merge(changed: [], deleted: [object.objectID])
        continue
      }
      if !object.isFault, row.version != object.version {
        merge(changed: [object.objectID], deleted: [])
      }
    }
  }

  /// Takes over what has been saved elsewhere. Unsaved changes made here stay.
  func merge(changed: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    for id in changed {
      if let object = state.object(id) {
        refresh(object, mergeChanges: true)
      } else if state.deleted[id] == nil, let object = existing(id) {
        state.changes.inserted[id] = object
      }
    }
    for id in deleted {
      guard let object = state.object(id) else { continue }
      object.willChangeValue(forKey: "")
      state.changes.delete(object)
      drop(id)
    }
  }
}

extension NSManagedObject {
  /// The facts about the object that a store needs to save it.
  fileprivate var changedRow: ChangedRow {
    let transient = entity.objectFacts.transientNames
    if transient.isEmpty {
      return ChangedRow(
        id: objectID, values: values, base: saved, changedKeys: changedKeys, version: version)
    }
    return ChangedRow(
      id: objectID, values: values.filter { !transient.contains($0.key) },
      base: saved.filter { !transient.contains($0.key) },
      changedKeys: changedKeys.subtracting(transient), version: version)
  }

  fileprivate func hasSameValues(as row: StoredRow, except held: Set<String>) -> Bool {
    entity.propertiesByName.allSatisfy { name, property in
      property.isTransient || held.contains(name)
        || ManagedValue.isEqual(values[name], row.values[name])
    }
  }

  /// Takes over what has been saved, and keeps what is never saved, or has not been yet.
  fileprivate func become(_ row: StoredRow, except held: Set<String>) {
    let transient = entity.objectFacts.transientNames
    let kept = self.kept ?? [:]
    self.kept = held.union(transient).reduce(into: row.values) { $0[$1] = kept[$1] }
    saved = row.values
    version = row.version
    changedKeys = held
  }
}

import Foundation

/// The rows of a store, and what saving does with them.
struct StoreRows {
  var rows: [NSManagedObjectID: StoredRow] = [:]
  /// The identifiers of each entity.
  private(set) var ids: [String: Set<NSManagedObjectID>] = [:]

  func ids(of names: Set<String>) -> [NSManagedObjectID] {
    names.flatMap { Array(ids[$0] ?? []) }
  }

  mutating func set(_ row: StoredRow, for id: NSManagedObjectID) {
    rows[id] = row
    ids[id.entityName, default: []].insert(id)
  }

  mutating func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    ids[id.entityName]?.remove(id)
  }

  /// Makes the changes of a context.
  mutating func apply(_ changes: StoreChanges, _ policy: NSMergePolicyType) throws -> CommitOutcome
  {
    var outcome = CommitOutcome()
    let former = changes.isAutomatic ? rows : [:]
    for change in changes.deleted { try delete(change, policy) }
    for change in changes.updated { try update(change, policy, &outcome) }
    for change in changes.inserted {
      let row = StoredRow(version: 1, values: change.values)
      set(row, for: change.id)
      outcome.rows[change.id] = row
    }
    if changes.isAutomatic { holdBack(changes.updated, former, &outcome) }
    try makeUnique(changes, policy, &outcome)
    return outcome
  }

  private mutating func delete(_ change: ChangedRow, _ policy: NSMergePolicyType) throws {
    guard let row = rows[change.id] else { return }
    if row.version != change.version, policy == .errorMergePolicyType {
      throw Self.conflict(change.id)
    }
    remove(change.id)
  }

  private mutating func update(
    _ change: ChangedRow, _ policy: NSMergePolicyType, _ outcome: inout CommitOutcome
  ) throws {
    guard let stored = rows[change.id] else {
      if policy == .errorMergePolicyType { throw Self.conflict(change.id) }
      if policy.isOfContext {
        set(StoredRow(version: change.version + 1, values: change.values), for: change.id)
        outcome.rows[change.id] = rows[change.id]
      } else {
        outcome.dropped.insert(change.id)
      }
      return
    }
    let toMany = Self.toMany(of: change)
    var values = change.values
    if stored.version != change.version {
      // Objects that others have put into a relationship to many are no conflict: both changes are made.
      if policy == .errorMergePolicyType, !change.changedKeys.isSubset(of: toMany) {
        throw Self.conflict(change.id)
      }
      values = Self.merged(change, stored, policy)
      for key in toMany where policy != .rollbackMergePolicyType {
        values[key] = Self.merged(change, stored, toMany: key)
      }
    }
    let row = StoredRow(version: stored.version + 1, values: values)
    rows[change.id] = row
    outcome.rows[change.id] = row
  }

  private static func toMany(of change: ChangedRow) -> Set<String> {
    let names = change.id.entity.relationshipsByName.values.filter(\.isToMany).map(\.name)
    return Set(names)
  }

  private static func merged(
    _ change: ChangedRow, _ stored: StoredRow, _ policy: NSMergePolicyType
  ) -> [String: Any] {
    switch policy {
    case .overwriteMergePolicyType: return change.values
    case .rollbackMergePolicyType: return stored.values
    case .errorMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType,
      .mergeByPropertyStoreTrumpMergePolicyType:
      var values = stored.values
      for key in change.changedKeys {
        let isChangedInStore = !ManagedValue.isEqual(stored.values[key], change.base[key])
        if policy == .mergeByPropertyStoreTrumpMergePolicyType, isChangedInStore { continue }
        values[key] = change.values[key]
      }
      return values
    }
  }

  /// Adds to a relationship what the context has added, and removes what it has removed.
  private static func merged(
    _ change: ChangedRow, _ stored: StoredRow, toMany key: String
  ) -> [NSManagedObjectID] {
    let base = change.base[key] as? [NSManagedObjectID] ?? []
    let new = change.values[key] as? [NSManagedObjectID] ?? []
    let there = stored.values[key] as? [NSManagedObjectID] ?? []
    if there == base { return new }
    let removed = Set(base).subtracting(new)
    let added = new.filter { !base.contains($0) && !there.contains($0) }
    return there.filter { !removed.contains($0) } + added
  }

  static func conflict(_ id: NSManagedObjectID) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes: something else has saved \(id)."
      ])
  }
}

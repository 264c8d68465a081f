import Foundation

/// The place of a store's rows: memory, or a database. The coordinator's lock guards it.
protocol RowStorage: AnyObject {
  func row(_ id: NSManagedObjectID) throws -> StoredRow?
  func set(_ row: StoredRow, for id: NSManagedObjectID) throws
  func remove(_ id: NSManagedObjectID) throws
  /// Returns another object with the same values of some attributes. An object without any of the values has no twin.
  func twin(of id: NSManagedObjectID, _ constraint: [String]) throws -> NSManagedObjectID?
  /// Returns the objects whose relationships name any of some objects.
  func references(to ids: Set<NSManagedObjectID>) throws -> [NSManagedObjectID]

  /// Runs a block for each row that may satisfy a query, until it returns false.
  /// - Parameter count: how many are wanted; nil for all.
  /// - Returns: true if they came in the query's order.
  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool
  /// Returns how many rows satisfy a query; nil if that cannot be determined without evaluating its condition.
  func count(_ query: FetchQuery, _ names: Set<String>) throws -> Int?

  /// Makes several changes that take effect together, or not at all.
  func transact<Result>(_ body: () throws -> Result) throws -> Result
  /// Takes some keys that no other process takes.
  /// - Returns: the key before the first.
  func reserveKeys(_ count: Int64) throws -> Int64
  /// Notes for others which objects have changed.
  /// - Returns: the number of the last note; nil if there are no others.
  func note(_ ids: [NSManagedObjectID]) throws -> Int64?
  /// Returns what others have changed since this was last called.
  func newChanges() throws -> ForeignChanges
  /// Leaves out the changes up to a note, which are known already.
  func skipChanges(to note: Int64)
}

/// A row that a storage has found.
struct FoundRow {
  let id: NSManagedObjectID
  /// The values; nil if they are read later.
  let row: StoredRow?
  /// True if the query's condition is known to hold.
  let isMatch: Bool
  /// True if the rows come in the query's order.
  let isInOrder: Bool
  /// The number of rows that come after this one, where the storage knows it before they come.
  var followingCount = 0
}

/// The changes that another process, or another coordinator, has made.
struct ForeignChanges {
  var ids: Set<NSManagedObjectID> = []
  /// The entities of which too many objects have changed to name them.
  var entityNames: Set<String> = []
  /// True if it is not known what has changed.
  var isEverything = false

  var isEmpty: Bool { ids.isEmpty && entityNames.isEmpty && !isEverything }
}

/// The changes of a context, as they are made in a storage.
struct Commit {
  let storage: any RowStorage
  let policy: NSMergePolicyType
  var outcome = CommitOutcome()

  init(_ storage: any RowStorage, _ policy: NSMergePolicyType) {
    self.storage = storage
    self.policy = policy
  }

  mutating func apply(_ changes: StoreChanges) throws {
    var former: [NSManagedObjectID: StoredRow] = [:]
    if changes.isAutomatic {
      for change in changes.updated { former[change.id] = try storage.row(change.id) }
    }
    for change in changes.deleted { try delete(change) }
    for change in changes.updated { try update(change) }
    for change in changes.inserted {
      try store(StoredRow(version: 1, values: change.values), for: change.id)
    }
    if changes.isAutomatic { try holdBack(changes.updated, former) }
    try makeUnique(changes)
  }

  mutating func store(_ row: StoredRow, for id: NSManagedObjectID) throws {
    try storage.set(row, for: id)
    outcome.rows[id] = row
  }

  private func delete(_ change: ChangedRow) throws {
    if policy == .errorMergePolicyType, change.version > 0 {
      guard let row = try storage.row(change.id) else { return }
      if row.version != change.version { throw Self.conflict(change.id) }
    }
    try storage.remove(change.id)
  }

  private mutating func update(_ change: ChangedRow) throws {
    guard let stored = try storage.row(change.id) else {
      if policy == .errorMergePolicyType { throw Self.conflict(change.id) }
      if policy.isOfContext {
        try store(
          StoredRow(version: change.version + 1, values: change.values), for: change.id)
      } else {
        outcome.dropped.insert(change.id)
      }
      return
    }
    var values = change.values
    if stored.version != change.version {
      let toMany = Self.toMany(of: change)
      // Objects that others have put into a relationship to many are no conflict: both changes are made.
      if policy == .errorMergePolicyType, !change.changedKeys.isSubset(of: toMany) {
        throw Self.conflict(change.id)
      }
      values = merged(change, stored)
      for key in toMany where policy != .rollbackMergePolicyType {
        values[key] = Self.merged(change, stored, toMany: key)
      }
    }
    try store(StoredRow(version: stored.version + 1, values: values), for: change.id)
  }

  private static func toMany(of change: ChangedRow) -> Set<String> {
    let names = change.id.entity.relationshipsByName.values.filter(\.isToMany).map(\.name)
    return Set(names)
  }

  private func merged(_ change: ChangedRow, _ stored: StoredRow) -> [String: Any] {
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

  private static func conflict(_ id: NSManagedObjectID) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes: something else has saved \(id)."
      ])
  }
}

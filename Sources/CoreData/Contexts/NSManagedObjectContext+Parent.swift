import Foundation

// A context is to its children what a store is to it.
extension NSManagedObjectContext: RowSource {
  func storedRow(of id: NSManagedObjectID) -> StoredRow? {
    performAndWait {
      guard let object = existing(id) else { return nil }
      return StoredRow(version: object.version, values: object.values)
    }
  }

  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool {
    var all = query
    // The child leaves out some of its own.
    all.limit = count ?? 0
    all.offset = 0
    all.includesPendingChanges = true
    let ids = try performAndWait { try objects(of: all).map(\.objectID) }
    for id in ids {
      if try !body(FoundRow(id: id, row: nil, isMatch: true, isInOrder: true)) { break }
    }
    return true
  }

  func count(_ query: FetchQuery, _ names: Set<String>) throws -> Int? { nil }

  /// Takes over the changes of a child. They win over what has been changed here meanwhile.
  func commit(_ changes: StoreChanges, policy: NSMergePolicy) throws -> CommitOutcome {
    performAndWait {
      var outcome = CommitOutcome()
      for row in changes.inserted {
        let object = make(row.id, StoredRow(version: 0, values: row.values))
        object.saved = [:]
        object.changedKeys = row.changedKeys
        state.inserted[row.id] = object
        state.changes.inserted[row.id] = object
        outcome.rows[row.id] = StoredRow(version: 0, values: row.values)
      }
      for row in changes.updated {
        guard let object = existing(row.id) else { continue }
        object.willChangeValue(forKey: "")
        var values = object.values
        for key in row.changedKeys { values[key] = row.values[key] }
        object.kept = values
        object.changedKeys.formUnion(row.changedKeys)
        didChange(object)
        outcome.rows[row.id] = StoredRow(version: object.version, values: values)
      }
      for row in changes.deleted {
        if let object = existing(row.id) { delete(object) }
      }
      return outcome
    }
  }
}

import Foundation

extension Commit {
  /// Leaves out values with which an object would replace another. The object keeps those that the store has.
  ///
  /// Nobody has asked to save, so the values may be half of what a person is typing.
  mutating func holdBack(
    _ updated: [ChangedRow], _ former: [NSManagedObjectID: StoredRow]
  ) throws {
    // An object that keeps a value may have the one that yet another has taken meanwhile.
    var isDone = false
    while !isDone {
      isDone = true
      for change in updated {
        for constraint in change.id.entity.constraints {
          let held = outcome.held[change.id] ?? []
          let names = change.changedKeys.intersection(constraint).subtracting(held)
          guard !names.isEmpty, let old = former[change.id], let row = try storage.row(change.id),
            // Relationships have another end, which would have to keep its value, too.
            change.id.entity.relationshipsByName.keys.allSatisfy({ !names.contains($0) }),
            try storage.twin(of: change.id, constraint) != nil
          else { continue }
          outcome.held[change.id] = held.union(names)
          let kept = Self.keeping(held.union(names), of: old, in: row, change)
          try storage.set(kept, for: change.id)
          outcome.rows[change.id] = kept.version == old.version ? nil : kept
          isDone = false
        }
      }
    }
  }

  /// Returns a row with some former values; the former row if nothing else has changed.
  private static func keeping(
    _ names: Set<String>, of old: StoredRow, in row: StoredRow, _ change: ChangedRow
  ) -> StoredRow {
    if change.changedKeys.isSubset(of: names) { return old }
    var kept = row
    for name in names { kept.values[name] = old.values[name] }
    return kept
  }
}

import Foundation

extension StoreRows {
  /// Makes sure that no other object has the unique values of one that is being saved.
  mutating func makeUnique(
    _ id: NSManagedObjectID, _ policy: NSMergePolicyType, _ outcome: inout CommitOutcome
  ) throws {
    for constraint in id.entity.constraints {
      guard let row = rows[id], let other = twin(of: id, row, constraint) else { continue }
      if policy == .errorMergePolicyType {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
          userInfo: [
            NSLocalizedDescriptionKey:
              "There is already an object of \(id.entityName) with the same \(constraint.joined(separator: ", "))."
          ])
      }
      let (winner, loser) = policy.isOfContext ? (id, other) : (other, id)
      replace(loser, by: winner, &outcome)
    }
  }

  /// Returns another object with the same values of some attributes. An object without any of the values has no twin.
  private func twin(
    of id: NSManagedObjectID, _ row: StoredRow, _ constraint: [String]
  ) -> NSManagedObjectID? {
    let values = constraint.compactMap { row.values[$0] }
    guard values.count == constraint.count else { return nil }
    return ids(of: id.entity.names).first { other in
      other != id
        && constraint.allSatisfy {
          ManagedValue.isEqual(rows[other]?.values[$0], row.values[$0])
        }
    }
  }

  /// Removes an object, whose place in relationships another takes.
  private mutating func replace(
    _ loser: NSManagedObjectID, by winner: NSManagedObjectID, _ outcome: inout CommitOutcome
  ) {
    guard let lost = rows[loser] else { return }
    remove(loser)
    outcome.rows[loser] = nil
    outcome.dropped.append(loser)
    for (id, row) in rows {
      guard let values = Self.replacing(loser, by: winner, in: row.values) else { continue }
      store(StoredRow(version: row.version + 1, values: values), for: id, &outcome)
    }
    guard var row = rows[winner] else { return }
    for (name, relationship) in winner.entity.relationshipsByName {
      guard let others = lost.values[name] else { continue }
      if relationship.isToMany {
        let own = row.values[name] as? [NSManagedObjectID] ?? []
        let added = (others as? [NSManagedObjectID] ?? []).filter { !own.contains($0) }
        row.values[name] = own + added
      } else if row.values[name] == nil {
        row.values[name] = others
      }
    }
    row.version += 1
    store(row, for: winner, &outcome)
  }

  private mutating func store(
    _ row: StoredRow, for id: NSManagedObjectID, _ outcome: inout CommitOutcome
  ) {
    rows[id] = row
    outcome.rows[id] = row
  }

  /// Returns values in which one object stands for another; nil if the other does not occur.
  private static func replacing(
    _ loser: NSManagedObjectID, by winner: NSManagedObjectID, in values: [String: Any]
  ) -> [String: Any]? {
    var replaced = values
    var isChanged = false
    for (key, value) in values {
      if let id = value as? NSManagedObjectID, id == loser {
        replaced[key] = winner
        isChanged = true
      } else if let ids = value as? [NSManagedObjectID], ids.contains(loser) {
        var new: [NSManagedObjectID] = []
        for id in ids.map({ $0 == loser ? winner : $0 }) where !new.contains(id) { new.append(id) }
        replaced[key] = new
        isChanged = true
      }
    }
    return isChanged ? replaced : nil
  }
}

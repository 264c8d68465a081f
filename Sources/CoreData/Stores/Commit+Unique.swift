import Foundation

extension Commit {
  /// Makes sure that no other objects have the unique values of those that are being saved.
  mutating func makeUnique(_ changes: StoreChanges) throws {
    var winners: [NSManagedObjectID: NSManagedObjectID] = [:]
    // The last first: of several that are saved together, the one that was made last has the newest values.
    for id in (changes.updated + changes.inserted).map(\.id).reversed() {
      for constraint in id.entity.constraints {
        while let other = try storage.twin(of: id, constraint) {
          if policy == .errorMergePolicyType { throw Self.collision(id, constraint) }
          let (winner, loser) = policy.isOfContext ? (id, other) : (other, id)
          guard let lost = try storage.row(loser) else { break }
          try storage.remove(loser)
          outcome.rows[loser] = nil
          outcome.held[loser] = nil
          outcome.dropped.insert(loser)
          winners[loser] = winner
          try inherit(lost, winner)
        }
      }
    }
    if !winners.isEmpty { try replaceLosers(winners) }
  }

  private static func collision(_ id: NSManagedObjectID, _ constraint: [String]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "There is already an object of \(id.entityName) with the same \(constraint.joined(separator: ", "))."
      ])
  }

  /// Gives an object the relationships of one that it has replaced.
  private mutating func inherit(_ lost: StoredRow, _ winner: NSManagedObjectID) throws {
    guard var row = try storage.row(winner) else { return }
    for (name, relationship) in winner.entity.relationshipsByName {
      guard let others = lost.values[name] else { continue }
      if relationship.isToMany {
        let own = row.values[name] as? [NSManagedObjectID] ?? []
        let known = Set(own)
        row.values[name] =
          own + (others as? [NSManagedObjectID] ?? []).filter { !known.contains($0) }
      } else if row.values[name] == nil {
        row.values[name] = others
      }
    }
    row.version += 1
    try store(row, for: winner)
  }

  /// Lets others take the places of objects in all relationships.
  private mutating func replaceLosers(
    _ winners: [NSManagedObjectID: NSManagedObjectID]
  ) throws {
    for id in try storage.references(to: Set(winners.keys)) {
      guard let row = try storage.row(id),
        let values = Self.replacingLosers(winners, in: row.values)
      else { continue }
      try store(StoredRow(version: row.version + 1, values: values), for: id)
    }
  }

  /// Returns values in which winners stand for the objects that they have replaced; nil if none of those occurs.
  private static func replacingLosers(
    _ winners: [NSManagedObjectID: NSManagedObjectID], in values: [String: Any]
  ) -> [String: Any]? {
    func winner(of id: NSManagedObjectID) -> NSManagedObjectID {
      var winner = id
      // A winner may have been replaced in its turn.
      while let next = winners[winner] { winner = next }
      return winner
    }
    var replaced = values
    var isChanged = false
    for (key, value) in values {
      if let id = value as? NSManagedObjectID, winners[id] != nil {
        replaced[key] = winner(of: id)
        isChanged = true
      } else if let ids = value as? [NSManagedObjectID], ids.contains(where: { winners[$0] != nil })
      {
        var known: Set<NSManagedObjectID> = []
        replaced[key] = ids.map(winner).filter { known.insert($0).inserted }
        isChanged = true
      }
    }
    return isChanged ? replaced : nil
  }
}

import Foundation

/// The changes between two results of a fetch. Places are those before or after the change, as a table wants them.
struct SectionChanges {
  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  /// The numbers of sections before the change.
  let deletedSections: [Int]
  /// The numbers of sections after the change.
  let insertedSections: [Int]
  /// Those that are gone, then those that have come, have moved, and have other values.
  let objects: [Change]

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

  /// - Parameter updated: the objects that have other values.
  init(
    from old: ObjectSections, to new: ObjectSections, updated: Set<NSManagedObjectID>
  ) {
    let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
    deletedSections = old.sections.indices.filter { !newNames.contains(old.sections[$0].name) }
    insertedSections = new.sections.indices.filter { !oldNames.contains(new.sections[$0].name) }
    let (oldIDs, newIDs) = (old.ids, new.ids)
    let staying = Set(oldIDs).intersection(newIDs)
    let moved = Self.moved(old, new, staying, updated)

    func changes(
      _ ids: [NSManagedObjectID], of sections: ObjectSections, _ type: NSFetchedResultsChangeType,
      where isIncluded: (NSManagedObjectID) -> Bool
    ) -> [Change] {
      ids.compactMap { id in
        guard isIncluded(id), let place = sections.place(of: id),
          let object = sections.object(at: place)
        else { return nil }
        return Change(object: object, type: type, old: old.place(of: id), new: new.place(of: id))
      }
    }
    objects =
      changes(oldIDs, of: old, .delete) { !staying.contains($0) }
      + changes(newIDs, of: new, .insert) { !staying.contains($0) }
      + changes(newIDs, of: new, .move) { moved.contains($0) }
      + changes(newIDs, of: new, .update) {
        staying.contains($0) && updated.contains($0) && !moved.contains($0)
      }
  }

  /// Returns the objects that are in another section, or elsewhere among those that stay.
  private static func moved(
    _ old: ObjectSections, _ new: ObjectSections, _ staying: Set<NSManagedObjectID>,
    _ updated: Set<NSManagedObjectID>
  ) -> Set<NSManagedObjectID> {
    var moved = staying.filter { old.sectionName(of: $0) != new.sectionName(of: $0) }
    let before = old.ids.filter { staying.contains($0) && !moved.contains($0) }
    let after = new.ids.filter { staying.contains($0) && !moved.contains($0) }
    if before == after { return moved }
    // If two objects have changed places, it is the one with another value that has moved.
    let (oldRanks, newRanks) = (ranks(of: updated, in: before), ranks(of: updated, in: after))
    moved.formUnion(oldRanks.keys.filter { oldRanks[$0] != newRanks[$0] })
    let rest = before.filter { !moved.contains($0) }
    for change in after.filter({ !moved.contains($0) }).difference(from: rest) {
      if case .remove(_, let id, _) = change { moved.insert(id) }
    }
    return moved
  }

  /// Returns how many of the other objects are before each of some.
  private static func ranks(
    of some: Set<NSManagedObjectID>, in ids: [NSManagedObjectID]
  ) -> [NSManagedObjectID: Int] {
    var count = 0
    var ranks: [NSManagedObjectID: Int] = [:]
    for id in ids {
      if some.contains(id) { ranks[id] = count } else { count += 1 }
    }
    return ranks
  }
}

import Foundation

/// The objects of a store by their unique values, so that another one with the same is found without comparing all of them.
struct UniqueTable {
  /// Where a combination of values may occur once.
  private struct Place: Hashable {
    let entityNames: Set<String>
    let constraint: [String]
  }

  private var objects: [Place: [[AnyHashable]: Set<NSManagedObjectID>]] = [:]

  /// Returns another object with the same values of some attributes. An object without any of the values has no twin.
  mutating func twin(
    of id: NSManagedObjectID, _ constraint: [String], in rows: [NSManagedObjectID: StoredRow]
  ) -> NSManagedObjectID? {
    guard let row = rows[id], let values = Self.values(of: row, constraint) else { return nil }
    let place = Place(entityNames: id.entity.names, constraint: constraint)
    if objects[place] == nil { objects[place] = Self.table(of: place, in: rows) }
    return objects[place]?[values]?.first { $0 != id }
  }

  private static func table(
    of place: Place, in rows: [NSManagedObjectID: StoredRow]
  ) -> [[AnyHashable]: Set<NSManagedObjectID>] {
    var table: [[AnyHashable]: Set<NSManagedObjectID>] = [:]
    for (id, row) in rows where place.entityNames.contains(id.entityName) {
      guard let values = values(of: row, place.constraint) else { continue }
      table[values, default: []].insert(id)
    }
    return table
  }

  /// Adds an object that has got other values.
  mutating func insert(_ id: NSManagedObjectID, _ row: StoredRow) {
    for place in Array(objects.keys) where place.entityNames.contains(id.entityName) {
      guard let values = Self.values(of: row, place.constraint) else { continue }
      objects[place]?[values, default: []].insert(id)
    }
  }

  /// Forgets an object that has gone, or that is getting other values.
  mutating func remove(_ id: NSManagedObjectID, _ row: StoredRow) {
    for place in Array(objects.keys) {
      guard let values = Self.values(of: row, place.constraint) else { continue }
      objects[place]?[values]?.remove(id)
    }
  }

  private static func values(of row: StoredRow, _ constraint: [String]) -> [AnyHashable]? {
    let values = constraint.compactMap { row.values[$0].flatMap(key) }
    return values.isEmpty || values.count < constraint.count ? nil : values
  }

  /// Returns what is the same for values that are equal; nil for a value that is equal to no other.
  private static func key(_ value: Any) -> AnyHashable? {
    if let value = value as? AnyHashable { return value }
    // Only what is an object anyway: the box of another value has an address of its own, which the next box may have again.
    return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
  }
}

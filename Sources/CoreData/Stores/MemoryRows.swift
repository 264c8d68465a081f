import Foundation

/// The rows of a store in memory.
final class MemoryRows: RowStorage {
  private var rows: [NSManagedObjectID: StoredRow] = [:]
  /// The identifiers of each entity.
  private var ids: [String: Set<NSManagedObjectID>] = [:]
  private var unique = UniqueTable()
  private var lastKey: Int64 = 0

  func row(_ id: NSManagedObjectID) -> StoredRow? { rows[id] }

  func set(_ row: StoredRow, for id: NSManagedObjectID) {
    if let old = rows[id] { unique.remove(id, old) }
    rows[id] = row
    ids[id.entityName, default: []].insert(id)
    unique.insert(id, row)
  }

  func remove(_ id: NSManagedObjectID) {
    if let old = rows.removeValue(forKey: id) { unique.remove(id, old) }
    ids[id.entityName]?.remove(id)
  }

  func twin(of id: NSManagedObjectID, _ constraint: [String]) -> NSManagedObjectID? {
    unique.twin(of: id, constraint, in: rows)
  }

  func references(to others: Set<NSManagedObjectID>) -> [NSManagedObjectID] {
    rows.compactMap { id, row in
      row.values.values.contains { value in
        if let id = value as? NSManagedObjectID { return others.contains(id) }
        return (value as? [NSManagedObjectID])?.contains { others.contains($0) } ?? false
      } ? id : nil
    }
  }

  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool {
    for id in names.flatMap({ Array(ids[$0] ?? []) }) {
      guard let row = rows[id] else { continue }
      let found = FoundRow(id: id, row: row, isMatch: query.filter == nil, isInOrder: false)
      if try !body(found) { break }
    }
    return false
  }

  func count(_ query: FetchQuery, _ names: Set<String>) -> Int? {
    query.filter == nil ? names.reduce(0) { $0 + (ids[$1]?.count ?? 0) } : nil
  }

  func transact<Result>(_ body: () throws -> Result) throws -> Result {
    let former = (rows, ids, unique)
    do {
      return try body()
    } catch {
      (rows, ids, unique) = former
      throw error
    }
  }

  func reserveKeys(_ count: Int64) -> Int64 {
    lastKey += count
    return lastKey - count
  }

  func note(_ ids: [NSManagedObjectID]) -> Int64? { nil }
  func newChanges() -> ForeignChanges { ForeignChanges() }
  func skipChanges(to note: Int64) {}
}

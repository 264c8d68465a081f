import Foundation

/// The rows of a store in a database.
final class DatabaseRows: RowStorage {
  let connection: any DatabaseConnection
  let schema: StoreSchema
  private let codec: StoreCodec
  private let isShared: Bool
  /// The last change of others that this store has looked at.
  private var seen: Int64 = 0

  /// - Parameter isShared: whether others may have the database open, and have to be notified of changes.
  init(
    _ connection: any DatabaseConnection, _ model: NSManagedObjectModel, isReadOnly: Bool = false,
    isShared: Bool
  ) throws {
    self.connection = connection
    schema = try StoreSchema(connection, model, isReadOnly: isReadOnly)
    codec = StoreCodec(
      model: model, storeIdentifier: schema.identifier,
      namesEntities: connection.dialect.namesEntities)
    self.isShared = isShared
    seen = try lastChange()
  }

  // MARK: Rows

  func row(_ id: NSManagedObjectID) throws -> StoredRow? {
    guard let table = schema.tables[id.entityName] else { return nil }
    var found: StoredRow?
    try connection.rows("\(table.selection) WHERE \(SQL.key) = ?", [.integer(id.key)]) { row in
      found = try self.row(row, table)
      return false
    }
    return found
  }

  /// Reads the row at which a selection of a table has arrived.
  private func row(_ row: any DatabaseRow, _ table: StoreTable) throws -> StoredRow {
    var values: [String: Any] = Dictionary(
      minimumCapacity: table.columns.count + table.lists.count)
    for (index, place) in table.columns.enumerated() {
      values[place.property] = codec.value(row.value(index + 2), place.kind)
    }
    let key = row.integer(0)
    for place in table.lists { values[place.property] = try targets(of: key, place) }
    return StoredRow(version: Int(row.integer(1)), values: values)
  }

  private func targets(of key: Int64, _ place: StoreTable.Place) throws -> [NSManagedObjectID] {
    guard case .many(let destination) = place.kind else { return [] }
    var ids: [NSManagedObjectID] = []
    try connection.rows(
      "SELECT target FROM \(SQL.quoted(place.name)) WHERE owner = ? ORDER BY position",
      [.integer(key)]
    ) {
      if let id = codec.id($0.value(0), destination) { ids.append(id) }
      return true
    }
    return ids
  }

  func set(_ row: StoredRow, for id: NSManagedObjectID) throws {
    guard let table = schema.tables[id.entityName] else { return }
    var values = [DatabaseValue.integer(id.key), .integer(Int64(row.version))]
    for place in table.columns {
      values.append(
        try codec.stored(
          row.values[place.property], place.kind, "\(id.entityName).\(place.property)"))
    }
    try connection.run(table.insertion, values)
    for place in table.lists {
      let new = row.values[place.property] as? [NSManagedObjectID] ?? []
      try set(new, of: id.key, place, isNew: row.version == 1)
    }
  }

  /// Writes a relationship to many: only what has changed, which is mostly one object at the end.
  private func set(
    _ new: [NSManagedObjectID], of key: Int64, _ place: StoreTable.Place, isNew: Bool
  ) throws {
    guard case .many(let destination) = place.kind else { return }
    let list = SQL.quoted(place.name)
    var old: [(position: Int64, target: DatabaseValue)] = []
    if !(isNew && new.isEmpty) {
      try connection.rows(
        "SELECT position, target FROM \(list) WHERE owner = ? ORDER BY position", [.integer(key)]
      ) {
        old.append(($0.integer(0), $0.value(1)))
        return true
      }
    }
    let wanted = new.map { codec.reference(to: $0, destination) }
    var next = 0
    for (position, target) in old {
      if next < wanted.count, wanted[next] == target {
        next += 1
      } else {
        try connection.run(
          "DELETE FROM \(list) WHERE owner = ? AND position = ?",
          [.integer(key), .integer(position)])
      }
    }
    var position = old.last?.position ?? 0
    for target in wanted[next...] {
      position += 1
      try connection.run(
        "INSERT INTO \(list) (owner, position, target) VALUES (?, ?, ?)",
        [.integer(key), .integer(position), target])
    }
  }

  func remove(_ id: NSManagedObjectID) throws {
    guard let table = schema.tables[id.entityName] else { return }
    try connection.run(
      "DELETE FROM \(SQL.quoted(table.name)) WHERE \(SQL.key) = ?", [.integer(id.key)])
    for place in table.lists {
      try connection.run(
        "DELETE FROM \(SQL.quoted(place.name)) WHERE owner = ?", [.integer(id.key)])
    }
  }

  func twin(of id: NSManagedObjectID, _ constraint: [String]) throws -> NSManagedObjectID? {
    guard let row = try row(id) else { return nil }
    for name in id.entity.names.sorted() {
      guard let table = schema.tables[name] else { continue }
      let places = constraint.compactMap { table.column(of: $0) }
      guard places.count == constraint.count else { continue }
      let values = try places.map {
        try codec.stored(row.values[$0.property], $0.kind, $0.property)
      }
      // An object without any of the values has no twin.
      if values.contains(.null) { return nil }
      let condition = places.map { "\(SQL.quoted($0.name)) = ?" }.joined(separator: " AND ")
      let key = try connection.value(
        """
        SELECT \(SQL.key) FROM \(SQL.quoted(table.name)) WHERE \(condition) AND \(SQL.key) <> ? \
        ORDER BY \(SQL.key) LIMIT 1
        """, values + [.integer(id.key)])
      if let key = key.integer { return codec.id(name, key) }
    }
    return nil
  }

  func references(to ids: Set<NSManagedObjectID>) throws -> [NSManagedObjectID] {
    var found: Set<NSManagedObjectID> = []
    for (name, table) in schema.tables {
      func collect(_ statement: String, _ place: StoreTable.Place, _ destination: String) throws {
        for id in ids {
          try connection.rows(statement, [codec.reference(to: id, destination)]) {
            if let id = codec.id(name, $0.integer(0)) { found.insert(id) }
            return true
          }
        }
      }
      for place in table.columns {
        guard case .one(let destination) = place.kind else { continue }
        try collect(
          "SELECT \(SQL.key) FROM \(SQL.quoted(table.name)) WHERE \(SQL.quoted(place.name)) = ?",
          place, destination)
      }
      for place in table.lists {
        guard case .many(let destination) = place.kind else { continue }
        try collect(
          "SELECT owner FROM \(SQL.quoted(place.name)) WHERE target = ?", place, destination)
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  // MARK: Queries

  /// The rows that a fetch reads together with their keys. Of the others the values are read when they are first used.
  private static let filledCount = 256

  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool {
    let tables = names.sorted().compactMap { schema.tables[$0] }
    guard let first = tables.first else { return true }
    let selections = tables.map { StoreSelection(query, $0, schema.tables, connection.dialect) }
    let isMatch = selections.allSatisfy(\.isFiltered)
    let isSorted = selections.allSatisfy(\.isSorted)
    let limit = isMatch && isSorted ? count : nil
    if tables.count == 1, let selection = selections.first {
      if isMatch && isSorted { return try find(selection, first, atMost: limit, body) }
      let (text, values) = selection.statement(limit: nil, isSorted: isSorted)
      try connection.rows(text, values) { row in
        guard let id = codec.id(first.entity.name ?? "", row.integer(0)) else { return true }
        return try body(
          FoundRow(
            id: id, row: try self.row(row, first), isMatch: isMatch, isInOrder: isSorted))
      }
      return isSorted
    }
    let (text, values) = StoreSelection.union(selections, limit: limit, isSorted: isSorted)
    try connection.rows(text, values) { row in
      guard let id = codec.id(row.text(1), row.integer(0)) else { return true }
      return try body(FoundRow(id: id, row: nil, isMatch: isMatch, isInOrder: isSorted))
    }
    return isSorted
  }

  /// Finds rows that the database filters and orders. Of many it reads the keys only.
  private func find(
    _ selection: StoreSelection, _ table: StoreTable, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool {
    let name = table.entity.name ?? ""
    var filled: [(id: NSManagedObjectID, row: StoredRow)] = []
    var isWhole = true
    // One more than are wanted with values shows that there are more.
    let start = min(count ?? .max, Self.filledCount + 1)
    let (text, values) = selection.statement(limit: start, isSorted: true)
    try connection.rows(text, values) { row in
      guard filled.count < Self.filledCount else {
        isWhole = false
        return false
      }
      if let id = codec.id(name, row.integer(0)) { filled.append((id, try self.row(row, table))) }
      return true
    }
    if isWhole {
      for (id, row) in filled {
        if try !body(FoundRow(id: id, row: row, isMatch: true, isInOrder: true)) { break }
      }
      return true
    }
    // The keys decide: others may have saved since.
    let rows = Dictionary(filled.map { ($0.id.key, $0.row) }) { first, _ in first }
    let (keyText, keyValues) = selection.keyStatement(limit: count)
    var keys: [Int64] = []
    try connection.rows(keyText, keyValues) {
      keys.append($0.integer(0))
      return true
    }
    for (position, key) in keys.enumerated() {
      guard let id = codec.id(name, key) else { continue }
      var found = FoundRow(id: id, row: rows[key], isMatch: true, isInOrder: true)
      if position == 0 { found.followingCount = keys.count - 1 }
      if try !body(found) { break }
    }
    return true
  }

  func count(_ query: FetchQuery, _ names: Set<String>) throws -> Int? {
    var sum = 0
    for table in names.compactMap({ schema.tables[$0] }) {
      let selection = StoreSelection(query, table, schema.tables, connection.dialect)
      guard selection.isFiltered else { return nil }
      let (text, values) = selection.counting
      sum += Int(try connection.value(text, values).integer ?? 0)
    }
    return sum
  }

  // MARK: Keys

  func reserveKeys(_ count: Int64) throws -> Int64 {
    try connection.transact {
      let last = try StoreSchema.number("lastKey", connection)
      try StoreSchema.set("lastKey", .integer(last + count), connection)
      return last
    }
  }

  // MARK: Changes

  /// The number of changed objects beyond which a save notes only which entities have changed.
  private static let notedCount = 1_000
  /// The number of notes that are kept.
  private static let keptCount: Int64 = 10_000

  private func lastChange() throws -> Int64 {
    try connection.value("SELECT max(sequence) FROM banyan_changes").integer ?? 0
  }

  func transact<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.transact(body)
  }

  func note(_ ids: [NSManagedObjectID]) throws -> Int64? {
    guard isShared, !ids.isEmpty else { return nil }
    let notes: [(String, DatabaseValue)] =
      ids.count > Self.notedCount
      ? Set(ids.map(\.entityName)).sorted().map { ($0, .null) }
      : ids.map { ($0.entityName, .integer($0.key)) }
    // Numbered here: a database leaves gaps where a transaction has failed.
    var last = max(try lastChange(), seen)
    for (name, key) in notes {
      last += 1
      try connection.run(
        "INSERT INTO banyan_changes (sequence, entity, key) VALUES (?, ?, ?)",
        [.integer(last), .text(name), key])
    }
    try connection.run(
      "DELETE FROM banyan_changes WHERE sequence <= ?", [.integer(last - Self.keptCount)])
    try connection.announceChanges()
    return last
  }

  func newChanges() throws -> ForeignChanges {
    guard isShared else { return ForeignChanges() }
    var changes = ForeignChanges()
    let last = try lastChange()
    guard last > seen else { return changes }
    var expected = seen + 1
    try connection.rows(
      "SELECT sequence, entity, key FROM banyan_changes WHERE sequence > ? ORDER BY sequence",
      [.integer(seen)]
    ) { row in
      if row.integer(0) != expected { changes.isEverything = true }
      expected = row.integer(0) + 1
      if case .integer(let key) = row.value(2) {
        if let id = codec.id(row.text(1), key) { changes.ids.insert(id) }
      } else {
        changes.entityNames.insert(row.text(1))
      }
      return true
    }
    seen = last
    return changes
  }

  func skipChanges(to note: Int64) { seen = max(seen, note) }

  // MARK: Earlier versions

  /// Takes over what an earlier version has written.
  func fill(with text: StoreText) throws {
    try transact {
      for (id, row) in text.rows { try set(row, for: id) }
      try StoreSchema.set("lastKey", .integer(text.lastKey), connection)
      try StoreSchema.set("identifier", .text(text.identifier), connection)
    }
  }
}

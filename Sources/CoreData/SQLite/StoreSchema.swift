import Foundation

/// The tables of a model in a database, which are made and changed when the store is opened.
///
/// `banyan_store` has the number of the format, the store's identifier and the greatest key; `banyan_places` lists where each property of each
/// entity stands, and in which form; `banyan_changes` has the newest changes, for other processes.
struct StoreSchema {
  static let format: Int64 = 2

  let tables: [String: StoreTable]
  let identifier: String

  /// Opens a database.
  /// - Throws: ``Refusal`` for a database that is not a store, or one of a newer version, which is left as it is.
  init(_ connection: SQLiteConnection, _ model: NSManagedObjectModel, isReadOnly: Bool) throws {
    let version = Self.version(of: model)
    if try !Self.exists("banyan_store", connection) {
      guard !isReadOnly, try connection.value("SELECT count(*) FROM sqlite_master") == .integer(0)
      else { throw Refusal(description: "it is a database of something else") }
    } else {
      let format = try Self.setting("format", connection).integer ?? 0
      guard format == Self.format else {
        throw Refusal(
          description: format > Self.format
            ? "it was written by a newer version of this software, in format \(format). Update this program"
            : "its format is \(format), which is not known")
      }
    }
    // Only now: it changes the file.
    if !isReadOnly { try connection.run("PRAGMA journal_mode = WAL") }
    if try !Self.exists("banyan_store", connection)
      || Self.setting("model", connection) != .text(version), !isReadOnly
    {
      try connection.transact {
        try SchemaChange(connection, model).make()
        try Self.set("model", .text(version), connection)
      }
    }
    identifier = try Self.setting("identifier", connection).text ?? ""
    tables = try Self.tables(connection, model)
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  static func exists(_ table: String, _ connection: SQLiteConnection) throws -> Bool {
    try connection.value(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(table)])
      != .integer(0)
  }

  static func setting(_ name: String, _ connection: SQLiteConnection) throws -> SQLiteValue {
    try connection.value("SELECT value FROM banyan_store WHERE name = ?", [.text(name)])
  }

  static func set(_ name: String, _ value: SQLiteValue, _ connection: SQLiteConnection) throws {
    try connection.run(
      "INSERT OR REPLACE INTO banyan_store (name, value) VALUES (?, ?)", [.text(name), value])
  }

  /// Returns a text that differs for models whose tables or indices differ.
  private static func version(of model: NSManagedObjectModel) -> String {
    var text = ""
    for entity in model.entities.sorted(by: { $0.name ?? "" < $1.name ?? "" }) {
      text += "\n\(entity.name ?? "") \(entity.constraints) \(entity.indexedPaths)"
      for property in entity.properties.sorted(by: { $0.name < $1.name }) {
        text += "\n \(property.name) \(property.formerName ?? "") \(property.isTransient)"
        text += " \(PlaceKind(property)?.text ?? "")"
      }
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  private static func tables(
    _ connection: SQLiteConnection, _ model: NSManagedObjectModel
  ) throws -> [String: StoreTable] {
    var names: [String: String] = [:]
    var places: [String: [StoreTable.Place]] = [:]
    try connection.rows("SELECT entity, property, kind, place FROM banyan_places") { row in
      let (entity, property) = (row.text(0), row.text(1))
      if property.isEmpty {
        names[entity] = row.text(3)
      } else if let known = model.entitiesByName[entity]?.propertiesByName[property],
        !known.isTransient, let kind = PlaceKind(text: row.text(2)), kind == PlaceKind(known)
      {
        places[entity, default: []].append(
          StoreTable.Place(property: property, kind: kind, name: row.text(3)))
      }
      return true
    }
    var tables: [String: StoreTable] = [:]
    for (name, table) in names {
      guard let entity = model.entitiesByName[name] else { continue }
      let sorted = (places[name] ?? []).sorted { $0.property < $1.property }
      tables[name] = StoreTable(entity, name: table, places: sorted)
    }
    return tables
  }
}

extension NSEntityDescription {
  /// The properties of each index, with those of the entities above: what the model declares, unique values, and relationships to one.
  var indexedPaths: [[String]] {
    constraints
      + relationshipsByName.values.filter { !$0.isToMany && !$0.isTransient }.map { [$0.name] }
      .sorted { $0[0] < $1[0] } + declaredIndexes
  }
}

/// Makes the tables of a model, and changes those of an earlier one. It runs in a transaction.
private struct SchemaChange {
  private let connection: SQLiteConnection
  private let model: NSManagedObjectModel
  private let codec: StoreCodec

  init(_ connection: SQLiteConnection, _ model: NSManagedObjectModel) {
    self.connection = connection
    self.model = model
    codec = StoreCodec(model: model, storeIdentifier: "")
  }

  func make() throws {
    try connection.run(
      "CREATE TABLE IF NOT EXISTS banyan_store (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS banyan_places (entity TEXT, property TEXT, kind TEXT, place TEXT, \
      PRIMARY KEY (entity, property)) WITHOUT ROWID
      """)
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS banyan_changes (sequence INTEGER PRIMARY KEY AUTOINCREMENT, \
      entity TEXT, key INTEGER)
      """)
    for (name, value) in [
      ("format", SQLiteValue.integer(StoreSchema.format)), ("lastKey", .integer(0)),
      ("identifier", .text(UUID().uuidString)),
    ] {
      try connection.run(
        "INSERT OR IGNORE INTO banyan_store (name, value) VALUES (?, ?)", [.text(name), value])
    }
    for entity in model.entities.sorted(by: { $0.name ?? "" < $1.name ?? "" })
    where !entity.isAbstract {
      try makeTable(of: entity)
    }
    try makeIndices()
  }

  private func makeTable(of entity: NSEntityDescription) throws {
    let name = entity.name ?? ""
    let table: String
    if case .text(let known) = try place(name, "").1 {
      table = known
    } else {
      table = try free(name)
      try connection.run(
        """
        CREATE TABLE \(SQL.quoted(table)) (\(SQL.key) INTEGER PRIMARY KEY, \
        \(SQL.version) INTEGER NOT NULL)
        """)
      try setPlace(name, "", "entity", table)
    }
    for property in entity.properties.sorted(by: { $0.name < $1.name }) where !property.isTransient
    {
      guard let kind = PlaceKind(property) else { continue }
      try makePlace(property, kind, name, table)
    }
  }

  private func makePlace(
    _ property: NSPropertyDescription, _ kind: PlaceKind, _ entity: String, _ table: String
  ) throws {
    var (stored, old) = try place(entity, property.name)
    if old == .null, let former = property.formerName {
      (stored, old) = try place(entity, former)
      if case .text(let oldName) = old {
        try connection.run(
          "DELETE FROM banyan_places WHERE entity = ? AND property = ?",
          [.text(entity), .text(former)])
        try setPlace(entity, property.name, stored.text ?? "", oldName)
      }
    }
    if case .text(let kindText) = stored, kindText == kind.text { return }
    let new = try add(property.name, kind, table)
    try setPlace(entity, property.name, kind.text, new)
    let place = StoreTable.Place(property: property.name, kind: kind, name: new)
    if let oldKind = stored.text.flatMap(PlaceKind.init(text:)), case .text(let oldName) = old {
      let oldPlace = StoreTable.Place(property: property.name, kind: oldKind, name: oldName)
      try convert(table, from: oldPlace, to: place, property)
    } else if let attribute = property as? NSAttributeDescription, !attribute.isOptional,
      let value = ManagedValue.kept(attribute.defaultValue, as: attribute.attributeType)
    {
      // Objects saved without the attribute have its default, unless it may be without a value.
      try connection.run(
        "UPDATE \(SQL.quoted(table)) SET \(SQL.quoted(new)) = ?",
        [try codec.stored(value, kind, property.name)])
    }
  }

  /// Makes a column, or the table of a relationship to many.
  private func add(_ property: String, _ kind: PlaceKind, _ table: String) throws -> String {
    if kind.isList {
      let list = try free("\(table).\(property)")
      try connection.run(
        """
        CREATE TABLE \(SQL.quoted(list)) (owner INTEGER, position INTEGER, target, \
        PRIMARY KEY (owner, position)) WITHOUT ROWID
        """)
      return list
    }
    var used: Set<String> = []
    try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) {
      used.insert($0.text(0).lowercased())
      return true
    }
    // Databases do not distinguish between cases.
    let column = Self.free(property, used)
    try connection.run(
      "ALTER TABLE \(SQL.quoted(table)) ADD COLUMN \(SQL.quoted(column)) \(kind.columnType)")
    return column
  }

  /// Takes over what was stored in another form. Values that cannot be converted get the default.
  private func convert(
    _ table: String, from old: StoreTable.Place, to new: StoreTable.Place,
    _ property: NSPropertyDescription
  ) throws {
    var values: [(Int64, Any?)] = []
    if old.kind.isList {
      try connection.rows(
        "SELECT owner, target FROM \(SQL.quoted(old.name)) ORDER BY owner, position"
      ) {
        values.append(($0.integer(0), codec.value($0.value(1), old.kind)))
        return true
      }
    } else {
      try connection.rows(
        "SELECT \(SQL.key), \(SQL.quoted(old.name)) FROM \(SQL.quoted(table))"
      ) {
        values.append(($0.integer(0), codec.value($0.value(1), old.kind)))
        return true
      }
    }
    var lastKey: Int64?
    for (key, value) in values {
      if new.kind.isList {
        guard value is NSManagedObjectID else { continue }
        try connection.run(
          "INSERT INTO \(SQL.quoted(new.name)) SELECT ?1, 1 + count(*), ?2 FROM \(SQL.quoted(new.name)) WHERE owner = ?1",
          [.integer(key), try stored(value, new)])
        continue
      }
      // Of several objects the first is the one.
      if key == lastKey { continue }
      lastKey = key
      var kept = value
      if let attribute = property as? NSAttributeDescription {
        kept =
          ManagedValue.kept(value, as: attribute.attributeType)
          ?? (value == nil && attribute.isOptional
            ? nil : ManagedValue.kept(attribute.defaultValue, as: attribute.attributeType))
      } else if !(value is NSManagedObjectID) {
        kept = nil
      }
      try connection.run(
        "UPDATE \(SQL.quoted(table)) SET \(SQL.quoted(new.name)) = ? WHERE \(SQL.key) = ?",
        [try stored(kept, new), .integer(key)])
    }
  }

  private func stored(_ value: Any?, _ place: StoreTable.Place) throws -> SQLiteValue {
    if case .many(let name) = place.kind, let id = value as? NSManagedObjectID {
      return codec.reference(to: id, name)
    }
    return try codec.stored(value, place.kind, place.property)
  }

  private func makeIndices() throws {
    var wanted: [String: String] = [:]
    try connection.rows("SELECT place, kind FROM banyan_places WHERE kind LIKE 'many:%'") {
      wanted["index.\($0.text(0))"] = "\(SQL.quoted($0.text(0))) (target)"
      return true
    }
    for entity in model.entities where !entity.isAbstract {
      guard case .text(let table) = try place(entity.name ?? "", "").1 else { continue }
      for path in entity.indexedPaths {
        let columns = try path.compactMap { try place(entity.name ?? "", $0).1.text }
        guard columns.count == path.count else { continue }
        wanted["index.\(table)(\(columns.joined(separator: ",")))"] =
          "\(SQL.quoted(table)) (\(columns.map(SQL.quoted).joined(separator: ", ")))"
      }
    }
    var there: Set<String> = []
    try connection.rows(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'index.%'"
    ) {
      there.insert($0.text(0))
      return true
    }
    for name in there.subtracting(wanted.keys) {
      try connection.run("DROP INDEX \(SQL.quoted(name))")
    }
    for (name, place) in wanted where !there.contains(name) {
      try connection.run("CREATE INDEX \(SQL.quoted(name)) ON \(place)")
    }
  }

  // MARK: Names

  private func place(_ entity: String, _ property: String) throws -> (SQLiteValue, SQLiteValue) {
    var found: (SQLiteValue, SQLiteValue) = (.null, .null)
    try connection.rows(
      "SELECT kind, place FROM banyan_places WHERE entity = ? AND property = ?",
      [.text(entity), .text(property)]
    ) {
      found = ($0.value(0), $0.value(1))
      return false
    }
    return found
  }

  private func setPlace(
    _ entity: String, _ property: String, _ kind: String, _ place: String
  ) throws {
    try connection.run(
      "INSERT OR REPLACE INTO banyan_places (entity, property, kind, place) VALUES (?, ?, ?, ?)",
      [.text(entity), .text(property), .text(kind), .text(place)])
  }

  private func free(_ name: String) throws -> String {
    var used: Set<String> = []
    try connection.rows("SELECT name FROM sqlite_master") {
      used.insert($0.text(0).lowercased())
      return true
    }
    return Self.free(name.lowercased().hasPrefix("sqlite_") ? "_\(name)" : name, used)
  }

  private static func free(_ name: String, _ used: Set<String>) -> String {
    var (free, number) = (name, 1)
    while used.contains(free.lowercased()) {
      number += 1
      free = "\(name)_\(number)"
    }
    return free
  }
}

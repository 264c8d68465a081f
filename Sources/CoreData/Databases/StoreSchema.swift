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
  init(_ connection: any DatabaseConnection, _ model: NSManagedObjectModel, isReadOnly: Bool) throws
  {
    let version = Self.version(of: model)
    let names = try connection.tableNames()
    let isNew = !names.contains("banyan_store")
    if isNew {
      guard !isReadOnly, names.isEmpty else {
        throw Refusal(description: "it is a database of something else")
      }
    } else {
      let format = try Self.number("format", connection)
      guard format == Self.format else {
        throw Refusal(
          description: format > Self.format
            ? "it was written by a newer version of this software, in format \(format). Update this program"
            : "its format is \(format), which is not known")
      }
    }
    // Only now.
    if !isReadOnly { try connection.prepareForChanges() }
    if try isNew || Self.setting("model", connection) != .text(version), !isReadOnly {
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

  static func setting(_ name: String, _ connection: any DatabaseConnection) throws -> DatabaseValue
  {
    try connection.value("SELECT value FROM banyan_store WHERE name = ?", [.text(name)])
  }

  static func set(_ name: String, _ value: DatabaseValue, _ connection: any DatabaseConnection)
    throws
  {
    try connection.run(
      """
      INSERT INTO banyan_store (name, value) VALUES (?, ?) \
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """, [.text(name), value])
  }

  /// Returns a setting that is a number; 0 if there is none.
  static func number(_ name: String, _ connection: any DatabaseConnection) throws -> Int64 {
    switch try setting(name, connection) {
    case .integer(let number): number
    case .text(let text): Int64(text) ?? 0
    default: 0
    }
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
    return String(hash(text), radix: 16)
  }

  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func tables(
    _ connection: any DatabaseConnection, _ model: NSManagedObjectModel
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
  private let connection: any DatabaseConnection
  private let model: NSManagedObjectModel
  private let codec: StoreCodec

  init(_ connection: any DatabaseConnection, _ model: NSManagedObjectModel) {
    self.connection = connection
    self.model = model
    codec = StoreCodec(
      model: model, storeIdentifier: "", namesEntities: connection.dialect.namesEntities)
  }

  func make() throws {
    let dialect = connection.dialect
    let (text, key, ending) = (dialect.textType, dialect.keyType, dialect.tableEnding)
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS banyan_store (name \(text) PRIMARY KEY, \
      value\(dialect.referenceType))\(ending)
      """)
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS banyan_places (entity \(text), property \(text), kind \(text), \
      place \(text), PRIMARY KEY (entity, property))\(ending)
      """)
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS banyan_changes (sequence \(key) PRIMARY KEY, entity \(text), \
      key \(key))
      """)
    for (name, value) in [
      ("format", DatabaseValue.integer(StoreSchema.format)), ("lastKey", .integer(0)),
      ("identifier", .text(UUID().uuidString)),
    ] {
      try connection.run(
        "INSERT INTO banyan_store (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        [.text(name), value])
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
        CREATE TABLE \(SQL.quoted(table)) (\(SQL.key) \(connection.dialect.keyType) PRIMARY KEY, \
        \(SQL.version) \(connection.dialect.keyType) NOT NULL)
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
        CREATE TABLE \(SQL.quoted(list)) (owner \(connection.dialect.keyType), \
        position \(connection.dialect.keyType), target\(connection.dialect.referenceType), \
        PRIMARY KEY (owner, position))\(connection.dialect.tableEnding)
        """)
      return list
    }
    let column = free(property, try connection.columnNames(of: table))
    try connection.run(
      "ALTER TABLE \(SQL.quoted(table)) ADD COLUMN \(SQL.quoted(column)) \(connection.dialect.type(of: kind))"
    )
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
          "INSERT INTO \(SQL.quoted(new.name)) SELECT ?, 1 + count(*), ? FROM \(SQL.quoted(new.name)) WHERE owner = ?",
          [.integer(key), try stored(value, new), .integer(key)])
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

  private func stored(_ value: Any?, _ place: StoreTable.Place) throws -> DatabaseValue {
    if case .many(let name) = place.kind, let id = value as? NSManagedObjectID {
      return codec.reference(to: id, name)
    }
    return try codec.stored(value, place.kind, place.property)
  }

  private func makeIndices() throws {
    var wanted: [String: String] = [:]
    try connection.rows("SELECT place, kind FROM banyan_places WHERE kind LIKE 'many:%'") {
      wanted[connection.dialect.limited("index.\($0.text(0))")] =
        "\(SQL.quoted($0.text(0))) (target)"
      return true
    }
    for entity in model.entities where !entity.isAbstract {
      guard case .text(let table) = try place(entity.name ?? "", "").1 else { continue }
      for path in entity.indexedPaths {
        let columns = try path.compactMap { try place(entity.name ?? "", $0).1.text }
        guard columns.count == path.count else { continue }
        let terms = columns.map { connection.dialect.ordered(SQL.quoted($0), isDescending: false) }
        wanted[connection.dialect.limited("index.\(table)(\(columns.joined(separator: ",")))")] =
          "\(SQL.quoted(table)) (\(terms.joined(separator: ", ")))"
      }
    }
    let there = try connection.indexNames().filter { $0.hasPrefix("index.") }
    for name in there.subtracting(wanted.keys) {
      try connection.run("DROP INDEX \(SQL.quoted(name))")
    }
    for (name, place) in wanted where !there.contains(name) {
      try connection.run("CREATE INDEX \(SQL.quoted(name)) ON \(place)")
    }
  }

  // MARK: Names

  private func place(_ entity: String, _ property: String) throws -> (DatabaseValue, DatabaseValue)
  {
    var found: (DatabaseValue, DatabaseValue) = (.null, .null)
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
      """
      INSERT INTO banyan_places (entity, property, kind, place) VALUES (?, ?, ?, ?) \
      ON CONFLICT (entity, property) DO UPDATE SET kind = excluded.kind, place = excluded.place
      """,
      [.text(entity), .text(property), .text(kind), .text(place)])
  }

  private func free(_ name: String) throws -> String {
    free(
      name.lowercased().hasPrefix("sqlite_") ? "_\(name)" : name, try connection.tableNames())
  }

  private func free(_ name: String, _ used: Set<String>) -> String {
    // Databases do not distinguish between cases.
    let used = Set(used.map { $0.lowercased() })
    let name = connection.dialect.limited(name)
    var (free, number) = (name, 1)
    while used.contains(free.lowercased()) {
      number += 1
      free = "\(name)_\(number)"
    }
    return free
  }
}

import Foundation

/// The place of an entity's objects in a database: a table with a column for each attribute and each relationship to one, and a table for each
/// relationship to many.
final class StoreTable {
  /// A column, or a table of a relationship to many.
  struct Place {
    let property: String
    let kind: PlaceKind
    /// The name of the column or table, as the database has it.
    let name: String
  }

  let entity: NSEntityDescription
  let name: String
  let columns: [Place]
  let lists: [Place]
  let columnIndices: [String: Int]
  /// The statement that reads the columns, without a condition.
  let selection: String
  let insertion: String

  init(_ entity: NSEntityDescription, name: String, places: [Place]) {
    self.entity = entity
    self.name = name
    columns = places.filter { !$0.kind.isList }
    lists = places.filter(\.kind.isList)
    columnIndices = Dictionary(
      uniqueKeysWithValues: columns.enumerated().map { ($1.property, $0) })
    let names = columns.map { SQL.quoted($0.name) }
    let all = (["\(SQL.key)", "\(SQL.version)"] + names).joined(separator: ", ")
    selection = "SELECT \(all) FROM \(SQL.quoted(name))"
    let marks = Array(repeating: "?", count: columns.count + 2).joined(separator: ", ")
    let changes = (["\(SQL.version)"] + names).map { "\($0) = excluded.\($0)" }
    insertion = """
      INSERT INTO \(SQL.quoted(name)) (\(all)) VALUES (\(marks)) \
      ON CONFLICT (\(SQL.key)) DO UPDATE SET \(changes.joined(separator: ", "))
      """
  }

  func column(of property: String) -> Place? { columnIndices[property].map { columns[$0] } }
}

/// Words of the statements.
enum SQL {
  static let key = "banyan_key"
  static let version = "banyan_version"

  static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}

/// The form in which a database keeps a property.
enum PlaceKind: Equatable {
  case attribute(NSAttributeType)
  /// The key of an object of an entity; with the entity's name before it if it is one of the entities below.
  case one(String)
  case many(String)

  init?(_ property: NSPropertyDescription) {
    switch property {
    case let attribute as NSAttributeDescription: self = .attribute(attribute.attributeType)
    case let relationship as NSRelationshipDescription:
      let name = relationship.destinationEntity?.name ?? ""
      self = relationship.isToMany ? .many(name) : .one(name)
    default: return nil
    }
  }

  init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("attribute", let number?):
      guard let type = UInt(number).flatMap(NSAttributeType.init(rawValue:)) else { return nil }
      self = .attribute(type)
    case ("one", let name?): self = .one(name)
    case ("many", let name?): self = .many(name)
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .attribute(let type): "attribute:\(type.rawValue)"
    case .one(let name): "one:\(name)"
    case .many(let name): "many:\(name)"
    }
  }

  var isList: Bool { if case .many = self { true } else { false } }
  var isReference: Bool { if case .attribute = self { false } else { true } }

  /// The type of the column, for those who look at the database with other tools.
  var columnType: String {
    switch self {
    case .attribute(let type):
      switch type {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .booleanAttributeType:
        "INTEGER"
      case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
      case .stringAttributeType, .UUIDAttributeType, .URIAttributeType, .decimalAttributeType:
        "TEXT"
      // No conversions: it is bytes, or the key of an object.
      case .binaryDataAttributeType, .undefinedAttributeType, .transformableAttributeType: "BLOB"
      }
    case .one, .many: "BLOB"
    }
  }

  /// True if the database orders the values as Swift does.
  var isOrdered: Bool {
    guard case .attribute(let type) = self else { return false }
    switch type {
    case .decimalAttributeType, .binaryDataAttributeType, .undefinedAttributeType,
      .transformableAttributeType:
      return false
    default: return true
    }
  }
}

/// Translates between what objects keep and what a database does.
struct StoreCodec {
  let model: NSManagedObjectModel
  let storeIdentifier: String
  /// True if the keys of objects always come with the name of the entity.
  let namesEntities: Bool

  func stored(_ value: Any?, _ kind: PlaceKind, _ name: @autoclosure () -> String) throws
    -> DatabaseValue
  {
    guard let value else { return .null }
    switch kind {
    case .one(let destination):
      return (value as? NSManagedObjectID).map { reference(to: $0, destination) } ?? .null
    case .many: return .null
    case .attribute(let type):
      if let stored = Self.plain(value, type) { return stored }
      guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [
            NSLocalizedDescriptionKey:
              "\(name()) is a \(Swift.type(of: value)), which cannot be stored. Store its data."
          ])
      }
      let list = ["p": value]
      return .bytes(
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }
  }

  /// Returns what is stored of a value of an attribute; nil if the type has no form of its own in a database.
  static func plain(_ value: Any, _ type: NSAttributeType) -> DatabaseValue? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return (value as? NSNumber).map { .integer($0.int64Value) }
    case .booleanAttributeType: return (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) }
    case .doubleAttributeType, .floatAttributeType:
      return (value as? NSNumber).map { .real($0.doubleValue) }
    case .dateAttributeType:
      return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
    case .stringAttributeType: return (value as? String).map { .text(composed($0)) }
    case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) }
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
    case .decimalAttributeType: return (value as? NSDecimalNumber).map { .text($0.stringValue) }
    case .binaryDataAttributeType: return (value as? Data).map { .bytes($0) }
    case .undefinedAttributeType, .transformableAttributeType: return nil
    }
  }

  /// Returns a text in the form in which equal texts have equal bytes, and in which bytes have Swift's order.
  static func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }

  func reference(to id: NSManagedObjectID, _ destination: String) -> DatabaseValue {
    id.entityName == destination && !namesEntities
      ? .integer(id.key) : .text("\(id.entityName)/\(id.key)")
  }

  func value(_ stored: DatabaseValue, _ kind: PlaceKind) -> Any? {
    switch kind {
    case .one(let destination), .many(let destination): return id(stored, destination)
    case .attribute(let type): return value(stored, type)
    }
  }

  private func value(_ stored: DatabaseValue, _ type: NSAttributeType) -> Any? {
    switch (stored, type) {
    case (.null, _): return nil
    case (.integer(let number), .booleanAttributeType): return NSNumber(value: number != 0)
    case (.integer(let number), _): return NSNumber(value: number)
    case (.real(let number), .dateAttributeType):
      return Date(timeIntervalSinceReferenceDate: number)
    case (.real(let number), _): return NSNumber(value: number)
    case (.text(let text), .UUIDAttributeType): return UUID(uuidString: text)
    case (.text(let text), .URIAttributeType): return URL(string: text)
    case (.text(let text), .decimalAttributeType): return NSDecimalNumber(string: text)
    case (.text(let text), _): return text
    case (.bytes(let data), .binaryDataAttributeType): return data
    case (.bytes(let data), _):
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?["p"]
    }
  }

  func id(_ stored: DatabaseValue, _ destination: String) -> NSManagedObjectID? {
    switch stored {
    case .integer(let key): return id(destination, key)
    case .text(let text):
      let parts = text.split(separator: "/")
      guard parts.count == 2, let key = Int64(parts[1]) else { return nil }
      return id(String(parts[0]), key)
    default: return nil
    }
  }

  func id(_ entityName: String, _ key: Int64) -> NSManagedObjectID? {
    model.entitiesByName[entityName].map {
      NSManagedObjectID($0, key: key, storeIdentifier: storeIdentifier, isSaved: true)
    }
  }
}

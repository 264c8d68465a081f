import Foundation

/// The contents of a store's file: a binary property list.
///
///     format      1
///     identifier  the store's
///     lastKey     the greatest key that an object has had
///     entities    for each entity, its objects: k, the key; v, the version; a, the values by property
///
/// A number, text, date or piece of data stands as it is. What a property list does not have is a dictionary of one entry: `u` for a UUID,
/// `l` for a URL, `d` for a decimal number, `o` and `m` for an object or several (each the entity and the key), and `p` for an array
/// or dictionary.
struct StoreText {
  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  private static let format = 1

  let identifier: String
  let lastKey: Int64
  let rows: StoreRows
  /// The objects of entities that the model does not have, which are kept as they are.
  let unread: [String: Any]

  init(identifier: String, lastKey: Int64, rows: StoreRows, unread: [String: Any]) {
    self.identifier = identifier
    self.lastKey = lastKey
    self.rows = rows
    self.unread = unread
  }

  // MARK: Reading

  init(_ contents: Data, _ model: NSManagedObjectModel) throws {
    let list = try PropertyListSerialization.propertyList(from: contents, format: nil)
    guard let text = list as? [String: Any], let format = Self.integer(text["format"]),
      let identifier = text["identifier"] as? String, let lastKey = Self.integer(text["lastKey"]),
      let entities = text["entities"] as? [String: Any]
    else { throw Damage(description: "it is not a store of this kind") }
    guard format == Self.format else {
      throw Damage(description: "its format is \(format), which is not known")
    }
    self.identifier = identifier
    self.lastKey = lastKey
    var rows = StoreRows()
    var unread: [String: Any] = [:]
    for (name, objects) in entities {
      guard let entity = model.entitiesByName[name] else {
        unread[name] = objects
        continue
      }
      guard let objects = objects as? [[String: Any]] else {
        throw Damage(description: "the objects of \(name) cannot be read")
      }
      for object in objects {
        guard let key = Self.integer(object["k"]), let version = Self.integer(object["v"]),
          let values = object["a"] as? [String: Any]
        else { throw Damage(description: "an object of \(name) cannot be read") }
        let reader = RowReader(entity: entity, model: model, storeIdentifier: identifier)
        rows.set(
          StoredRow(version: Int(version), values: reader.values(from: values)),
          for: NSManagedObjectID(entity, key: key, storeIdentifier: identifier, isSaved: true))
      }
    }
    self.rows = rows
    self.unread = unread
  }

  private static func integer(_ value: Any?) -> Int64? {
    value.flatMap { ManagedValue.number($0) }?.int64Value
  }

  // MARK: Writing

  func contents() throws -> Data {
    var entities = unread
    for (name, ids) in rows.ids {
      entities[name] = try ids.sorted { $0.key < $1.key }.compactMap { id -> [String: Any]? in
        guard let row = rows.rows[id] else { return nil }
        return [
          "k": NSNumber(value: id.key), "v": NSNumber(value: row.version),
          "a": try Dictionary(
            uniqueKeysWithValues: row.values.map { key, value in
              (key, try Self.text(of: value, key, id))
            }),
        ]
      }
    }
    return try PropertyListSerialization.data(
      fromPropertyList: [
        "format": NSNumber(value: Self.format), "identifier": identifier,
        "lastKey": NSNumber(value: lastKey), "entities": entities,
      ] as [String: Any], format: .binary, options: 0)
  }

  private static func text(of value: Any, _ key: String, _ id: NSManagedObjectID) throws -> Any {
    switch value {
    case let id as NSManagedObjectID: return ["o": reference(to: id)]
    case let ids as [NSManagedObjectID]: return ["m": ids.map(reference)]
    case let number as NSDecimalNumber: return ["d": number.stringValue]
    case let uuid as UUID: return ["u": uuid.uuidString]
    case let url as URL: return ["l": url.absoluteString]
    case is NSNumber, is String, is Date, is Data: return value
    default:
      guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [
            NSLocalizedDescriptionKey:
              "\(id.entityName).\(key) is a \(type(of: value)), which cannot be stored. Store its data."
          ])
      }
      return ["p": value]
    }
  }

  private static func reference(to id: NSManagedObjectID) -> [Any] {
    [id.entityName, NSNumber(value: id.key)]
  }
}

/// Reads the values of an object, as far as the model has the properties.
private struct RowReader {
  let entity: NSEntityDescription
  let model: NSManagedObjectModel
  let storeIdentifier: String

  func values(from texts: [String: Any]) -> [String: Any] {
    var values: [String: Any] = [:]
    for (name, property) in entity.propertiesByName {
      let text = texts[name] ?? property.formerName.flatMap { texts[$0] }
      let found = text.flatMap { value(from: $0) }
      switch property {
      case let attribute as NSAttributeDescription:
        // An attribute that is new, or now of another type, has its default.
        values[name] =
          ManagedValue.kept(found, as: attribute.attributeType)
          ?? (text == nil && attribute.isOptional
            ? nil : ManagedValue.kept(attribute.defaultValue, as: attribute.attributeType))
      case let relationship as NSRelationshipDescription:
        let ids =
          found as? [NSManagedObjectID] ?? (found as? NSManagedObjectID).map { [$0] } ?? []
        if relationship.isToMany { values[name] = ids } else { values[name] = ids.first }
      default: break
      }
    }
    return values
  }

  private func value(from text: Any) -> Any? {
    guard let entry = (text as? [String: Any])?.first else { return text }
    switch entry.key {
    case "u": return (entry.value as? String).flatMap(UUID.init(uuidString:))
    case "l": return (entry.value as? String).flatMap { URL(string: $0) }
    case "d": return NSDecimalNumber(string: entry.value as? String)
    case "o": return id(entry.value)
    case "m": return (entry.value as? [Any])?.compactMap { id($0) }
    default: return entry.value
    }
  }

  private func id(_ reference: Any) -> NSManagedObjectID? {
    guard let parts = reference as? [Any], parts.count == 2, let name = parts[0] as? String,
      let key = ManagedValue.number(parts[1])?.int64Value, let entity = model.entitiesByName[name]
    else { return nil }
    return NSManagedObjectID(entity, key: key, storeIdentifier: storeIdentifier, isSaved: true)
  }
}

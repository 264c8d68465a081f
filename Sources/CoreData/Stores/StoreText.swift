import Foundation

/// The contents of a store's file as earlier versions wrote it: a binary property list. It is read once, and a database takes its place.
///
///     format      1
///     identifier  the store's
///     lastKey     the greatest key that an object has had
///     entities    for each entity, its objects: k, the key; v, the version; a, the values by property
///
/// A number, text, date or piece of data is kept as it is. Other values are a dictionary of one entry: `u` for a UUID,
/// `l` for a URL, `d` for a decimal number, `o` and `m` for an object or several (each the entity and the key), and `p` for an array
/// or dictionary.
struct StoreText {
  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  private static let format = 1

  let identifier: String
  let lastKey: Int64
  let rows: [NSManagedObjectID: StoredRow]

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
    var rows: [NSManagedObjectID: StoredRow] = [:]
    for (name, objects) in entities {
      guard let entity = model.entitiesByName[name] else { continue }
      guard let objects = objects as? [[String: Any]] else {
        throw Damage(description: "the objects of \(name) cannot be read")
      }
      for object in objects {
        guard let key = Self.integer(object["k"]), let version = Self.integer(object["v"]),
          let values = object["a"] as? [String: Any]
        else { throw Damage(description: "an object of \(name) cannot be read") }
        let reader = RowReader(entity: entity, model: model, storeIdentifier: identifier)
        rows[NSManagedObjectID(entity, key: key, storeIdentifier: identifier, isSaved: true)] =
          StoredRow(version: Int(version), values: reader.values(from: values))
      }
    }
    self.rows = rows
  }

  private static func integer(_ value: Any?) -> Int64? {
    value.flatMap { ManagedValue.number($0) }?.int64Value
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

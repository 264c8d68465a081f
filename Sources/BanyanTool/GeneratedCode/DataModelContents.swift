import Foundation

/// The entities of a data model's version, read from its file.
struct DataModelContents {
  struct Entity: Equatable {
    let name: String
    /// The name of its objects' class; nil if they are of no class of their own.
    let className: String?
    /// The name of the entity that it inherits from.
    let parent: String?
    let codeGeneration: CodeGeneration?
    let line: Int
    var properties: [Property] = []
  }

  /// The code that Xcode generates for an entity.
  enum CodeGeneration: String {
    case wholeClass = "class"
    /// Only the extensions: the class itself is the author's.
    case extensions = "category"
  }

  struct Property: Equatable {
    enum Kind: Equatable {
      /// An attribute with its type in Swift.
      case attribute(type: String)
      case toOne(entity: String)
      case toMany(entity: String, isOrdered: Bool)
    }

    let name: String
    let kind: Kind
    let line: Int
  }

  private(set) var entities: [Entity] = []

  /// - Throws: A ``Failure`` if the file cannot be read.
  init(_ file: URL) throws {
    guard let data = try? Data(contentsOf: file) else {
      throw Failure("\(file.path) cannot be read")
    }
    do {
      try read(data)
    } catch let malformed as XMLTags.Malformed {
      throw Failure("\(file.path):\(malformed.line): this is not a data model")
    }
  }

  private mutating func read(_ data: Data) throws {
    var tags = XMLTags(data)
    // The elements around the current one.
    var names: [String] = []
    var line = 1
    var isModel = false
    while let tag = try tags.next() {
      line = tag.line
      if tag.kind == .end {
        guard names.popLast() == tag.name else { throw XMLTags.Malformed(line: line) }
        continue
      }
      if names.isEmpty, tag.name == "model" { isModel = true }
      read(tag, in: names.last)
      if tag.kind == .start { names.append(tag.name) }
    }
    guard isModel, names.isEmpty else { throw XMLTags.Malformed(line: line) }
  }

  private mutating func read(_ tag: XMLTags.Tag, in parent: String?) {
    let attributes = tag.attributes
    guard let name = attributes["name"] else { return }
    if tag.name == "entity", parent == "model" {
      entities.append(
        Entity(
          name: name, className: attributes["representedClassName"].flatMap(Self.className),
          parent: attributes["parentEntity"],
          codeGeneration: attributes["codeGenerationType"].flatMap(CodeGeneration.init),
          line: tag.line))
    } else if parent == "entity", !entities.isEmpty, let kind = Self.kind(tag.name, attributes) {
      entities[entities.count - 1].properties.append(
        Property(name: name, kind: kind, line: tag.line))
    }
  }

  /// Returns the name without that of its module, such as the current one in `.Item`.
  private static func className(_ name: String) -> String? {
    let name = name.split(separator: ".").last.map(String.init)
    return name == "NSManagedObject" ? nil : name
  }

  private static func kind(_ element: String, _ attributes: [String: String]) -> Property.Kind? {
    switch element {
    case "attribute": return swiftType(attributes).map { .attribute(type: $0) }
    case "relationship":
      guard let entity = attributes["destinationEntity"] else { return nil }
      return attributes["toMany"] == "YES"
        ? .toMany(entity: entity, isOrdered: attributes["ordered"] == "YES")
        : .toOne(entity: entity)
    default: return nil
    }
  }

  private static func swiftType(_ attributes: [String: String]) -> String? {
    let scalar = attributes["usesScalarValueType"]
    switch attributes["attributeType"] {
    case "Integer 16": return scalar == "NO" ? "NSNumber?" : "Int16"
    case "Integer 32": return scalar == "NO" ? "NSNumber?" : "Int32"
    case "Integer 64": return scalar == "NO" ? "NSNumber?" : "Int64"
    case "Double": return scalar == "NO" ? "NSNumber?" : "Double"
    case "Float": return scalar == "NO" ? "NSNumber?" : "Float"
    case "Boolean": return scalar == "NO" ? "NSNumber?" : "Bool"
    case "String": return "String?"
    case "Date": return scalar == "YES" ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (attributes["customClassName"] ?? "NSObject") + "?"
    default: return nil
    }
  }
}

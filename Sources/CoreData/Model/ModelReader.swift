import Foundation
import FoundationXML
import Logging

/// Reads the XML that Xcode's model editor writes.
struct ModelReader {
  private static let logger = Logger(label: "com.apple.CoreData")

  /// Returns the entities, which name one another but are not connected yet; nil if the text is no XML.
  static func entities(in text: Data) -> [NSEntityDescription]? {
    let elements = ModelElements()
    let parser = XMLParser(data: text)
    parser.delegate = elements
    guard parser.parse() else {
      logger.error(
        "A data model cannot be read: \(parser.parserError.map(String.init(describing:)) ?? "")")
      return nil
    }
    return elements.entities
  }
}

/// Collects the entities while the XML is parsed.
private final class ModelElements: NSObject, XMLParserDelegate {
  private(set) var entities: [NSEntityDescription] = []
  private var properties: [NSPropertyDescription] = []
  private var constraints: [[Any]] = []
  private var constraint: [Any]?
  private var indices: [NSFetchIndexDescription] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    let element = ModelElement(attributes: attributeDict)
    switch elementName {
    case "entity":
      entities.append(element.entity)
      properties = []
      constraints = []
      indices = []
    case "attribute" where !entities.isEmpty: properties.append(element.attribute)
    case "relationship" where !entities.isEmpty: properties.append(element.relationship)
    case "uniquenessConstraint": constraint = []
    case "constraint":
      if let name = attributeDict["value"] { constraint?.append(name) }
    case "fetchIndex":
      indices.append(NSFetchIndexDescription(name: attributeDict["name"] ?? "", elements: []))
    case "fetchIndexElement":
      // Others are expressions, or of places.
      guard let name = attributeDict["property"], attributeDict["type"] == "Binary" else { break }
      indices.last?.elements.append(NSFetchIndexElementDescription(propertyName: name))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "entity":
      entities.last?.properties = properties
      entities.last?.uniquenessConstraints = constraints
      entities.last?.indexes = indices.filter { !$0.elements.isEmpty }
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { constraints.append(constraint) }
      constraint = nil
    default: break
    }
  }
}

/// The attributes of one XML element.
private struct ModelElement {
  let attributes: [String: String]

  private func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
  private func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }

  var entity: NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = attributes["name"]
    entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
    entity.isAbstract = isSet("isAbstract")
    entity.parentName = attributes["parentEntity"]
    return entity
  }

  var attribute: NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = attributes["name"] ?? ""
    attribute.isOptional = isSet("optional")
    attribute.isTransient = isSet("transient")
    attribute.formerName = attributes["elementID"]
    attribute.attributeType =
      Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.minimum = number("minValueString") ?? number("minDateTimeInterval")
    attribute.maximum = number("maxValueString") ?? number("maxDateTimeInterval")
    attribute.pattern = attributes["regularExpressionString"]
    attribute.defaultValue = defaultValue(of: attribute)
    return attribute
  }

  private func defaultValue(of attribute: NSAttributeDescription) -> Any? {
    if attribute.attributeType == .dateAttributeType {
      return number("defaultDateTimeInterval").map(Date.init(timeIntervalSinceReferenceDate:))
    }
    guard let text = attributes["defaultValueString"] else { return nil }
    switch attribute.attributeType {
    case .stringAttributeType: return text
    case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType:
      return Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }

  var relationship: NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = attributes["name"] ?? ""
    relationship.isOptional = isSet("optional")
    relationship.isTransient = isSet("transient")
    relationship.formerName = attributes["elementID"]
    relationship.isOrdered = isSet("ordered")
    relationship.minCount = number("minCount").map { Int($0) } ?? 0
    relationship.maxCount = isSet("toMany") ? number("maxCount").map { Int($0) } ?? 0 : 1
    relationship.destinationName = attributes["destinationEntity"]
    relationship.inverseName = attributes["inverseName"]
    relationship.deleteRule =
      switch attributes["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]
}

import Foundation

/// A property of an entity: an attribute or a relationship. See Apple's documentation of `NSPropertyDescription`.
///
/// Describe an entity completely before a coordinator uses its model: from then on, several threads read it.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  weak var owner: NSEntityDescription?
  /// The name under which stores of an earlier model have the property; nil for the same.
  package var formerName: String?

  /// The name of the property.
  open var name = ""
  /// True if an object can be saved without a value. Default: true.
  open var isOptional = true
  /// True if the value is kept in memory only. Default: false.
  open var isTransient = false
  /// The notes of the model's author about the property.
  open var userInfo: [AnyHashable: Any]?

  /// The name under which stores of an earlier model have the property. Default: the name of the property.
  open var renamingIdentifier: String? {
    get { formerName ?? name }
    set { formerName = newValue }
  }

  public override init() { super.init() }

  /// The entity that declares the property. A property without one stops the program.
  open var entity: NSEntityDescription {
    guard let owner else { fatalError("The property \(name) belongs to no entity.") }
    return owner
  }

  func copied() -> NSPropertyDescription {
    fatalError("NSPropertyDescription is abstract. Use an attribute or a relationship.")
  }

  fileprivate func take(_ other: NSPropertyDescription) {
    name = other.name
    formerName = other.formerName
    isOptional = other.isOptional
    isTransient = other.isTransient
    userInfo = other.userInfo
  }
}

/// A value of an entity's objects, such as a text or a number. See Apple's documentation of `NSAttributeDescription`.
///
/// ```swift
/// let title = NSAttributeDescription()
/// title.name = "title"
/// title.attributeType = .stringAttributeType
/// title.isOptional = false
/// title.defaultValue = "Untitled"
/// ```
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The least number, date or length of a text with which an object can be saved.
  var minimum: Double?
  var maximum: Double?
  /// A regular expression that a text must match.
  var pattern: String?

  /// The kind of the value, under its newer names.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }

  /// The kind of an attribute. See Apple's documentation of `NSAttributeDescription.AttributeType`.
  public struct AttributeType: Hashable, Sendable {
    let rawValue: NSAttributeType

    public static let undefined = Self(rawValue: .undefinedAttributeType)
    public static let integer16 = Self(rawValue: .integer16AttributeType)
    public static let integer32 = Self(rawValue: .integer32AttributeType)
    public static let integer64 = Self(rawValue: .integer64AttributeType)
    public static let decimal = Self(rawValue: .decimalAttributeType)
    public static let double = Self(rawValue: .doubleAttributeType)
    public static let float = Self(rawValue: .floatAttributeType)
    public static let string = Self(rawValue: .stringAttributeType)
    public static let boolean = Self(rawValue: .booleanAttributeType)
    public static let date = Self(rawValue: .dateAttributeType)
    public static let binaryData = Self(rawValue: .binaryDataAttributeType)
    public static let uuid = Self(rawValue: .UUIDAttributeType)
    public static let uri = Self(rawValue: .URIAttributeType)
    public static let transformable = Self(rawValue: .transformableAttributeType)
  }

  override func copied() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copy.take(self)
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.minimum = minimum
    copy.maximum = maximum
    copy.pattern = pattern
    return copy
  }
}

/// The kind of an attribute. See Apple's documentation of `NSAttributeType`.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

/// The effects of deleting an object on the objects at the other end of a relationship. See Apple's documentation of
/// `NSDeleteRule`.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: they go on naming the deleted object, which is then missing.
  case noActionDeleteRule = 0
  /// They forget the deleted object.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while there are any: saving fails.
  case denyDeleteRule = 3
}

/// A reference from the objects of an entity to others. See Apple's documentation of `NSRelationshipDescription`.
///
/// A relationship with a ``maxCount`` of 1 is to one object, any other to many.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The names of the destination and the inverse, until the model is complete.
  var destinationName: String?
  var inverseName: String?

  /// The entity at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship back; nil if there is none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects that an object can be saved with; 0 for any number.
  open var maxCount = 0
  /// The least objects that an object with any can be saved with.
  open var minCount = 0
  /// The effect of deleting an object on the objects at the other end.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// True if the objects have an order.
  open var isOrdered = false
  /// True if the relationship leads to any number of objects.
  open var isToMany: Bool { maxCount != 1 }

  override func copied() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    copy.take(self)
    copy.destinationName = destinationEntity?.name ?? destinationName
    copy.inverseName = inverseRelationship?.name ?? inverseName
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    return copy
  }
}

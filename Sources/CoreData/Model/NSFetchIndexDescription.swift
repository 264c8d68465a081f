import Foundation

/// An index of an entity, which makes fetches faster that compare or order by its first properties. See Apple's documentation of
/// `NSFetchIndexDescription`.
///
/// ```swift
/// let title = NSFetchIndexElementDescription(property: titleAttribute, collationType: .binary)
/// book.indexes = [NSFetchIndexDescription(name: "byTitle", elements: [title])]
/// ```
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// The name of the index.
  open var name: String
  /// The properties by which it is ordered.
  open var elements: [NSFetchIndexElementDescription]

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// A property in an index. See Apple's documentation of `NSFetchIndexElementDescription`.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// The name of the property.
  public let propertyName: String
  /// The kind of the index.
  open var collationType: NSFetchIndexElementType

  /// Creates an element of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    propertyName = property.name
    self.collationType = collationType
  }

  init(propertyName: String) {
    self.propertyName = propertyName
    collationType = .binary
  }
}

/// The kinds of indices. See Apple's documentation of `NSFetchIndexElementType`.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By the order of the values.
  case binary = 0
}

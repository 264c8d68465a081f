/// The accessibility traits of an element, in addition to its kind.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let button = Traits(rawValue: 1)
  public static let link = Traits(rawValue: 2)
  public static let image = Traits(rawValue: 4)
  public static let selected = Traits(rawValue: 8)
  public static let staticText = Traits(rawValue: 16)
  public static let header = Traits(rawValue: 32)
}

/// The treatment of an element's children in the accessibility tree.
public enum AccessibilityChildren: UInt8, Sendable {
  /// The children are hidden: the element describes itself.
  case ignored = 1
  /// The children keep their roles, in a group.
  case contained
  /// The children form a single element.
  case combined
}

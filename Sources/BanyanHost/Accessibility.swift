/// What an element is to people who do not see it, besides what its kind says.
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

/// What becomes of the elements inside one, for people who do not see them.
public enum AccessibilityChildren: UInt8, Sendable {
  /// They are not there: the element says what there is to say.
  case ignored = 1
  /// They stay what they are, in a group.
  case contained
  /// They are one thing.
  case combined
}

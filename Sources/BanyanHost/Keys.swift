/// A key and those that are held with it.
public struct KeyCombination: Hashable, Sendable {
  /// The character that the key makes; for a key that makes none, what AppKit has for it.
  public var key: String
  public var isShifted: Bool
  public var isControl: Bool
  /// Option, or Alt.
  public var isOption: Bool
  /// Command; on a keyboard that has none, Control.
  public var isCommand: Bool

  public init(
    key: String, isShifted: Bool = false, isControl: Bool = false, isOption: Bool = false,
    isCommand: Bool = false
  ) {
    self.key = key
    self.isShifted = isShifted
    self.isControl = isControl
    self.isOption = isOption
    self.isCommand = isCommand
  }
}

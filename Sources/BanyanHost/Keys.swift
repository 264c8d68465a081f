/// A key with its modifier keys.
public struct KeyCombination: Hashable, Sendable {
  /// The character that the key produces; for a key without one, AppKit's function key character.
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

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

/// A key's effect while an element has the focus.
public struct KeyStroke: Hashable, Sendable {
  public enum Phase: UInt8, CaseIterable, Sendable {
    case down = 1
    /// The key is held down.
    case repeated
    case up
  }

  /// The number that the host gives it, with which `Mutation.ignored` refers to it.
  public var number: UInt32
  public var phase: Phase
  /// The key, as Shift makes it but not Control, Option or Command.
  public var keys: KeyCombination
  public var isCapsLocked: Bool
  /// True for a key of the numeric keypad.
  public var isOfKeypad: Bool

  public init(
    number: UInt32, phase: Phase, keys: KeyCombination, isCapsLocked: Bool = false,
    isOfKeypad: Bool = false
  ) {
    self.number = number
    self.phase = phase
    self.keys = keys
    self.isCapsLocked = isCapsLocked
    self.isOfKeypad = isOfKeypad
  }
}

/// The keys that an element receives while the focus is inside.
///
/// A host sends them to the element with the focus, and does nothing else with them until the core reports that they were ignored.
/// It sends no key that writes in a field, or that presses the control with the focus.
public struct KeyInterest: Hashable, Sendable {
  public enum Keys: Hashable, Sendable {
    /// All keys but those that a field, the host itself or the Tab key need.
    case all
    /// Keys, in a field and with Control or Command as well.
    case named([String])
    /// Characters, and all beyond ASCII, where `all` would have them: the app decides which of these it takes.
    case characters([String])
  }

  public var keys: Keys
  /// In the order of the phases.
  public var phases: [KeyStroke.Phase]

  public init(_ keys: Keys, _ phases: [KeyStroke.Phase]) {
    self.keys = keys
    self.phases = phases
  }

  /// Returns true if the element receives a key.
  /// - Parameter isFree: true if neither a field nor the host itself has a use for the key.
  public func accepts(_ key: String, _ phase: KeyStroke.Phase, isFree: Bool) -> Bool {
    guard phases.contains(phase) else { return false }
    return switch keys {
    case .all: isFree
    case .named(let names): names.contains(key)
    case .characters(let characters):
      isFree && (characters.contains(key) || key.unicodeScalars.contains { !$0.isASCII })
    }
  }
}

import BanyanHost

/// A key that a person presses or releases while a view has the focus. See Apple's documentation of `KeyPress`.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key has been pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, once for each time it repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key has been released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// An action's answer to a key press.
  public enum Result: Sendable {
    /// The action has used the key: nothing else happens.
    case handled
    /// The action has no use for the key, which goes on to the view around.
    case ignored
  }

  /// The phase of this press: exactly one.
  public let phase: Phases
  /// The key. A letter is in lower case.
  public let key: KeyEquivalent
  /// The text that the key writes, with Shift but without Control, Option and Command.
  public let characters: String
  /// The keys held down with it. On a keyboard without Command, Control counts as both.
  public let modifiers: EventModifiers
}

extension KeyPress {
  init(_ stroke: KeyStroke) {
    phase = Phases(stroke.phase)
    characters = stroke.keys.key
    key = KeyEquivalent(characters.lowercased().first ?? " ")
    var modifiers: EventModifiers = []
    if stroke.isCapsLocked { modifiers.insert(.capsLock) }
    if stroke.isOfKeypad { modifiers.insert(.numericPad) }
    if stroke.keys.isShifted { modifiers.insert(.shift) }
    if stroke.keys.isControl { modifiers.insert(.control) }
    if stroke.keys.isOption { modifiers.insert(.option) }
    if stroke.keys.isCommand { modifiers.insert(.command) }
    self.modifiers = modifiers
  }
}

extension KeyPress.Phases {
  fileprivate init(_ phase: KeyStroke.Phase) {
    switch phase {
    case .down: self = .down
    case .repeated: self = .repeat
    case .up: self = .up
    }
  }

  /// The phases that a host is asked for.
  var resolved: [KeyStroke.Phase] {
    KeyStroke.Phase.allCases.filter { contains(Self($0)) }
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The phase, the modifiers and the text of the key.
  public var debugDescription: String {
    "KeyPress(phase: \(phase.debugDescription), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

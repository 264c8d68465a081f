import BanyanHost

/// Keys that do what a control does. See Apple's documentation of `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut fits keyboards of other languages. It has no meaning on the hosts there are:
  /// keys are known by the character that they make.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "without mirroring")
    public static let custom = Localization(name: "custom")
  }

  /// Return: what is most likely meant.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the way out.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut fits other keyboards.
  public var localization: Localization

  /// Creates a shortcut.
  /// - Parameters:
  ///   - modifiers: keys that are held; the command key unless you say otherwise.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  var resolved: KeyCombination {
    KeyCombination(
      key: String(key.character), isShifted: modifiers.contains(.shift),
      isControl: modifiers.contains(.control), isOption: modifiers.contains(.option),
      isCommand: modifiers.contains(.command))
  }
}

extension View {
  /// Lets keys do what this control does, while it can be used and nothing is presented before it.
  /// See Apple's documentation of `keyboardShortcut(_:modifiers:)`.
  ///
  /// Without modifiers a key means the shortcut only while no text is being typed; Return and Escape
  /// always do.
  /// - Parameter modifiers: keys that are held; the command key unless you say otherwise.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys do what this control does.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys do what this control does.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_DescriptionModifier(.shortcut(shortcut.resolved)))
  }

  /// Lets keys do what this control does; nil lets none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_DescriptionModifier(.shortcut(shortcut?.resolved)))
  }
}

import BanyanHost

/// A combination of keys that activates a control. See Apple's documentation of `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to keyboards of other languages. It has no effect on current hosts,
  /// which identify keys by their characters. A key that makes another one, with the Option key or in a layout of
  /// another script, is identified by its Latin letter or digit too.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "without mirroring")
    public static let custom = Localization(name: "custom")
  }

  /// The Return key, for the most likely action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, for canceling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys to hold.
  public var modifiers: EventModifiers
  /// The adaptation of the shortcut to other keyboards.
  public var localization: Localization

  /// Creates a shortcut.
  /// - Parameters:
  ///   - modifiers: the modifier keys to hold; Command by default.
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
  /// Adds a keyboard shortcut to this control. It works while the control is enabled and no presentation covers it.
  /// See Apple's documentation of `keyboardShortcut(_:modifiers:)`.
  ///
  /// A shortcut without modifiers does not work while text is being typed, except for Return and Escape. In a field
  /// of several lines, Return begins a new line instead.
  /// - Parameter modifiers: the modifier keys to hold; Command by default.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a keyboard shortcut to this control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Adds a keyboard shortcut to this control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_DescriptionModifier(.shortcut(shortcut.resolved)))
      .environment(\.keyboardShortcut, shortcut)
  }

  /// Adds a keyboard shortcut to this control, or removes it if it is nil.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_DescriptionModifier(.shortcut(shortcut?.resolved)))
      .environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the control around, if it has one. A button style that makes the most likely action prominent reads it:
  ///
  /// ```swift
  /// configuration.label.bold(shortcut == .defaultAction)
  /// ```
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

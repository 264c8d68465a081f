import BanyanHost
import Foundation

extension View {
  /// Runs an action when a person presses a key, or holds it down, while the focus is in this view.
  ///
  /// ```swift
  /// Board(game: game)
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     game.pause()
  ///     return .handled
  ///   }
  /// ```
  ///
  /// The innermost view with the focus comes first. A key that its action ignores goes on to the views around it, and at last
  /// to what the key usually does. Modifier keys that are held with it make no difference.
  ///
  /// Only keys for which there is an action are sent to the server. A page cannot wait for the answer, so it holds back what the
  /// browser does with such a key. If it turns out to be ignored, the page does what it does itself, such as moving in a list,
  /// pressing a control with that shortcut, or closing a sheet, and of what the browser does: Tab moves the focus, and
  /// Return, Delete and Delete Forward edit a field. It does not scroll, and moves no caret.
  ///
  /// Some keys never reach an action: those that write in a field with the focus, and Space and Return on a button with the
  /// focus. The browser keeps some combinations with Command or Control for itself, such as the one that closes a tab.
  /// - Parameter action: the action, which returns whether it has handled the key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(.keys([key]), [.down, .repeat]) { _ in action() })
  }

  /// Runs an action for some phases of a key while the focus is in this view. See ``onKeyPress(_:action:)``.
  /// - Parameters:
  ///   - phases: when to run the action: as the key is pressed, held down, or released.
  ///   - action: the action, which returns whether it has handled the key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(.keys([key]), phases, action))
  }

  /// Runs an action for several keys while the focus is in this view. See ``onKeyPress(_:action:)``.
  ///
  /// ```swift
  /// TextEditor(text: $message)
  ///   .onKeyPress(keys: [.return]) { press in
  ///     if press.modifiers.contains(.shift) { return .ignored }
  ///     send()
  ///     return .handled
  ///   }
  /// ```
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(.keys(keys), phases, action))
  }

  /// Runs an action for keys that write certain characters while the focus is in this view, but not in a field.
  /// See ``onKeyPress(_:action:)``.
  ///
  /// Combinations with Command or Control, and the Tab key, are not among them: name them with `keys`.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(.characters(characters), phases, action))
  }

  /// Runs an action for every key while the focus is in this view, but not in a field. See ``onKeyPress(_:action:)``.
  ///
  /// Combinations with Command or Control, the Tab key, and function keys are not among them.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(.all, phases, action))
  }
}

/// The keys that an action is for.
private nonisolated enum KeyPressKeys: Equatable {
  case all
  case keys(Set<KeyEquivalent>)
  case characters(CharacterSet)

  /// - Parameter isFree: true if neither a field nor the host itself has a use for the key.
  func contains(_ press: KeyPress, isFree: Bool) -> Bool {
    switch self {
    case .all: isFree
    case .keys(let keys):
      keys.contains(press.key)
        || press.characters.first.map { keys.contains(KeyEquivalent($0)) } == true
    case .characters(let characters):
      isFree && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }
  }

  /// The keys that a host is asked for.
  var resolved: KeyInterest.Keys {
    switch self {
    case .all: .all
    // A letter is the same key with Shift.
    case .keys(let keys):
      .named(
        Set(
          keys.flatMap { key in
            let letter = String(key.character)
            return [letter, letter.lowercased(), letter.uppercased()]
          }
        ).sorted())
    case .characters(let characters):
      .characters(Self.known.filter { $0.unicodeScalars.allSatisfy(characters.contains) })
    }
  }

  /// The ASCII characters that can be typed, and the keys that have a character.
  private static let known: [String] =
    (UInt8(0x20)...0x7E).map { String(UnicodeScalar($0)) } + [
      "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "\u{1B}", "\u{8}", "\u{F728}", "\u{F729}",
      "\u{F72B}", "\u{F72C}", "\u{F72D}", "\u{F739}", "\r",
    ]
}

/// Runs an action for keys while the focus is in the content.
nonisolated struct _KeyPressModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let keys: KeyPressKeys
  fileprivate let phases: KeyPress.Phases
  fileprivate let action: (KeyPress) -> KeyPress.Result

  fileprivate init(
    _ keys: KeyPressKeys, _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.keys = keys
    self.phases = phases
    self.action = action
  }

  fileprivate var properties: [Property] {
    [.keyPresses(KeyInterest(keys.resolved, phases.resolved))]
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> KeyPressNode {
    KeyPressNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: KeyPressNode) { wrapper.change(to: self) }
}

/// The boxes of a view with an action for keys, by which a host knows which keys to send.
final class KeyPressNode: BoxNode {
  private var modifier: _KeyPressModifier

  fileprivate init(
    _ modifier: _KeyPressModifier, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init(modifier.properties, under: parent, in: context)
  }

  fileprivate func change(to newModifier: _KeyPressModifier) {
    let old = modifier
    modifier = newModifier
    if old.keys == newModifier.keys, old.phases == newModifier.phases { return }
    update(to: newModifier.properties)
  }

  /// Runs the action if it is for a key.
  /// - Parameter isFree: true if neither a field nor the host itself has a use for the key.
  func handle(_ press: KeyPress, isFree: Bool) -> KeyPress.Result {
    guard !isDetached, modifier.phases.contains(press.phase),
      modifier.keys.contains(press, isFree: isFree)
    else { return .ignored }
    return modifier.action(press)
  }
}

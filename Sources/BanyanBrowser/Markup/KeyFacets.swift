import BanyanHost

extension KeyCombination {
  /// The keys in the format of `aria-keyshortcuts`, in a fixed order: `Control+Alt+Meta+Shift+K`.
  /// Command is Meta.
  var cssValue: String {
    var names: [String] = []
    if isControl { names.append("Control") }
    if isOption { names.append("Alt") }
    if isCommand { names.append("Meta") }
    if isShifted { names.append("Shift") }
    names.append(Self.names[key] ?? key.uppercased())
    return names.joined(separator: "+")
  }

  /// The browsers' name of a key.
  fileprivate static func pageName(of key: String) -> String { names[key] ?? key }

  /// The browsers' names of keys that produce no character.
  private static let names = [
    "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft",
    "\u{F703}": "ArrowRight", "\u{1B}": "Escape", "\u{8}": "Backspace", "\u{F728}": "Delete",
    "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
    "\u{F739}": "Clear", "\t": "Tab", " ": "Space", "\r": "Enter", "+": "Plus",
  ]
}

extension KeyInterest {
  /// The first letters of the phases, a sign for which keys there are besides those that follow, and their names.
  var pageValue: String {
    let phases = phases.map { phase in
      switch phase {
      case .down: "d"
      case .repeated: "r"
      case .up: "u"
      }
    }.joined()
    return switch keys {
    case .all: phases + "*"
    case .named(let keys): Self.text(phases + "!", keys)
    case .characters(let characters): Self.text(phases + "+", characters)
    }
  }

  private static func text(_ head: String, _ keys: [String]) -> String {
    ([head] + keys.map(KeyCombination.pageName)).joined(separator: " ")
  }
}

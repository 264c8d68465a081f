import Foundation

/// The editor in which a person opens a line of their program.
struct Editor: Equatable {
  private let words: [String]

  /// - Parameters:
  ///   - option: The editor that the person has asked for; nil for the editor of their environment.
  /// - Returns: nil if the environment names none, or one that needs a terminal, which the program is using.
  /// - Throws: A ``Failure`` if the option is empty.
  init?(option: String?, environment: [String: String]) throws {
    if let option {
      words = Self.words(of: option)
      if words.isEmpty {
        throw Failure("--editor needs a command, such as 'code -g {file}:{line}'")
      }
      return
    }
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    guard let words = named.map(Self.words(of:)).first(where: { !$0.isEmpty }),
      !Self.terminalEditors.contains(Self.name(of: words))
    else { return nil }
    self.words = words
  }

  private static func words(of command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }

  private static func name(of words: [String]) -> String {
    words[0].split(separator: "/").last.map(String.init) ?? words[0]
  }

  private static let terminalEditors: Set = [
    "vi", "vim", "nvim", "view", "ex", "ed", "nano", "pico", "emacs", "micro", "helix", "hx", "kak",
    "joe", "jed",
    "ne", "mcedit", "editor", "sensible-editor",
  ]

  /// Returns the command that opens a line, in the form that the editor understands.
  func command(file: String, line: Int) -> [String] {
    if words.contains(where: { $0.contains("{file}") }) {
      return words.map {
        $0.replacingOccurrences(of: "{line}", with: "\(line)")
          .replacingOccurrences(of: "{file}", with: file)
      }
    }
    switch Self.name(of: words) {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      return words + ["--goto", "\(file):\(line)"]
    case "zed", "zeditor", "subl", "sublime_text": return words + ["\(file):\(line)"]
    case "kate", "kwrite", "idea", "clion": return words + ["--line", "\(line)", file]
    default: return words + ["+\(line)", file]
    }
  }

  /// Opens a line.
  func open(file: String, line: Int) throws {
    try Child.startApart(command(file: file, line: line))
  }
}

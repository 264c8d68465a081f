import Foundation

/// The initial values of the properties of types, from their source: an edit of one is noticed, because
/// it should become visible.
///
/// Only the tokens of the source count: texts that differ only in spaces and comments are equal.
struct FirstValues: Equatable {
  /// The source of the initial value, by names such as `CounterView.count`; empty for a property without
  /// one. Types have their own names, without the enclosing ones.
  private var texts: [String: Set<String>] = [:]
  /// The initializers of types, each as its words.
  private var initializers: [String: Set<[String]>] = [:]
  /// The types in files with the comment `// banyan: reset`.
  private(set) var unwantedTypes: Set<String> = []
  /// True if there are declarations outside of types.
  private(set) var hasGlobals = false

  private enum Scope {
    case type(String)
    case code
  }

  init() {}

  /// - Parameter files: The source files of a program. Unreadable ones count as empty.
  init(files: [String]) {
    for file in files {
      if let source = try? String(contentsOfFile: file, encoding: .utf8) { read(source) }
    }
  }

  /// Returns the properties that exist in another program too, but with a different initial value.
  func edited(since old: FirstValues) -> [String] {
    texts.keys.filter { name in
      guard old.texts[name] != nil else { return false }
      return texts[name] != old.texts[name] || relevant(name) != old.relevant(name)
    }.sorted()
  }

  /// Returns the initializers that name a property.
  private func relevant(_ name: String) -> Set<[String]> {
    guard let dot = name.lastIndex(of: ".") else { return [] }
    let property = String(name[name.index(after: dot)...])
    let all = initializers[String(name[..<dot])] ?? []
    return all.filter { $0.contains(property) || $0.contains("_\(property)") }
  }

  mutating func read(_ source: String) {
    var words = Words(source)
    let isUnwanted = source.sourceLines.contains {
      $0.trimmingCharacters(in: .whitespaces).hasPrefix("// banyan: reset")
    }
    var scopes: [Scope] = []
    var isStatic = false
    while let word = words.next() {
      switch word.text {
      case "struct", "class", "enum", "actor", "extension":
        guard let name = words.nameOfType() else { continue }
        if isUnwanted, word.text != "extension" { unwantedTypes.insert(name) }
        if words.skip(to: "{") { scopes.append(.type(name)) }
      case "{": scopes.append(.code)
      case "}": _ = scopes.popLast()
      case "static": isStatic = true
      case "var", "let":
        let declaration = words.declaration()
        if case .type(let type)? = scopes.last, !isStatic {
          for name in declaration.names {
            texts["\(type).\(name)", default: []].insert(declaration.value)
          }
        } else if isStatic || scopes.isEmpty, !declaration.value.isEmpty {
          if word.text == "var" || declaration.value.contains("(") { hasGlobals = true }
        }
        isStatic = false
      case "init":
        guard case .type(let type)? = scopes.last else { continue }
        let all = words.function()
        if !all.isEmpty { initializers[type, default: []].insert(all) }
      default: break
      }
    }
  }
}

/// The tokens of a source, including the contents of strings.
private struct Words {
  struct Word {
    let text: String
    let isFirstOfLine: Bool
  }

  private let all: [Word]
  private var place = 0

  init(_ source: String) {
    let bytes = Array(source.utf8)
    var lexer = Lexer(source)
    var all: [Word] = []
    while lexer.next() != nil {
      all.append(
        Word(
          text: String(decoding: bytes[lexer.range], as: UTF8.self),
          isFirstOfLine: lexer.isFirstOfLine))
    }
    self.all = all
  }

  mutating func next() -> Word? {
    guard place < all.count else { return nil }
    defer { place += 1 }
    return all[place]
  }

  private func peek(_ distance: Int = 0) -> Word? {
    place + distance < all.count ? all[place + distance] : nil
  }

  /// Returns the name of the type whose keyword was just read; nil if it was not one, as in `class func`.
  mutating func nameOfType() -> String? {
    guard var name = peek()?.text, Self.isName(name), !Self.memberWords.contains(name) else {
      return nil
    }
    place += 1
    while peek()?.text == ".", let next = peek(1)?.text, Self.isName(next) {
      name = next
      place += 2
    }
    return name
  }

  /// Skips past the next mark of a kind.
  mutating func skip(to mark: String) -> Bool {
    while let word = next() { if word.text == mark { return true } }
    return false
  }

  /// Reads the rest of a declaration of properties: their names, and the text from the first `=` on.
  mutating func declaration() -> (names: [String], value: String) {
    var names: [String] = []
    if let name = peek()?.text, Self.isName(name) { names.append(name) }
    var value: [String] = []
    var depth = 0
    var isValue = false
    var last = "="
    while let word = peek() {
      let text = word.text
      if depth == 0 {
        if text == "}" || text == ";" || !isValue && text == "{" { break }
        if word.isFirstOfLine, !Self.goesOn(last), !Self.goesOn(text) || text == "@" { break }
        if text == ",", let name = peek(1)?.text, Self.isName(name), let sign = peek(2)?.text,
          sign == "=" || sign == ":"
        {
          names.append(name)
        }
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if isValue || text == "=" && depth == 0 {
        isValue = true
        value.append(text)
      }
      last = text
      place += 1
    }
    return (names, value.joined(separator: " "))
  }

  /// Returns the words of a function up to the end of its body; empty if it has no body.
  mutating func function() -> [String] {
    var words: [String] = []
    var depth = 0
    while let word = peek() {
      if depth == 0, word.text == "}" { return [] }
      place += 1
      words.append(word.text)
      if ["(", "[", "{"].contains(word.text) { depth += 1 }
      if [")", "]", "}"].contains(word.text) {
        depth -= 1
        if depth == 0, word.text == "}" { return words }
      }
    }
    return words
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  /// Returns true if an expression continues with a mark, or after it.
  private static func goesOn(_ text: String) -> Bool {
    text.count == 1 && ".?:=+-*/%&|<>!^~,".contains(text)
  }

  private static let memberWords: Set = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate",
    "public", "internal", "open", "package",
  ]
}

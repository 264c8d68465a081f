/// The expressions in a source that let Objective-C call its methods by name: `#selector` and `@objc`.
///
/// An expression such as `#selector(Coordinator.update(sender:))` becomes a `Selector` that has the method besides its name. `@objc` is left out.
struct SelectorExpressions {
  /// The ranges in bytes of UTF-8, each in one line, and their replacements.
  private(set) var replacements: [(range: Range<Int>, text: String)] = []

  private var tokens: [ManagedDeclarations.Token] = []

  init(in source: String) {
    guard source.contains("#selector") || source.contains("@objc") else { return }
    var lexer = Lexer(source)
    while let lexeme = lexer.next() {
      tokens.append(
        ManagedDeclarations.Token(
          lexeme: lexeme, range: lexer.range, isFirstOfLine: lexer.isFirstOfLine))
    }
    rewrite()
  }

  private mutating func rewrite() {
    /// The types around a place; nil for other braces.
    var scopes: [String?] = []
    var name: String?
    for place in tokens.indices {
      switch tokens[place].lexeme {
      case .word(let word) where Self.typeWords.contains(word):
        if lexeme(at: place - 1) != .mark("."), let type = typeName(from: place + 1) {
          name = type
        }
      case .mark("{"):
        scopes.append(name)
        name = nil
      case .mark("}"): _ = scopes.popLast()
      case .attribute("objc"), .attribute("objcMembers"): leaveOutAttribute(at: place)
      case .pound("selector"): rewriteSelector(at: place, in: scopes.compactMap(\.self).last)
      default: break
      }
    }
  }

  private static let typeWords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]

  /// Returns the name of a type that is declared or extended; nil if the word before is the modifier of a member.
  private func typeName(from start: Int) -> String? {
    guard case .word(let first)? = lexeme(at: start), !Self.memberWords.contains(first) else {
      return nil
    }
    var (name, place) = (first, start + 1)
    while lexeme(at: place) == .mark("."), case .word(let word)? = lexeme(at: place + 1) {
      name += ".\(word)"
      place += 2
    }
    return name
  }

  private static let memberWords: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public",
    "internal", "open", "package", "nonisolated",
  ]

  private mutating func leaveOutAttribute(at place: Int) {
    replacements.append((tokens[place].range, ""))
    // A parenthesis after a space does not belong to it.
    guard lexeme(at: place + 1) == .mark("("), isJoined(place) else { return }
    for part in place + 1..<tokens.count {
      replacements.append((tokens[part].range, ""))
      if lexeme(at: part) == .mark(")") { return }
    }
  }

  // MARK: Selectors

  /// - Parameter type: the type around the expression, to which a method without a type belongs.
  private mutating func rewriteSelector(at start: Int, in type: String?) {
    guard lexeme(at: start + 1) == .mark("("), isJoined(start),
      let (words, labels, end) = method(from: start + 2)
    else { return }
    let opening = tokens[start].range.lowerBound..<tokens[start + 1].range.upperBound
    if words == ["UIResponder", "resignFirstResponder"], labels == nil {
      // It has no implementation: `sendAction` knows it by its name.
      guard !(start + 1...end).contains(where: { tokens[$0].isFirstOfLine }) else { return }
      let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
      return replacements.append((range, #"Selector("resignFirstResponder")"#))
    }
    let name = Self.nameInObjectiveC(words[words.count - 1], labels)
    let beginning = "Selector(\"\(name)\", _calls: "
    if words.count == 1 || words[0] == "self" {
      guard let type, words.count <= 2 else { return }
      // A method of `self` would keep it.
      let first = words.count == 1 ? "\(type).\(words[0])" : type
      if isJoined(start + 1) {
        let range = opening.lowerBound..<tokens[start + 2].range.upperBound
        replacements.append((range, beginning + first))
      } else {
        replacements.append((opening, beginning))
        replacements.append((tokens[start + 2].range, first))
      }
    } else if words[0].first?.isUppercase == true {
      replacements.append((opening, beginning))
    }
  }

  /// Returns the words and the labels of a method that is all that is in a parenthesis, and the place where that is closed.
  private func method(from start: Int) -> (words: [String], labels: [String]?, end: Int)? {
    var (words, place): ([String], Int) = ([], start)
    while case .word(let word)? = lexeme(at: place) {
      words.append(word)
      place += 1
      guard lexeme(at: place) == .mark(".") else { break }
      place += 1
    }
    guard !words.isEmpty else { return nil }
    if lexeme(at: place) == .mark(")") { return (words, nil, place) }
    guard lexeme(at: place) == .mark("(") else { return nil }
    place += 1
    var labels: [String] = []
    while case .word(let label)? = lexeme(at: place), lexeme(at: place + 1) == .mark(":") {
      labels.append(label)
      place += 2
    }
    guard lexeme(at: place) == .mark(")"), lexeme(at: place + 1) == .mark(")") else { return nil }
    return (words, labels, place + 1)
  }

  /// Returns the name that Apple's compiler gives a method in Objective-C.
  /// - Parameter labels: the labels of its parameters; nil if the source does not tell them.
  static func nameInObjectiveC(_ base: String, _ labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let isJoined = prepositions.contains(firstWord(first)) || endsInPreposition(base)
      name += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { $0.isLowercase })
  }

  private static func endsInPreposition(_ name: String) -> Bool {
    guard let start = name.lastIndex(where: \.isUppercase) else { return false }
    return prepositions.contains(name[start...].lowercased())
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  // MARK: Tokens

  private func lexeme(at place: Int) -> Lexer.Lexeme? {
    tokens.indices.contains(place) ? tokens[place].lexeme : nil
  }

  /// Returns true if nothing is between a token and the next one.
  private func isJoined(_ place: Int) -> Bool {
    tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
  }
}

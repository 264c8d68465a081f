/// The `@NSManaged` declarations of a source, whose accessors Core Data makes on Apple's systems when the app runs.
///
/// That takes Objective-C, so here they get bodies which do the same, and the classes get the initializers that Swift demands of
/// them.
struct ManagedDeclarations {
  /// The ranges in bytes of UTF-8, each in one line, and their replacements. An empty range is an insertion.
  private(set) var replacements: [(range: Range<Int>, text: String)] = []

  private var tokens: [Token] = []
  private let bytes: [UInt8]

  struct Token {
    let lexeme: Lexer.Lexeme
    let range: Range<Int>
    let isFirstOfLine: Bool
  }

  /// Finds the declarations in a source that has to do with Core Data; other sources have none.
  init(in source: String) {
    guard source.contains("CoreData") || source.contains("NSManaged") else {
      bytes = []
      return
    }
    bytes = Array(source.utf8)
    var lexer = Lexer(source)
    while let lexeme = lexer.next() {
      tokens.append(
        Token(lexeme: lexeme, range: lexer.range, isFirstOfLine: lexer.isFirstOfLine))
    }
    let belongs = tokens.contains {
      $0.lexeme == .word("CoreData") || $0.lexeme == .attribute("NSManaged")
    }
    guard belongs else { return }
    for place in tokens.indices {
      if tokens[place].lexeme == .attribute("NSManaged") { rewriteDeclaration(at: place) }
    }
    replacements += ManagedInitializers(in: tokens).replacements
  }

  // MARK: Declarations

  /// - Parameter attribute: The place of `@NSManaged`.
  private mutating func rewriteDeclaration(at attribute: Int) {
    // Modifiers may be before an attribute, too.
    var place = attribute
    while place > 0, case .word(let word) = tokens[place - 1].lexeme, Self.modifiers.contains(word)
    {
      place -= 1
    }
    var modifiers: [String] = []
    while let lexeme = lexeme(at: place) {
      switch lexeme {
      case .word("var"):
        return rewriteVariables(from: place + 1, modifiers: modifiers, attribute: attribute)
      case .word("func"): return rewriteFunction(from: place + 1, attribute: attribute)
      case .word("dynamic"):
        leaveOut(place)
        place += 1
      case .word:
        // `private(set)` is one modifier.
        let end =
          self.lexeme(at: place + 1) == .mark("(") ? endOfParentheses(at: place + 1) : place + 1
        modifiers.append(text(from: place, to: end))
        place = end
      case .attribute: place = endOfAttribute(at: place)
      default: return
      }
    }
  }

  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "override",
    "dynamic", "nonisolated",
  ]

  private struct Variable {
    let name: String
    /// The places of its name and of the words of its type.
    let place: Int
    var type: Range<Int>?
    /// The place of the comma after it.
    var comma: Int?
  }

  private mutating func rewriteVariables(from start: Int, modifiers: [String], attribute: Int) {
    guard let variables = variables(from: start) else { return }
    leaveOut(attribute)
    let next = (modifiers + ["var"]).joined(separator: " ")
    var type = ""
    // A variable without a type has that of the next one.
    for variable in variables.reversed() {
      let accessors =
        " { get { managedValue(forKey: \"\(variable.name)\") } "
        + "set { setManagedValue(newValue, forKey: \"\(variable.name)\") } }"
      if let range = variable.type {
        type = text(from: range.lowerBound, to: range.upperBound)
        insert(accessors, after: range.upperBound - 1)
      } else {
        insert(": \(type)\(accessors)", after: variable.place)
      }
      // Only one variable in a declaration can have accessors.
      if let comma = variable.comma { replacements.append((tokens[comma].range, "; \(next)")) }
    }
  }

  /// Returns the variables of a declaration; nil if the compiler reports an error for it, such as an initial value.
  private func variables(from start: Int) -> [Variable]? {
    var variables: [Variable] = []
    var place = start
    while case .word(let name)? = lexeme(at: place) {
      var variable = Variable(name: name, place: place)
      place += 1
      if lexeme(at: place) == .mark(":") {
        let end = endOfType(from: place + 1)
        guard end > place + 1 else { return nil }
        variable.type = place + 1..<end
        place = end
      }
      guard lexeme(at: place) == .mark(",") else {
        variables.append(variable)
        let isOver = lexeme(at: place) != .mark("{") && lexeme(at: place) != .mark("=")
        return isOver && variable.type != nil ? variables : nil
      }
      variable.comma = place
      variables.append(variable)
      place += 1
    }
    return nil
  }

  private mutating func rewriteFunction(from start: Int, attribute: Int) {
    guard case .word(let name)? = lexeme(at: start), lexeme(at: start + 1) == .mark("(") else {
      return
    }
    // The compiler reports where a function without a body is, and the linker does not.
    leaveOut(attribute)
    let end = endOfParentheses(at: start + 1)
    guard lexeme(at: end) != .mark("-"), lexeme(at: end) != .mark("{") else { return }
    let accessor = ManagedAccessor(
      name: name, parameters: parameters(from: start + 2, to: end - 1))
    if let body = accessor.body { insert(" { \(body) }", after: end - 1) }
  }

  private func parameters(from start: Int, to end: Int) -> [ManagedAccessor.Parameter] {
    var parameters: [ManagedAccessor.Parameter] = []
    var place = start
    while place < end {
      guard case .word(let label)? = lexeme(at: place) else { return parameters }
      var name = label
      place += 1
      if case .word(let word)? = lexeme(at: place) {
        name = word
        place += 1
      }
      guard lexeme(at: place) == .mark(":") else { return parameters }
      let endOfType = endOfType(from: place + 1)
      parameters.append(
        ManagedAccessor.Parameter(
          label: label, name: name, type: text(from: place + 1, to: endOfType)))
      place = endOfType + 1
    }
    return parameters
  }

  // MARK: Tokens

  private func lexeme(at place: Int) -> Lexer.Lexeme? {
    tokens.indices.contains(place) ? tokens[place].lexeme : nil
  }

  /// Returns the source from one token to the one before another.
  private func text(from start: Int, to end: Int) -> String {
    guard start < end, end <= tokens.count else { return "" }
    let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the place after the parenthesis that closes the one at a place.
  private func endOfParentheses(at start: Int) -> Int {
    var depth = 0
    for place in start..<tokens.count {
      if tokens[place].lexeme == .mark("(") { depth += 1 }
      if tokens[place].lexeme == .mark(")") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }

  private func endOfAttribute(at place: Int) -> Int {
    // A parenthesis after a space does not belong to it.
    guard lexeme(at: place + 1) == .mark("("),
      tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
    else { return place + 1 }
    return endOfParentheses(at: place + 1)
  }

  /// Returns the place after the type that begins at a place.
  private func endOfType(from start: Int) -> Int {
    var depth = 0
    for place in start..<tokens.count {
      let lexeme = tokens[place].lexeme
      if depth == 0 {
        if Self.marksAfterTypes.contains(lexeme) { return place }
        if place > start, tokens[place].isFirstOfLine, !goesOn(at: place) { return place }
      }
      switch lexeme {
      case .mark("("), .mark("["), .mark("<"): depth += 1
      case .mark(")"), .mark("]"): depth -= 1
      case .mark(">") where tokens[place - 1].lexeme != .mark("-"): depth -= 1
      default: break
      }
    }
    return tokens.count
  }

  private static let marksAfterTypes: [Lexer.Lexeme] = [
    .mark(","), .mark(";"), .mark("{"), .mark("}"), .mark("="), .mark(")"),
  ]

  /// Returns true if a type that has begun in another line goes on at a place.
  private func goesOn(at place: Int) -> Bool {
    let marks: [Lexer.Lexeme] = [.mark("."), .mark("&")]
    return marks.contains(tokens[place].lexeme) || marks.contains(tokens[place - 1].lexeme)
  }

  // MARK: Replacements

  private mutating func leaveOut(_ place: Int) {
    replacements.append((tokens[place].range, ""))
  }

  private mutating func insert(_ text: String, after place: Int) {
    let end = tokens[place].range.upperBound
    replacements.append((end..<end, text))
  }
}

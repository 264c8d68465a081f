import Foundation

/// Parses the text of a predicate.
struct PredicateParser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum Token: Equatable {
    case word(String)
    case text(String)
    case number(String)
    /// An argument, with the letters after `%`.
    case argument(String)
    case symbol(String)
  }

  private let tokens: [Token]
  private var position = 0
  private var arguments: ArraySlice<Any>

  init(_ text: String, _ arguments: [Any]) throws {
    tokens = try PredicateTokens.tokens(of: text)
    self.arguments = arguments[...]
  }

  /// Parses all of the text.
  mutating func parse() throws -> PredicateCondition {
    let condition = try disjunction()
    if let next { throw Failure(description: "unexpected \(next)") }
    return condition
  }

  private var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// Takes a token if it is one of some symbols or words, which may be written in any case.
  private mutating func take(_ words: String...) -> String? {
    let found: String? =
      switch next {
      case .symbol(let symbol): symbol
      case .word(let word): word.uppercased()
      default: nil
      }
    guard let found, words.contains(found) else { return nil }
    position += 1
    return found
  }

  private mutating func expect(_ symbol: String) throws {
    if take(symbol) == nil { throw Failure(description: "\(symbol) is missing") }
  }

  private mutating func disjunction() throws -> PredicateCondition {
    var condition = try conjunction()
    while take("OR", "||") != nil { condition = .or(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var condition = try negation()
    while take("AND", "&&") != nil { condition = .and(condition, try negation()) }
    return condition
  }

  private mutating func negation() throws -> PredicateCondition {
    if take("NOT", "!") != nil { return .not(try negation()) }
    if take("TRUEPREDICATE") != nil { return .constant(true) }
    if take("FALSEPREDICATE") != nil { return .constant(false) }
    if take("(") != nil {
      let condition = try disjunction()
      try expect(")")
      return condition
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws -> PredicateComparison {
    let quantifier = take("ANY", "SOME", "ALL", "NONE").flatMap(PredicateQuantifier.init)
    let left = try value()
    let operation = try self.operation()
    var options: String.CompareOptions = []
    if take("[") != nil {
      guard case .word(let letters)? = next else { throw Failure(description: "no options in []") }
      position += 1
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        default: throw Failure(description: "the option \(letter) is not supported")
        }
      }
      try expect("]")
    }
    return PredicateComparison(
      quantifier: quantifier, left: left, operation: operation, options: options,
      right: try value())
  }

  private mutating func operation() throws -> PredicateOperator {
    if take("=", "==") != nil { return .equal }
    if take("!=", "<>") != nil { return .notEqual }
    if take("<") != nil { return .less }
    if take("<=", "=<") != nil { return .lessOrEqual }
    if take(">") != nil { return .greater }
    if take(">=", "=>") != nil { return .greaterOrEqual }
    let word = take("BETWEEN", "IN", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES")
    guard let operation = word.flatMap(PredicateOperator.init) else {
      throw Failure(description: "a comparison is missing")
    }
    return operation
  }

  private mutating func value() throws -> PredicateValue {
    if take("{") != nil { return try list() }
    guard let token = next else { throw Failure(description: "a value is missing") }
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let digits):
      if let number = Int(digits) { return .constant(number) }
      guard let number = Double(digits) else {
        throw Failure(description: "\(digits) is no number")
      }
      return .constant(number)
    case .argument(let kind): return try argument(kind)
    case .word(let word): return Self.value(of: word)
    case .symbol(let symbol): throw Failure(description: "unexpected \(symbol)")
    }
  }

  private mutating func list() throws -> PredicateValue {
    var values: [PredicateValue] = []
    if take("}") != nil { return .list([]) }
    repeat { values.append(try value()) } while take(",") != nil
    try expect("}")
    return .list(values)
  }

  private mutating func argument(_ kind: String) throws -> PredicateValue {
    guard let argument = arguments.popFirst() else {
      throw Failure(description: "there are too few arguments")
    }
    guard kind == "K" else { return .constant(PredicateValue.unwrapped(argument)) }
    guard let path = PredicateValue.text(argument) else {
      throw Failure(description: "%K stands for a key path")
    }
    return Self.path(path)
  }

  private static func value(of word: String) -> PredicateValue {
    switch word.uppercased() {
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    case "NIL", "NULL": .constant(nil)
    default: path(word)
    }
  }

  /// Returns the value at a key path.
  private static func path(_ path: String) -> PredicateValue {
    var keys = path.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return keys.reduce(.object) { .key($1, of: $0) }
  }
}

/// Divides the text of a predicate into its words.
enum PredicateTokens {
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",",
  ]

  static func tokens(of text: String) throws -> [PredicateParser.Token] {
    var tokens: [PredicateParser.Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quotation(&rest)))
      } else if first == "%" {
        rest.removeFirst()
        tokens.append(.argument(try argument(&rest)))
      } else if first.isNumber || first == "-" || first == "." {
        tokens.append(.number(taking(&rest) { $0.isNumber || "+-.eE".contains($0) }))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = taking(&rest) { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(word.replacing("#", with: "")))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        throw PredicateParser.Failure(description: "\(first) is not supported")
      }
    }
    return tokens
  }

  private static func taking(_ rest: inout Substring, while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest.removeFirst(part.count)
    return String(part)
  }

  private static func quotation(_ rest: inout Substring) throws -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      // A backslash takes the next character as it is.
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    throw PredicateParser.Failure(description: "a quotation mark is missing")
  }

  private static func argument(_ rest: inout Substring) throws -> String {
    let length = taking(&rest) { "lhqz".contains($0) }
    guard let kind = rest.popFirst(), "@Kdioux".contains(kind) || "fFgGeE".contains(kind) else {
      throw PredicateParser.Failure(description: "%\(length) names no argument")
    }
    return String(kind)
  }
}

/// The members that an expression uses, found by its words alone.
struct MemberUses {
  struct Use: Equatable {
    let name: String
    /// The labels of its arguments, `_` for none; nil if it is not called with parentheses.
    var labels: [String]?
    let line: Int
  }

  private(set) var uses: [Use] = []

  private typealias Token = (lexeme: Lexer.Lexeme, line: Int, isFirstOfLine: Bool)

  /// A pair of brackets.
  private struct Scope {
    /// The index of the member that is called with these parentheses.
    let call: Int?
    var isAtStartOfArgument = true
  }

  /// Reads the expression that starts at a place, both counted from 1, in bytes.
  init(in source: String, line: Int, column: Int) {
    let tokens = Self.tokens(of: source, line: line, column: column)
    var scopes: [Scope] = []
    for (index, token) in tokens.enumerated() {
      if scopes.isEmpty, index > 0, token.isFirstOfLine, !Self.continues(token.lexeme) { return }
      if case .mark(let mark) = token.lexeme, ")]}".contains(mark) {
        if scopes.popLast() == nil { return }
        continue
      }
      if token.lexeme == .mark(",") {
        if !scopes.isEmpty { scopes[scopes.count - 1].isAtStartOfArgument = true }
        continue
      }
      if let scope = scopes.last, scope.isAtStartOfArgument {
        scopes[scopes.count - 1].isAtStartOfArgument = false
        if let call = scope.call { uses[call].labels?.append(Self.label(at: index, in: tokens)) }
      }
      switch token.lexeme {
      case .mark("("):
        let isCall = index > 0 && Self.member(at: index - 1, in: tokens) != nil
        if isCall { uses[uses.count - 1].labels = [] }
        scopes.append(Scope(call: isCall ? uses.count - 1 : nil))
      case .mark("["), .mark("{"): scopes.append(Scope(call: nil))
      default:
        if let name = Self.member(at: index, in: tokens) {
          uses.append(Use(name: name, line: token.line))
        }
      }
    }
  }

  private static func tokens(of source: String, line: Int, column: Int) -> [Token] {
    let newline = UInt8(ascii: "\n")
    let lines = source.utf8.split(separator: newline, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return [] }
    let rest = [lines[line - 1].dropFirst(column - 1)] + lines[line...]
    let bytes = Array(rest.joined(separator: [newline]))
    var lexer = Lexer(String(decoding: bytes, as: UTF8.self))
    var tokens: [Token] = []
    var (end, number) = (0, line)
    while let lexeme = lexer.next() {
      let start = lexer.range.lowerBound
      number += bytes[end..<start].count { $0 == newline }
      tokens.append((lexeme, number, lexer.isFirstOfLine))
      number += bytes[start..<lexer.range.upperBound].count { $0 == newline }
      end = lexer.range.upperBound
    }
    return tokens
  }

  /// Returns true if an expression goes on with the first lexeme of a line.
  private static func continues(_ lexeme: Lexer.Lexeme) -> Bool {
    if case .mark(let mark) = lexeme { ".?:&|+-*/%<>=)]}{".contains(mark) } else { false }
  }

  private static func label(at index: Int, in tokens: [Token]) -> String {
    guard case .word(let word) = tokens[index].lexeme, tokens.indices.contains(index + 1),
      tokens[index + 1].lexeme == .mark(":")
    else { return "_" }
    return word
  }

  private static let keywords: Set = ["init", "self", "Type"]

  /// Returns the name behind a single dot, which is not part of a number.
  private static func member(at index: Int, in tokens: [Token]) -> String? {
    guard case .word(let word) = tokens[index].lexeme, index > 0,
      tokens[index - 1].lexeme == .mark("."),
      index < 2 || tokens[index - 2].lexeme != .mark("."), word.first?.isNumber == false,
      !keywords.contains(word)
    else { return nil }
    return word
  }
}

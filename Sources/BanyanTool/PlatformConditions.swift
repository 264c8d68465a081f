/// What a source asks about the platform that it is compiled for, and says in words of that platform alone.
struct PlatformConditions {
  /// One question in an `#if` or `#elseif`, such as `os(iOS)`.
  struct Condition: Equatable {
    /// `os`, `canImport` or `targetEnvironment`.
    let name: String
    let argument: String
    /// Where it stands, in bytes of UTF-8.
    fileprivate let range: Range<Int>
  }

  private(set) var conditions: [Condition] = []
  /// The modules that are imported whatever the platform is.
  private(set) var imports: Set<String> = []
  /// Where the word stands that Apple's compiler had for `@main` before, in bytes of UTF-8.
  private var formerMains: [Range<Int>] = []
  private let source: String

  init(in source: String) {
    self.source = source
    var lexer = Lexer(source)
    var depth = 0
    var isInDirective = false
    var isContinued = false
    while let lexeme = lexer.next() {
      if lexer.isFirstOfLine, !isContinued { isInDirective = false }
      isContinued = lexeme == .mark("&") || lexeme == .mark("|")
      switch lexeme {
      case .pound("if"):
        depth += 1
        isInDirective = true
      case .pound("elseif"): isInDirective = true
      case .attribute("UIApplicationMain"): formerMains.append(lexer.range)
      case .pound("endif"): depth -= 1
      case .word("import") where depth == 0:
        if case .word(let module)? = lexer.next() { imports.insert(module) }
      case .word(let name) where isInDirective && Self.names.contains(name):
        if let condition = Self.condition(name, in: &lexer) { conditions.append(condition) }
      default: break
      }
    }
  }

  private static let names: Set = ["os", "canImport", "targetEnvironment"]

  private static func condition(_ name: String, in lexer: inout Lexer) -> Condition? {
    let start = lexer.range.lowerBound
    guard lexer.next() == .mark("("), case .word(let argument)? = lexer.next() else { return nil }
    // What may follow is a version or a submodule.
    while let lexeme = lexer.next() {
      guard lexeme == .mark(")") else { continue }
      return Condition(name: name, argument: argument, range: start..<lexer.range.upperBound)
    }
    return nil
  }

  /// The source with `true` or `false` in place of each condition that a platform decides, and `@main` in place of
  /// `@UIApplicationMain`, in lines and columns as they were; nil if there is none of either.
  func source(for platform: Platform) -> String? {
    var bytes = Array(source.utf8)
    var isChanged = false
    func write(_ word: String, over range: Range<Int>) {
      let word = Array(word.utf8)
      for place in range {
        let letter = place - range.lowerBound
        bytes[place] = letter < word.count ? word[letter] : UInt8(ascii: " ")
      }
      isChanged = true
    }
    for condition in conditions {
      guard let answer = platform.decides(condition) else { continue }
      // The shortest condition, `os(X)`, has as many letters as the longest answer.
      write(answer ? "true" : "false", over: condition.range)
    }
    for range in formerMains { write("@main", over: range) }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

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
  /// What follows `os` in `import os.log`, in bytes of UTF-8: our module has no parts of its own.
  private var partsOfOS: [Range<Int>] = []
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
      case .word("import"):
        guard case .word(let module)? = lexer.next() else { break }
        if depth == 0 { imports.insert(module) }
        if module == "os", let part = Self.partOfOS(after: lexer) { partsOfOS.append(part) }
      case .word(let name) where isInDirective && Self.names.contains(name):
        if let condition = Self.condition(name, in: &lexer) { conditions.append(condition) }
      default: break
      }
    }
  }

  /// Where it stands which part of `os` is imported, if one is.
  private static func partOfOS(after lexer: Lexer) -> Range<Int>? {
    var lexer = lexer
    guard lexer.next() == .mark(".") else { return nil }
    let start = lexer.range.lowerBound
    guard case .word? = lexer.next() else { return nil }
    return start..<lexer.range.upperBound
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

  /// The source with `true` or `false` in place of each condition that a platform decides, `@main` in place of
  /// `@UIApplicationMain`, and `os` in place of `os.log`, in lines and columns as they were; nil if there is nothing
  /// of these.
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
    for range in partsOfOS { write("", over: range) }
    for range in formerMains { write("@main", over: range) }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

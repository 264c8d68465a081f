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
  /// What Apple's compiler alone takes, by where it stands, in bytes of UTF-8, with what stands for it here.
  private var replacements: [(range: Range<Int>, text: String)] = []
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
      case .attribute("UIApplicationMain"): replacements.append((lexer.range, "@main"))
      case .pound("selector"):
        if let range = Self.resignFirstResponder(in: &lexer) {
          replacements.append((range, #"Selector("resignFirstResponder")"#))
        }
      case .pound("endif"): depth -= 1
      case .word("import"):
        guard case .word(let module)? = lexer.next() else { break }
        if depth == 0 { imports.insert(module) }
        if module == "os", let part = Self.partOfOS(after: lexer) {
          replacements.append((part, ""))
        }
      case .word(let name) where isInDirective && Self.names.contains(name):
        if let condition = Self.condition(name, in: &lexer) { conditions.append(condition) }
      default: break
      }
    }
  }

  /// Where `#selector(UIResponder.resignFirstResponder)` stands, which is how people have a keyboard put away. There are no
  /// other selectors without Objective-C.
  private static func resignFirstResponder(in lexer: inout Lexer) -> Range<Int>? {
    let start = lexer.range.lowerBound
    let words: [Lexer.Lexeme] = [
      .mark("("), .word("UIResponder"), .mark("."), .word("resignFirstResponder"), .mark(")"),
    ]
    for word in words where lexer.next() != word || lexer.isFirstOfLine { return nil }
    return start..<lexer.range.upperBound
  }

  /// Where it stands which part of `os` is imported, if one is: our module has no parts.
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

  /// The source with `true` or `false` in place of each condition that a platform decides, and words that we have in place
  /// of words of Apple's compiler, in lines and columns as they were; nil if there is nothing of these.
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
    for (range, text) in replacements { write(text, over: range) }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

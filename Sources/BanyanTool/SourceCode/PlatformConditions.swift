/// The parts of a source that depend on the platform: its conditions, and code that only Apple's compiler accepts.
struct PlatformConditions {
  /// A condition in an `#if` or `#elseif`, such as `os(iOS)`.
  struct Condition: Equatable {
    /// `os`, `canImport` or `targetEnvironment`.
    let name: String
    let argument: String
    /// The range of the condition, in bytes of UTF-8.
    fileprivate let range: Range<Int>
  }

  private(set) var conditions: [Condition] = []
  /// The modules that are imported on every platform.
  private(set) var imports: Set<String> = []
  /// True if CryptoKit is imported on any platform.
  private(set) var importsCryptoKit = false
  /// The ranges, in bytes of UTF-8, of code that only Apple's compiler accepts, with its replacements here.
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
      case .pound("endif"): depth -= 1
      case .word("import"):
        guard case .word(var module)? = lexer.next() else { break }
        let isPart = Self.kindsOfImports.contains(module)
        if isPart, case .word(let word)? = lexer.next() { module = word }
        if depth == 0 { imports.insert(module) }
        if module == "CryptoKit" { importsCryptoKit = true }
        if Self.modulesWithParts.contains(module), !isPart, let part = Self.part(after: lexer) {
          replacements.append((part, ""))
        }
      case .word(let name) where isInDirective && Self.names.contains(name):
        if let condition = Self.condition(name, in: &lexer) { conditions.append(condition) }
      default: break
      }
    }
    replacements += ManagedDeclarations(in: source).replacements
    replacements += SelectorExpressions(in: source).replacements
  }

  /// The words before a module in an import of a part of it, such as `import struct Foundation.URL`.
  private static let kindsOfImports: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The modules of which apps import submodules, as in `import os.log` and `import CoreImage.CIFilterBuiltins`.
  private static let modulesWithParts: Set = ["os", "CoreImage"]

  /// Returns the range of a submodule in an import, if there is one: our modules have no submodules.
  private static func part(after lexer: Lexer) -> Range<Int>? {
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
    // A version or a submodule may follow.
    while let lexeme = lexer.next() {
      guard lexeme == .mark(")") else { continue }
      return Condition(name: name, argument: argument, range: start..<lexer.range.upperBound)
    }
    return nil
  }

  /// Returns the source with `true` or `false` for each condition that a platform decides, and with the replacements
  /// for code of Apple's compiler, in the same lines, and in the same columns up to the first longer one of a line; nil if
  /// it has none of these.
  func source(for platform: Platform) -> String? {
    var edits = replacements
    for condition in conditions {
      guard let answer = platform.decides(condition) else { continue }
      edits.append((condition.range, answer ? "true" : "false"))
    }
    return edits.isEmpty ? nil : Self.source(source, replacing: edits)
  }

  /// Returns a source in which other texts are in the places of some, filled up with spaces.
  static func source(
    _ source: String, replacing edits: [(range: Range<Int>, text: String)]
  ) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var place = 0
    // An insertion before a text precedes the text's replacement.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    // In a source that is being written, an unclosed parenthesis can make two texts overlap.
    for (range, text) in sorted where range.lowerBound >= place {
      result += bytes[place..<range.lowerBound]
      result += text.utf8
      let blanks = max(0, range.count - text.utf8.count)
      result += Array(repeating: UInt8(ascii: " "), count: blanks)
      place = range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}

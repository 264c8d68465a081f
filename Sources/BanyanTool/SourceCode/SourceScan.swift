/// The declarations in a source, found by its words alone.
///
/// It may list too much: the compiler reports the types that cannot be made into views.
struct SourceScan {
  /// True if the source declares the start of the program.
  private(set) var containsMain = false
  /// True if the source uses a macro of SwiftUI.
  private(set) var usesMacros = false
  /// True if the source may use what Core Data gives to SwiftUI, or imports it.
  private(set) var usesCoreData = false
  /// True if the source imports SwiftData, which is of no use without its macros.
  private(set) var usesSwiftData = false
  private var structs: [(name: String, conforms: Bool)] = []
  private var conformingExtensions: Set<String> = []

  private var scopes: [Scope] = []
  private var declaration: Declaration?
  private var isPrivate = false

  private enum Scope {
    case type(String, isPrivate: Bool)
    case code
  }

  private struct Declaration {
    let keyword: String
    let isPrivate: Bool
    var name = ""
    var isNameComplete = false
    var isGeneric = false
    var conforms = false
  }

  /// The modules whose macros the source uses.
  var macroModules: [String] {
    (usesMacros ? ["SwiftUIMacros"] : []) + (usesSwiftData ? ["SwiftDataMacros"] : [])
  }

  /// The structs that conform to a protocol, in the order of the source, without those that no
  /// other file can refer to or create: private, local, and generic ones.
  var typeNames: [String] {
    var seen: Set<String> = []
    return structs.filter { $0.conforms || conformingExtensions.contains($0.name) }.map(\.name)
      .filter { seen.insert($0).inserted }
  }

  mutating func read(_ source: String) {
    scopes = []
    declaration = nil
    var lexer = Lexer(source)
    while let lexeme = lexer.next() {
      switch lexeme {
      case .attribute(let name):
        if name == "main" || name == "UIApplicationMain" { containsMain = true }
        if name == "Entry" || name == "Previewable" { usesMacros = true }
        if Self.wordsOfCoreData.contains(name) { usesCoreData = true }
      case .pound(let name):
        if name == "Preview" { usesMacros = true }
      case .word(let word):
        if Self.wordsOfCoreData.contains(word) { usesCoreData = true }
        if word == "SwiftData" { usesSwiftData = true }
        read(word: word)
      case .mark(let mark):
        read(mark: mark)
      }
    }
  }

  private mutating func read(word: String) {
    if var started = declaration, !started.isNameComplete {
      // `class func` and similar words declare no type.
      guard !Self.memberWords.contains(word) else {
        declaration = nil
        return
      }
      started.name += word
      started.isNameComplete = true
      declaration = started
    } else if Self.typeWords.contains(word), declaration == nil {
      declaration = Declaration(keyword: word, isPrivate: isPrivate)
      isPrivate = false
    } else if word == "private" || word == "fileprivate" {
      isPrivate = true
    } else if !Self.modifiers.contains(word) {
      isPrivate = false
    }
  }

  private mutating func read(mark: Character) {
    switch mark {
    case "{":
      scopes.append(declaration.map { open($0) } ?? .code)
      declaration = nil
      isPrivate = false
    case "}":
      _ = scopes.popLast()
      declaration = nil
      isPrivate = false
    case ".":
      guard let named = declaration, !named.conforms, !named.isGeneric else { return }
      declaration?.name += "."
      declaration?.isNameComplete = false
    case "<":
      declaration?.isGeneric = true
    case ":":
      declaration?.conforms = true
    default:
      break
    }
  }

  private mutating func open(_ declaration: Declaration) -> Scope {
    var path: [String] = []
    var isPrivate = declaration.isPrivate
    for scope in scopes {
      guard case .type(let name, let isScopePrivate) = scope else { return .code }
      path.append(name)
      isPrivate = isPrivate || isScopePrivate
    }
    let name = (path + [declaration.name]).joined(separator: ".")
    if declaration.keyword == "extension", declaration.conforms {
      conformingExtensions.insert(name)
    }
    if declaration.keyword == "struct", !isPrivate, !declaration.isGeneric {
      structs.append((name, declaration.conforms))
    }
    guard !declaration.isGeneric, declaration.keyword != "protocol" else { return .code }
    return .type(declaration.name, isPrivate: isPrivate)
  }

  private static let wordsOfCoreData: Set = [
    "CoreData", "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
    "managedObjectContext",
  ]
  private static let typeWords: Set = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  private static let memberWords: Set = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate",
    "public", "internal", "open", "package",
  ]
  private static let modifiers: Set = ["nonisolated", "final", "indirect", "distributed"]
}

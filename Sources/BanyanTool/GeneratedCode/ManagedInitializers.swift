/// The initializer that classes of managed objects must declare here, and need not with Apple's Core Data.
///
/// A context makes objects of classes that it gets to know when the app runs. Swift allows that for a `required` initializer alone, and
/// demands it of each class that has a designated initializer of its own. Objective-C has no such rule.
struct ManagedInitializers {
  /// The ranges in bytes of UTF-8, and their replacements. An empty range is an insertion.
  private(set) var replacements: [(range: Range<Int>, text: String)] = []
  private let tokens: [ManagedDeclarations.Token]

  /// Looks for classes whose superclass is written as `NSManagedObject`.
  init(in tokens: [ManagedDeclarations.Token]) {
    self.tokens = tokens
    for place in tokens.indices where tokens[place].lexeme == .word("class") {
      if let body = bodyOfManagedClass(at: place) { complete(body) }
    }
  }

  /// Returns the place of the brace that opens the body of a class.
  private func bodyOfManagedClass(at place: Int) -> Int? {
    guard case .word? = lexeme(at: place + 1), lexeme(at: place + 2) == .mark(":") else {
      return nil
    }
    var superclass = place + 3
    if lexeme(at: superclass) == .word("CoreData"), lexeme(at: superclass + 1) == .mark(".") {
      superclass += 2
    }
    guard lexeme(at: superclass) == .word("NSManagedObject") else { return nil }
    return tokens.indices[superclass...].first { tokens[$0].lexeme == .mark("{") }
  }

  private mutating func complete(_ body: Int) {
    var depth = 0
    var hasOwn = false
    var hasRequired = false
    for place in tokens.indices[body...] {
      switch tokens[place].lexeme {
      case .mark("{"), .mark("("), .mark("["): depth += 1
      case .mark("}"), .mark(")"), .mark("]"): depth -= 1
      case .word("init") where depth == 1 && tokens[place - 1].lexeme != .mark("."):
        if isOfEntity(place) {
          hasRequired = true
          requireInitializer(at: place)
        } else if modifier("convenience", of: place) == nil {
          hasOwn = true
        }
      default: break
      }
      if depth == 0 { break }
    }
    guard hasOwn, !hasRequired else { return }
    let end = tokens[body].range.upperBound
    replacements.append((end..<end, Self.initializer))
  }

  private static let initializer =
    " public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
    + "{ super.init(entity: entity, insertInto: context) };"

  /// Returns true if an initializer is `init(entity:insertInto:)`.
  private func isOfEntity(_ place: Int) -> Bool {
    guard lexeme(at: place + 1) == .mark("("), lexeme(at: place + 2) == .word("entity") else {
      return false
    }
    let rest = tokens.indices[(place + 2)...].prefix { tokens[$0].lexeme != .mark(")") }
    return rest.contains { tokens[$0].lexeme == .word("insertInto") }
  }

  /// Writes `required` instead of `override`.
  private mutating func requireInitializer(at place: Int) {
    guard let override = modifier("override", of: place) else { return }
    let isRequired = modifier("required", of: place) != nil
    replacements.append((tokens[override].range, isRequired ? "" : "required"))
  }

  /// Returns the place of a modifier of an initializer.
  private func modifier(_ word: String, of initializer: Int) -> Int? {
    var place = initializer - 1
    while place >= 0, case .word(let each) = tokens[place].lexeme, Self.modifiers.contains(each) {
      if each == word { return place }
      place -= 1
    }
    return nil
  }

  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "override", "required",
    "convenience", "nonisolated",
  ]

  private func lexeme(at place: Int) -> Lexer.Lexeme? {
    tokens.indices.contains(place) ? tokens[place].lexeme : nil
  }
}

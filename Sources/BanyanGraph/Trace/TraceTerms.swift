/// Words that mean the same in every trace of a process: names of types, properties and kinds of elements.
///
/// Each is put together once and kept permanently. A record refers to it by its number, as to a text of
/// its own recorder; the number tells which of the two is meant.
@MainActor
package enum TraceTerms {
  nonisolated private static let mark: UInt32 = 1 << 31
  private static let limit = 1 << 20

  @exclusivity(unchecked) private(set) static var all: ContiguousArray<String> = ["…"]
  @exclusivity(unchecked) private static var numbers: [String: UInt32] = [:]
  @exclusivity(unchecked) private static var typeNumbers: [ObjectIdentifier: UInt32] = [:]
  @exclusivity(unchecked) private static var size = 0

  /// Returns the index in ``all`` of the term with a number, if the number denotes a term.
  nonisolated static func index(of number: UInt32) -> Int? {
    number & mark == 0 ? nil : Int(number & ~mark)
  }

  package static func text(_ number: UInt32) -> String { index(of: number).map { all[$0] } ?? "" }

  package static func number(of text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if let known = numbers[text] { return known }
    // A program with ever more words must not use ever more memory.
    guard size + text.utf8.count <= limit else { return mark }
    let number = mark | UInt32(all.count)
    all.append(text)
    numbers[text] = number
    size += text.utf8.count
    return number
  }

  /// Returns the number of a type's name, without the types around it.
  package static func number(ofType type: Any.Type) -> UInt32 {
    let identity = ObjectIdentifier(type)
    if let known = typeNumbers[identity] { return known }
    let number = number(of: Metadata.shortName(of: type))
    typeNumbers[identity] = number
    return number
  }
}

/// Terms made of parts, each put together once.
///
/// The term of a body is nearly always that of the previous one, so that is checked first.
package struct TraceTermTable {
  package typealias Parts = ContiguousArray<UInt64>

  private var last: Parts = []
  private var lastTerm: UInt32 = 0
  private var terms: [Parts: UInt32] = [:]

  package init() {}

  @MainActor
  package mutating func term(of parts: Parts, _ words: () -> [String]) -> UInt32 {
    if parts.isEmpty { return 0 }
    if parts == last { return lastTerm }
    let term: UInt32
    if let known = terms[parts] {
      term = known
    } else {
      term = TraceTerms.number(of: words().joined(separator: ", "))
      terms[parts] = term
    }
    last = parts
    lastTerm = term
    return term
  }
}

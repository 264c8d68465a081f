import Foundation

/// A test of a text that SQLite leaves to Swift, so that a saved text and one that has not been saved satisfy the same conditions.
package enum TextTest: Int64, Sendable {
  /// As `NSPredicate` compares.
  case equal, less, lessOrEqual, contains, beginsWith, endsWith
  /// As a `Predicate` does.
  case containsCharacters, containsStandard, beginsWithCharacters

  func holds(_ text: String, _ other: String, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: text.compare(other, options: options) == .orderedSame
    case .less: text.compare(other, options: options) == .orderedAscending
    case .lessOrEqual: text.compare(other, options: options) != .orderedDescending
    case .contains: other.isEmpty || text.range(of: other, options: options) != nil
    case .beginsWith:
      other.isEmpty || text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith:
      other.isEmpty
        || text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .containsCharacters: text.contains(other)
    case .containsStandard: text.localizedStandardContains(other)
    case .beginsWithCharacters: text.starts(with: other)
    }
  }

  /// The number that stands for the test with its options in a statement.
  func code(_ options: String.CompareOptions) -> Int64 { rawValue | Int64(options.rawValue) << 8 }

  static let functionName = "banyan_text"

  /// The function that SQLite calls with the code, the text, and the text to compare it with. A missing text satisfies nothing.
  static let function: SQLiteLibrary.Function = { context, _, values in
    guard let library = SQLiteLibrary.installed, let values else { return }
    func text(_ index: Int) -> String? {
      guard library.valueType(values[index]) == 3 else { return nil }
      // An empty text has no address.
      guard let start = library.valueBytes(values[index]) else { return "" }
      let count = Int(library.valueByteCount(values[index]))
      return String(
        decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
    let code = library.valueInteger(values[0])
    var holds = false
    if let test = TextTest(rawValue: code & 0xff), let first = text(1), let second = text(2) {
      let options = String.CompareOptions(rawValue: UInt(code >> 8))
      holds = test.holds(first, second, options)
    }
    library.resultInteger(context, holds ? 1 : 0)
  }
}

import Foundation

extension NSPredicate {
  /// Creates a predicate from its text.
  ///
  /// ```swift
  /// let isMail = NSPredicate(format: "SELF MATCHES %@", "[^@ ]+@[^@ ]+[.][a-z]{2,}")
  /// isMail.evaluate(with: "ada@example.org")  // true
  ///
  /// let isHeavy = NSPredicate(format: "weight > %d AND name CONTAINS[cd] %@", 500, "rye")
  /// ```
  ///
  /// The text may have comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`,
  /// `MATCHES`, with `[c]` and `[d]`), `AND`, `OR`, `NOT`, `ANY`, `ALL` and `NONE`, key paths with `@count`, lists in braces, and arguments
  /// (`%@`, `%K`, `%d` and the like). Arithmetic, functions, subqueries and variables are not supported.
  ///
  /// There is no key-value coding without Objective-C: a key is looked up in a dictionary, or among the stored properties
  /// of a value or object, with whatever names and access they have. As on Apple's systems it is a programming error, which
  /// ends the process, if the text cannot be parsed, or if a value has no such key. Nothing matches (`MATCHES`) a text that is no
  /// regular expression, which on Apple's systems raises an exception: it may be what a person has typed, and the process is
  /// that of other people, too. It is logged once.
  /// - Parameters:
  ///   - predicateFormat: the text.
  ///   - args: the values in place of the arguments in the text, in their order.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(predicateFormat, args)
  }

  /// Creates a predicate from its text.
  /// - Parameters:
  ///   - predicateFormat: the text.
  ///   - arguments: the values in place of the arguments in the text, in their order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, arguments ?? [])
  }

  private convenience init(_ format: String, _ arguments: [Any]) {
    // It is never changed, so that any thread may read it.
    nonisolated(unsafe) let condition = Self.condition(format, arguments)
    self.init(block: { object, _ in condition.holds(for: object) })
    Self.conditions[self] = condition
  }

  private static let conditions = ObjectNotes<PredicateCondition>()

  /// The condition that the text has; nil for a predicate without a text.
  package var condition: PredicateCondition? { Self.conditions[self] }

  private static func condition(_ format: String, _ arguments: [Any]) -> PredicateCondition {
    do {
      var parser = try PredicateParser(format, arguments)
      return try parser.parse()
    } catch {
      fatalError("Unable to parse the format string \"\(format)\": \(error)")
    }
  }
}

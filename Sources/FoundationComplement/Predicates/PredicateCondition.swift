import Foundation

/// A value that a predicate compares.
package indirect enum PredicateValue {
  case constant(Any?)
  case object
  case key(String, of: PredicateValue)
  case list([PredicateValue])
}

/// An operator that compares two values in a predicate.
package enum PredicateOperator: String {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case between = "BETWEEN"
  case isIn = "IN"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case contains = "CONTAINS"
  case like = "LIKE"
  case matches = "MATCHES"
}

/// The number of elements of a collection for which a comparison must hold.
package enum PredicateQuantifier: String {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case no = "NONE"
}

/// One comparison of a predicate.
package struct PredicateComparison {
  package var quantifier: PredicateQuantifier?
  package var left: PredicateValue
  package var operation: PredicateOperator
  /// The options in brackets, for texts.
  package var options: String.CompareOptions
  package var right: PredicateValue
  /// The regular expression of `LIKE` and `MATCHES`.
  let expression = PatternExpression()
}

/// A predicate that has been parsed.
package indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case and(PredicateCondition, PredicateCondition)
  case or(PredicateCondition, PredicateCondition)
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.holds(for: object)
    case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

extension PredicateComparison {
  func holds(for object: Any?) -> Bool {
    let right = right.value(for: object)
    guard let quantifier else { return holds(left.value(for: object), right) }
    let elements = PredicateValue.elements(of: left.value(for: object)) ?? []
    return switch quantifier {
    case .any, .some: elements.contains { holds($0, right) }
    case .all: elements.allSatisfy { holds($0, right) }
    case .no: !elements.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(left, right)
    case .isIn: isElement(left, of: right)
    case .contains: isElement(right, of: left)
    case .beginsWith: has(left, right, options.union(.anchored))
    case .endsWith: has(left, right, options.union([.anchored, .backwards]))
    case .like: matches(left, right, pattern: Self.pattern(ofWildcards:))
    case .matches: matches(left, right) { $0 }
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// - Returns: nil for values that cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else {
      return nil
    }
    return left.compare(right)
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(of: bounds), bounds.count == 2,
      let low = order(bounds[0], value), let high = order(value, bounds[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func isElement(_ value: Any?, of container: Any?) -> Bool {
    if let container, PredicateValue.text(container) != nil {
      return has(container, value, options)
    }
    return PredicateValue.elements(of: container)?.contains { isEqual($0, value) } ?? false
  }

  private func has(_ text: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    guard let text = text.flatMap(PredicateValue.text), let part = part.flatMap(PredicateValue.text)
    else { return false }
    return part.isEmpty || text.range(of: part, options: options) != nil
  }

  /// Returns true if all of a text matches a regular expression, which is made of the right value.
  private func matches(_ text: Any?, _ right: Any?, pattern: (String) -> String) -> Bool {
    guard var text = text.flatMap(PredicateValue.text),
      var wanted = right.flatMap(PredicateValue.text)
    else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      wanted = wanted.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseInsensitive = options.contains(.caseInsensitive)
    let expression = expression.expression(of: wanted) {
      try? NSRegularExpression(
        pattern: "\\A(?:\(pattern(wanted)))\\z",
        options: isCaseInsensitive ? .caseInsensitive : [])
    }
    guard let expression else {
      InvalidExpressions.report(wanted)
      return false
    }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// Returns the regular expression of a text in which `*` stands for any characters and `?` for one.
  private static func pattern(ofWildcards text: String) -> String {
    text.map { character in
      switch character {
      case "*": "(?s:.*)"
      case "?": "(?s:.)"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}

extension PredicateValue {
  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .object: Self.unwrapped(object)
    case .list(let values): values.map { $0.value(for: object) }
    case .key(let name, let owner): Self.value(of: name, in: owner.value(for: object))
    }
  }

  /// Returns the value for a key; of a collection, those of its elements.
  private static func value(of name: String, in owner: Any?) -> Any? {
    guard let owner else { return nil }
    if let dictionary = owner as? [String: Any] { return unwrapped(dictionary[name]) }
    if let dictionary = owner as? NSDictionary { return unwrapped(dictionary[name]) }
    if let object = owner as? any PredicateKeyed {
      return unwrapped(object.predicateValue(forKey: name))
    }
    if name == "@count" { return elements(of: owner)?.count ?? 0 }
    if let elements = elements(of: owner) { return elements.map { value(of: name, in: $0) } }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    fatalError(
      "this class is not key value coding-compliant for the key \(name): \(type(of: owner))")
  }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
      ?? (value as? Substring).map(String.init)
  }

  static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let number = value as? any BinaryInteger { return NSNumber(value: Int64(clamping: number)) }
    if let number = value as? any BinaryFloatingPoint { return NSNumber(value: Double(number)) }
    return (value as? Bool).map { NSNumber(value: $0) }
  }

  /// Returns the elements of a collection; nil for another value.
  static func elements(of value: Any?) -> [Any?]? {
    guard let value else { return nil }
    if let list = value as? [Any?] { return list.map(unwrapped) }
    if let array = value as? NSArray { return array.map { unwrapped($0) } }
    if let set = value as? NSSet { return set.map { unwrapped($0) } }
    if let set = value as? NSOrderedSet { return set.array.map { unwrapped($0) } }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return mirror.children.map { unwrapped($0.value) }
    default: return nil
    }
  }
}

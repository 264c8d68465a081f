import Foundation
import FoundationComplement

extension StoreCondition {
  /// - Returns: nil for a predicate that only Swift can evaluate: one with a block, `LIKE`, `MATCHES`, `ANY`, `ALL` or `NONE`, among others.
  init?(_ predicate: NSPredicate) {
    if let compound = predicate as? NSCompoundPredicate {
      self.init(compound)
    } else if let condition = predicate.condition {
      self.init(condition)
    } else {
      return nil
    }
  }

  private init?(_ compound: NSCompoundPredicate) {
    var parts: [StoreCondition] = []
    for predicate in compound.subpredicates {
      guard let part = StoreCondition(predicate) else { return nil }
      parts.append(part)
    }
    switch compound.compoundPredicateType {
    case .not:
      guard let first = parts.first else { return nil }
      self = .not(first)
    case .and: self = parts.dropFirst().reduce(parts.first ?? .constant(true)) { .and($0, $1) }
    case .or: self = parts.dropFirst().reduce(parts.first ?? .constant(false)) { .or($0, $1) }
    @unknown default: return nil
    }
  }

  private init?(_ condition: PredicateCondition) {
    switch condition {
    case .constant(let isTrue): self = .constant(isTrue)
    case .not(let inner):
      guard let inner = StoreCondition(inner) else { return nil }
      self = .not(inner)
    case .and(let first, let second):
      guard let first = StoreCondition(first), let second = StoreCondition(second) else {
        return nil
      }
      self = .and(first, second)
    case .or(let first, let second):
      guard let first = StoreCondition(first), let second = StoreCondition(second) else {
        return nil
      }
      self = .or(first, second)
    case .comparison(let comparison):
      guard let condition = Self.condition(of: comparison) else { return nil }
      self = condition
    }
  }

  private static func condition(of comparison: PredicateComparison) -> StoreCondition? {
    guard comparison.quantifier == nil, let left = operand(comparison.left) else { return nil }
    let right = operand(comparison.right)
    switch comparison.operation {
    case .between:
      guard let bounds = elements(comparison.right), bounds.count == 2, case .path = left else {
        return nil
      }
      return .and(
        .comparison(left, .greaterOrEqual, .constant(bounds[0])),
        .comparison(left, .lessOrEqual, .constant(bounds[1])))
    case .isIn:
      guard comparison.options.isEmpty, let elements = elements(comparison.right) else {
        return nil
      }
      return .isIn(left, elements)
    case .contains, .beginsWith, .endsWith:
      let test: TextTest =
        switch comparison.operation {
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        default: .contains
        }
      return text(left, test, right, comparison.options)
    case .like, .matches: return nil
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return ordered(comparison, left, right)
    }
  }

  private static func ordered(
    _ comparison: PredicateComparison, _ left: StoreOperand, _ right: StoreOperand?
  ) -> StoreCondition? {
    guard let right else { return nil }
    if case .constant(let value) = right, value is String || value is NSString {
      switch comparison.operation {
      case .equal where !comparison.options.isEmpty:
        return text(left, .equal, right, comparison.options)
      case .notEqual where !comparison.options.isEmpty:
        return text(left, .equal, right, comparison.options).map { .not($0) }
      case .less: return text(left, .less, right, comparison.options)
      case .lessOrEqual: return text(left, .lessOrEqual, right, comparison.options)
      // Of no text neither is true.
      case .greater:
        return text(left, .lessOrEqual, right, comparison.options)
          .map { .and(.comparison(left, .notEqual, .constant(nil)), .not($0)) }
      case .greaterOrEqual:
        return text(left, .less, right, comparison.options)
          .map { .and(.comparison(left, .notEqual, .constant(nil)), .not($0)) }
      default: break
      }
    }
    guard comparison.options.isEmpty else { return nil }
    let kind: StoreComparison? =
      switch comparison.operation {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      default: nil
      }
    return kind.map { .comparison(left, $0, right) }
  }

  private static func text(
    _ left: StoreOperand, _ test: TextTest, _ right: StoreOperand?,
    _ options: String.CompareOptions
  ) -> StoreCondition? {
    guard case .path = left, case .constant(let value)? = right,
      let text = value as? String ?? (value as? NSString).map({ "\($0)" })
    else { return nil }
    return .text(left, test, text, options)
  }

  private static func operand(_ value: PredicateValue) -> StoreOperand? {
    switch value {
    case .constant(let value): return .constant(value)
    case .list: return nil
    case .object, .key:
      guard let path = path(value), !path.isEmpty else { return nil }
      return path.last == "@count" ? .count(path.dropLast()) : .path(path)
    }
  }

  private static func path(_ value: PredicateValue) -> [String]? {
    switch value {
    case .object: []
    case .key(let name, let owner): path(owner).map { $0 + [name] }
    case .constant, .list: nil
    }
  }

  private static func elements(_ value: PredicateValue) -> [Any?]? {
    switch value {
    case .list(let values):
      var elements: [Any?] = []
      for case .constant(let element) in values { elements.append(element) }
      return elements.count == values.count ? elements : nil
    case .constant(let value):
      if let array = value as? [Any] { return array }
      if let set = value as? Set<AnyHashable> { return Array(set) }
      if let array = value as? NSArray { return array.map { $0 } }
      if let set = value as? NSSet { return set.map { $0 } }
      return nil
    case .object, .key: return nil
    }
  }
}

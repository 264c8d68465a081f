import CoreData
import Foundation
import FoundationComplement

extension StoreCondition {
  /// - Returns: nil for a predicate that only Swift can evaluate.
  init?<Model: PersistentModel>(_ predicate: Predicate<Model>) {
    guard
      let expression = predicate.expression as? any StoreExpression,
      let condition = expression.condition(StoreVariables())
    else { return nil }
    self = condition
  }
}

extension StoreOrder {
  /// - Returns: nil for an order that only Swift can make.
  init?<Model: PersistentModel>(_ descriptor: SortDescriptor<Model>) {
    guard let path = descriptor.keyPath, descriptor.comparesValues,
      let name = Model._$modelSchema.names[path],
      let property = Model._$modelSchema.properties[name],
      case .attribute(let codec, _, _) = property.kind, !codec.isOptional
    else { return nil }
    self.init(path: [name], isAscending: descriptor.order == .forward)
  }
}

extension SortDescriptor {
  /// True if the values are compared with `<`, and not as texts of a language.
  fileprivate var comparesValues: Bool {
    let comparison = Mirror(reflecting: self).children.first { $0.label == "comparison" }
    return comparison.flatMap { Mirror(reflecting: $0.value).children.first?.label }
      == "comparable"
  }
}

/// The objects for which the variables of a predicate stand: that which is tested, or one to which relationships of it lead.
struct StoreVariables {
  var paths: [PredicateExpressions.VariableID: [String]] = [:]
}

/// A side of a comparison in a predicate, with the property that it is.
struct ModelOperand {
  let operand: StoreOperand
  var property: _ModelProperty?

  /// Returns the operand with a constant in the form in which a store keeps the property on the other side.
  func kept(as other: _ModelProperty?) -> StoreOperand? {
    guard case .constant(let value) = operand,
      case .attribute(let codec, _, _)? = other?.kind
    else { return operand }
    guard let value = Self.unwrapped(value) else { return .constant(nil) }
    // Two values of other types may be equal although they are encoded differently.
    guard codec.isPlain || value is any RawRepresentable else { return nil }
    return codec.kept(value).map { .constant($0) }
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// An expression of a predicate that a database understands, if its parts are such.
protocol StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition?
  func operand(_ variables: StoreVariables) -> ModelOperand?
}

extension StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    switch operand(variables)?.operand {
    case .constant(let value as Bool)?: .constant(value)
    case .path(let path)?: .comparison(.path(path), .equal, .constant(true))
    default: nil
    }
  }

  func operand(_ variables: StoreVariables) -> ModelOperand? { nil }
}

private func condition(
  _ expression: Any, _ variables: StoreVariables
) -> StoreCondition? {
  (expression as? any StoreExpression)?.condition(variables)
}

private func operand(_ expression: Any, _ variables: StoreVariables) -> ModelOperand? {
  (expression as? any StoreExpression)?.operand(variables)
}

private func comparison(
  _ left: Any, _ comparison: StoreComparison, _ right: Any, _ variables: StoreVariables
) -> StoreCondition? {
  guard let left = operand(left, variables), let right = operand(right, variables),
    let first = left.kept(as: right.property), let second = right.kept(as: left.property)
  else { return nil }
  return .comparison(first, comparison, second)
}

private func text(
  _ base: Any, _ test: TextTest, _ other: Any, _ variables: StoreVariables
) -> StoreCondition? {
  guard let base = operand(base, variables), case .path = base.operand,
    case .constant(let value as String)? = operand(other, variables)?.operand
  else { return nil }
  return .text(base.operand, test, value, [])
}

// MARK: Values

extension PredicateExpressions.Variable: StoreExpression {
  func operand(_ variables: StoreVariables) -> ModelOperand? {
    ModelOperand(operand: .path(variables.paths[key] ?? []))
  }
}

extension PredicateExpressions.Value: StoreExpression {
  func operand(_ variables: StoreVariables) -> ModelOperand? {
    ModelOperand(operand: .constant(value))
  }
}

extension PredicateExpressions.NilLiteral: StoreExpression {
  func operand(_ variables: StoreVariables) -> ModelOperand? {
    ModelOperand(operand: .constant(nil))
  }
}

extension PredicateExpressions.KeyPath: StoreExpression {
  func operand(_ variables: StoreVariables) -> ModelOperand? {
    guard let owner = SwiftDataCore.operand(root, variables) else { return nil }
    switch owner.operand {
    case .constant(let value):
      return (value as? Root.Output).map { ModelOperand(operand: .constant($0[keyPath: keyPath])) }
    case .path(let path):
      if let list = Root.Output.self as? any CountedList.Type {
        return list.isCount(keyPath) ? ModelOperand(operand: .count(path)) : nil
      }
      guard let schema = (Root.Output.self as? any PersistentModel.Type)?._$modelSchema,
        let name = schema.names[keyPath]
      else { return nil }
      return ModelOperand(operand: .path(path + [name]), property: schema.properties[name])
    case .count: return nil
    }
  }

  func condition(_ variables: StoreVariables) -> StoreCondition? {
    if let list = Root.Output.self as? any CountedList.Type, list.isEmptiness(keyPath),
      case .path(let path)? = SwiftDataCore.operand(root, variables)?.operand
    {
      return .comparison(.count(path), .equal, .constant(0))
    }
    switch operand(variables)?.operand {
    case .constant(let value as Bool)?: return .constant(value)
    case .path(let path)? where Output.self == Bool.self:
      return .comparison(.path(path), .equal, .constant(true))
    default: return nil
    }
  }
}

/// A relationship to many.
private protocol CountedList {
  static func isCount(_ path: AnyKeyPath) -> Bool
  static func isEmptiness(_ path: AnyKeyPath) -> Bool
}

extension Array: CountedList {
  static func isCount(_ path: AnyKeyPath) -> Bool {
    Element.self is any PersistentModel.Type && path == \[Element].count
  }
  static func isEmptiness(_ path: AnyKeyPath) -> Bool {
    Element.self is any PersistentModel.Type && path == \[Element].isEmpty
  }
}

extension PredicateExpressions.OptionalFlatMap: StoreExpression {
  func operand(_ variables: StoreVariables) -> ModelOperand? {
    guard case .path(let path)? = SwiftDataCore.operand(wrapped, variables)?.operand else {
      return nil
    }
    var inner = variables
    inner.paths[variable.key] = path
    return SwiftDataCore.operand(transform, inner)
  }

  func condition(_ variables: StoreVariables) -> StoreCondition? { nil }
}

// MARK: Conditions

extension PredicateExpressions.Conjunction: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    guard let first = SwiftDataCore.condition(lhs, variables),
      let second = SwiftDataCore.condition(rhs, variables)
    else { return nil }
    return .and(first, second)
  }
}

extension PredicateExpressions.Disjunction: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    guard let first = SwiftDataCore.condition(lhs, variables),
      let second = SwiftDataCore.condition(rhs, variables)
    else { return nil }
    return .or(first, second)
  }
}

extension PredicateExpressions.Negation: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    SwiftDataCore.condition(wrapped, variables).map { .not($0) }
  }
}

extension PredicateExpressions.Conditional: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    guard let test = SwiftDataCore.condition(test, variables),
      let first = SwiftDataCore.condition(trueBranch, variables),
      let second = SwiftDataCore.condition(falseBranch, variables)
    else { return nil }
    return .or(.and(test, first), .and(.not(test), second))
  }
}

extension PredicateExpressions.Equal: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    comparison(lhs, .equal, rhs, variables)
  }
}

extension PredicateExpressions.NotEqual: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    comparison(lhs, .notEqual, rhs, variables)
  }
}

extension PredicateExpressions.Comparison: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    let kind: StoreComparison
    switch op {
    case .lessThan: kind = .less
    case .lessThanOrEqual: kind = .lessOrEqual
    case .greaterThan: kind = .greater
    case .greaterThanOrEqual: kind = .greaterOrEqual
    @unknown default: return nil
    }
    return comparison(lhs, kind, rhs, variables)
  }
}

extension PredicateExpressions.SequenceContains: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    guard
      case .constant(let values as [Any])? = SwiftDataCore.operand(sequence, variables)?.operand,
      let element = SwiftDataCore.operand(element, variables), case .path = element.operand
    else { return nil }
    var kept: [Any?] = []
    for value in values {
      guard
        case .constant(let value)? = ModelOperand(operand: .constant(value))
          .kept(as: element.property)
      else { return nil }
      kept.append(value)
    }
    return .isIn(element.operand, kept)
  }
}

extension PredicateExpressions.CollectionContainsCollection: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    text(base, .containsCharacters, other, variables)
  }
}

extension PredicateExpressions.SequenceStartsWith: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    text(base, .beginsWithCharacters, prefix, variables)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StoreExpression {
  func condition(_ variables: StoreVariables) -> StoreCondition? {
    text(root, .containsStandard, other, variables)
  }
}

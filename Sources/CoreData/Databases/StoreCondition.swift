import Foundation

/// A condition on the objects of an entity, as far as a database understands it.
package indirect enum StoreCondition {
  case constant(Bool)
  case not(StoreCondition)
  case and(StoreCondition, StoreCondition)
  case or(StoreCondition, StoreCondition)
  case comparison(StoreOperand, StoreComparison, StoreOperand)
  case isIn(StoreOperand, [Any?])
  case text(StoreOperand, TextTest, String, String.CompareOptions)
}

/// A side of a comparison.
package enum StoreOperand {
  case constant(Any?)
  /// A property, or one of the object to which relationships lead.
  case path([String])
  /// The number of objects in a relationship to many.
  case count([String])
}

/// An operator of a comparison. No value is equal to no value, and neither less nor greater than any.
package enum StoreComparison: String {
  case equal = "IS"
  case notEqual = "IS NOT"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The operator for the sides in the other order.
  var reversed: StoreComparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// A property by which a database can order objects. Objects without a value come first, or last in a descending order.
package struct StoreOrder {
  package var path: [String]
  package var isAscending: Bool

  package init(path: [String], isAscending: Bool) {
    self.path = path
    self.isAscending = isAscending
  }
}

import CoreMLSpecification
import Foundation

/// The type of a value that a model takes or computes. See Apple's documentation of `MLFeatureType`.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
  case state = 8
}

/// A value that a model takes or computes. See Apple's documentation of `MLFeatureDescription`.
public final class MLFeatureDescription: NSObject {
  /// Its name.
  public let name: String
  /// Its type.
  public let type: MLFeatureType
  /// True if an input may be left out.
  public let isOptional: Bool
  /// The shape of an array; nil for other types.
  public let multiArrayConstraint: MLMultiArrayConstraint?

  init(_ feature: FeatureSpecification) {
    name = feature.name
    type = MLFeatureType(feature.kind)
    isOptional = feature.isOptional
    if case .multiArray(let shape, let elementType) = feature.kind {
      multiArrayConstraint = MLMultiArrayConstraint(shape, elementType)
    } else {
      multiArrayConstraint = nil
    }
  }

  /// Returns whether a value has the type that is described here, and the shape if it is an array.
  public func isAllowedValue(_ value: MLFeatureValue) -> Bool {
    if value.isUndefined { return isOptional }
    guard value.type == type else { return false }
    guard let array = value.multiArrayValue, let shape = multiArrayConstraint?.shape else {
      return true
    }
    return array.shape == shape
  }
}

/// The shape that an array must have. See Apple's documentation of `MLMultiArrayConstraint`.
public final class MLMultiArrayConstraint: NSObject {
  /// The length of each dimension.
  public let shape: [NSNumber]
  /// The type of the elements.
  public let dataType: MLMultiArrayDataType

  init(_ shape: [Int], _ elementType: Int) {
    self.shape = shape.map { NSNumber(value: $0) }
    dataType = MLMultiArrayDataType(rawValue: elementType) ?? .double
  }
}

extension MLFeatureType {
  init(_ kind: FeatureSpecification.Kind) {
    self =
      switch kind {
      case .int64: .int64
      case .double: .double
      case .string: .string
      case .image: .image
      case .multiArray: .multiArray
      case .dictionary: .dictionary
      case .sequence: .sequence
      case .state: .state
      case .unknown: .invalid
      }
  }
}

import Foundation

/// A value of a feature, which a model takes or computes. See Apple's documentation of `MLFeatureValue`.
///
///     MLFeatureValue(double: 8).doubleValue
///
/// A value has one type. Asked for another one, it answers with zero, an empty text, or nil.
public final class MLFeatureValue: NSObject {
  /// The type of the value.
  public let type: MLFeatureType
  /// The array; nil if the value is of another type.
  public let multiArrayValue: MLMultiArray?
  private let own: FeatureContents

  private init(_ type: MLFeatureType, _ own: FeatureContents, array: MLMultiArray? = nil) {
    self.type = type
    self.own = own
    multiArrayValue = array
  }

  // MARK: Making values

  /// Creates a value with an integer.
  public convenience init(int64 value: Int64) { self.init(.int64, .integer(value)) }

  /// Creates a value with a number.
  public convenience init(double value: Double) { self.init(.double, .number(value)) }

  /// Creates a value with a text.
  public convenience init(string value: String) { self.init(.string, .text(value)) }

  /// Creates a value with an array. The array is not copied.
  public convenience init(multiArray value: MLMultiArray) {
    self.init(.multiArray, .missing, array: value)
  }

  /// Creates a value with a dictionary.
  ///
  /// - Throws: An ``MLModelError`` if the keys are neither all texts nor all integers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    var contents: [ClassLabel: Double] = [:]
    var hasTexts = false
    var hasIntegers = false
    for (key, number) in value {
      guard let label = ClassLabel(key) else {
        throw MLModelError(.featureType, "The keys of a dictionary must be texts or integers.")
      }
      if case .text = label { hasTexts = true } else { hasIntegers = true }
      contents[label] = number.doubleValue
    }
    guard !(hasTexts && hasIntegers) else {
      throw MLModelError(.featureType, "The keys of a dictionary must be of one type.")
    }
    self.init(.dictionary, .dictionary(contents))
  }

  /// Creates a value of a type, with nothing in it, for an optional input.
  public convenience init(undefined type: MLFeatureType) { self.init(type, .missing) }

  // MARK: Reading values

  /// True if there is nothing in the value.
  public var isUndefined: Bool { own == .missing && multiArrayValue == nil }

  /// The integer; 0 if the value is of another type.
  public var int64Value: Int64 {
    if case .integer(let value) = own { value } else { 0 }
  }

  /// The number; 0 if the value is of another type.
  public var doubleValue: Double {
    if case .number(let value) = own { value } else { 0 }
  }

  /// The text; empty if the value is of another type.
  public var stringValue: String {
    if case .text(let text) = own { text } else { "" }
  }

  /// The dictionary; empty if the value is of another type.
  public var dictionaryValue: [AnyHashable: NSNumber] {
    guard case .dictionary(let values) = own else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: values.map { ($0.base, NSNumber(value: $1)) })
  }

  /// Returns whether two values are of one type and equal.
  public func isEqual(to value: MLFeatureValue) -> Bool {
    type == value.type && contents == value.contents
      && multiArrayValue?.shape == value.multiArrayValue?.shape
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? MLFeatureValue).map(isEqual(to:)) ?? false
  }

  public override var hash: Int { type.hashValue }

  // MARK: Models

  /// The value as a model takes it.
  var contents: FeatureContents { multiArrayValue.map { .numbers($0.values) } ?? own }

  /// Creates a value of what a model has computed.
  convenience init(_ contents: FeatureContents, as description: MLFeatureDescription) {
    switch contents {
    case .missing: self.init(undefined: description.type)
    case .integer: self.init(.int64, contents)
    case .number: self.init(.double, contents)
    case .text: self.init(.string, contents)
    case .dictionary: self.init(.dictionary, contents)
    case .numbers(let values):
      let constraint = description.multiArrayConstraint
      self.init(
        multiArray: MLMultiArray(
          values, shape: constraint?.shape, dataType: constraint?.dataType ?? .double))
    }
  }
}

import Foundation

/// The values that a model takes or has computed, by their names. See Apple's documentation of `MLFeatureProvider`.
///
/// The classes that Xcode makes of a model conform to it, and `banyan run` makes them, too.
public protocol MLFeatureProvider: AnyObject {
  /// The names of the values.
  var featureNames: Set<String> { get }

  /// Returns the value with a name; nil if there is none.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values from a dictionary. See Apple's documentation of `MLDictionaryFeatureProvider`.
///
///     let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 25_200.0, "coffee": 1.0])
///     let output = try model.prediction(from: input)
///
/// On Linux the type of a number decides: an integer is a value of `int64`, and a `Double` one of `double`.
/// A model takes an integer for a number, too.
public final class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The values by their names.
  public let dictionary: [String: MLFeatureValue]

  /// Creates the values from numbers, texts, arrays, dictionaries, or values.
  ///
  /// - Throws: An ``MLModelError`` if something else is in the dictionary.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues(Self.value)
  }

  init(_ dictionary: [String: MLFeatureValue]) { self.dictionary = dictionary }

  public var featureNames: Set<String> { Set(dictionary.keys) }

  public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }

  /// The value with a name; nil if there is none.
  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }

  private static func value(_ value: Any) throws -> MLFeatureValue {
    switch value {
    case let value as MLFeatureValue: return value
    case let text as String: return MLFeatureValue(string: text)
    case let array as MLMultiArray: return MLFeatureValue(multiArray: array)
    case let dictionary as [AnyHashable: NSNumber]:
      return try MLFeatureValue(dictionary: dictionary)
    case let number as Double: return MLFeatureValue(double: number)
    case let number as Float: return MLFeatureValue(double: Double(number))
    case let flag as Bool: return MLFeatureValue(int64: flag ? 1 : 0)
    case let integer as any BinaryInteger:
      guard let integer = Int64(exactly: integer) else { break }
      return MLFeatureValue(int64: integer)
    case let number as NSNumber: return MLFeatureValue(double: number.doubleValue)
    default: break
    }
    throw MLModelError(.featureType, "\(type(of: value)) is no type that a model takes.")
  }
}

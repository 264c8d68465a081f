import CoreMLSpecification
import Foundation

/// A property for a value that a model of Core ML takes or computes.
struct CoreMLProperty {
  /// The name in Swift, in backticks if it is a keyword.
  let name: String
  /// The name as the label of an argument.
  let label: String
  /// The name in the model, as a literal of Swift.
  let literal: String
  let isOptional: Bool
  /// The type in Swift.
  let type: String
  /// Returns the code that makes a feature value from a value of the type.
  private let make: (String) -> String
  /// The code that reads the value from a provider's features.
  let reading: String

  /// - Returns: nil if there is no type for the feature here.
  init?(_ feature: FeatureSpecification) {
    let identifier = Self.identifier(of: feature.name)
    name = Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier
    // The compiler warns of backticks that a label does not need.
    label = ["inout", "let", "var"].contains(identifier) ? name : identifier
    literal = Self.literal(feature.name)
    isOptional = feature.isOptional
    let found = "provider.featureValue(for: \(literal))!"
    switch feature.kind {
    case .int64:
      type = "Int64"
      make = { "MLFeatureValue(int64: \($0))" }
      reading = "\(found).int64Value"
    case .double:
      type = "Double"
      make = { "MLFeatureValue(double: \($0))" }
      reading = "\(found).doubleValue"
    case .string:
      type = "String"
      make = { "MLFeatureValue(string: \($0))" }
      reading = "\(found).stringValue"
    case .multiArray:
      type = "MLMultiArray"
      make = { "MLFeatureValue(multiArray: \($0))" }
      reading = "\(found).multiArrayValue!"
    case .dictionary(let hasTextKeys):
      let key = hasTextKeys ? "String" : "Int64"
      type = "[\(key): Double]"
      // The compiler converts such dictionaries by itself with Apple's Foundation alone.
      make = {
        "try! MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \($0).map { (AnyHashable($0), NSNumber(value: $1)) }))"
      }
      reading =
        "Dictionary(uniqueKeysWithValues: \(found).dictionaryValue.map { ($0 as! \(key), $1.doubleValue) })"
    case .image, .sequence, .state, .unknown: return nil
    }
  }

  private static let keywords: Set = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The type in Swift of an input.
  var declaredType: String { isOptional ? type + "?" : type }

  /// A feature value of the property.
  var value: String { make(name) }

  /// A feature value of the property, or nil.
  var optionalValue: String { isOptional ? "\(name).map { \(make("$0")) }" : value }

  /// Returns a name with an underscore for each character that no name in Swift has.
  static func identifier(of name: String) -> String {
    let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return word.first.map { $0.isNumber ? "_" + word : word } ?? "_"
  }

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
    return "\"\(escaped)\""
  }
}

import CoreData
import Foundation

/// The form in which a store keeps a value of some type: as it is if the store has the type, and otherwise as data, encoded.
struct AttributeCodec {
  let type: NSAttributeType
  let isOptional: Bool
  /// True if the store has the type, so that equal values are the same there.
  var isPlain = true
  /// Returns what is kept of a value; nil for none.
  let kept: (Any) -> Any?
  /// Returns the value; nil if it cannot be one. Of an optional type, no value is a value.
  let value: (Any?) -> Any?

  init<Value: Codable>(_ type: Value.Type) {
    if let plain = type as? any PlainValue.Type {
      self = plain.codec
    } else if let optional = type as? any OptionalPlainValue.Type {
      self = optional.optionalCodec
    } else {
      self.init(encoding: type)
    }
  }

  init(
    type: NSAttributeType, isOptional: Bool, kept: @escaping (Any) -> Any?,
    value: @escaping (Any?) -> Any?
  ) {
    self.type = type
    self.isOptional = isOptional
    self.kept = kept
    self.value = value
  }

  private init<Value: Codable>(encoding type: Value.Type) {
    let none = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
    self.init(type: .binaryDataAttributeType, isOptional: none != nil) { value in
      guard let value = value as? Value else { return nil }
      // Not a property list, whose decoder takes the text "$null" for no value.
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      do {
        return try encoder.encode([value])
      } catch {
        fatalError("A value of type \(Value.self) cannot be encoded for saving: \(error)")
      }
    } value: { kept in
      guard let data = kept as? Data else { return none }
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try? decoder.decode([Value].self, from: data).first
    }
    isPlain = false
  }
}

/// A type that a store has.
private protocol PlainValue: Codable {
  static var attributeType: NSAttributeType { get }
  /// Returns the value of what is kept; nil for something else.
  static func value(of kept: Any) -> Self?
}

extension PlainValue {
  static var codec: AttributeCodec {
    AttributeCodec(type: attributeType, isOptional: false) {
      $0 as? Self
    } value: { kept in
      kept.flatMap { value(of: $0) }
    }
  }

  static func value(of kept: Any) -> Self? { kept as? Self }
}

private protocol OptionalPlainValue {
  static var optionalCodec: AttributeCodec { get }
}

extension Optional: OptionalPlainValue where Wrapped: PlainValue {
  static var optionalCodec: AttributeCodec {
    AttributeCodec(type: Wrapped.attributeType, isOptional: true) { value in
      value as? Wrapped
    } value: { kept in
      let value: Wrapped? = kept.flatMap { Wrapped.value(of: $0) }
      return value as Any
    }
  }
}

extension PlainValue where Self: FixedWidthInteger {
  static var attributeType: NSAttributeType { .integer64AttributeType }
  static func value(of kept: Any) -> Self? {
    (kept as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) }
  }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}

extension Double: PlainValue {
  static var attributeType: NSAttributeType { .doubleAttributeType }
  static func value(of kept: Any) -> Double? { (kept as? NSNumber)?.doubleValue }
}
extension Float: PlainValue {
  static var attributeType: NSAttributeType { .doubleAttributeType }
  static func value(of kept: Any) -> Float? { (kept as? NSNumber)?.floatValue }
}
extension Bool: PlainValue {
  static var attributeType: NSAttributeType { .booleanAttributeType }
  static func value(of kept: Any) -> Bool? { (kept as? NSNumber)?.boolValue }
}
extension Decimal: PlainValue {
  static var attributeType: NSAttributeType { .decimalAttributeType }
  static func value(of kept: Any) -> Decimal? { (kept as? NSNumber)?.decimalValue }
}
extension String: PlainValue {
  static var attributeType: NSAttributeType { .stringAttributeType }
}
extension Date: PlainValue {
  static var attributeType: NSAttributeType { .dateAttributeType }
}
extension Data: PlainValue {
  static var attributeType: NSAttributeType { .binaryDataAttributeType }
}
extension UUID: PlainValue {
  static var attributeType: NSAttributeType { .UUIDAttributeType }
}
extension URL: PlainValue {
  static var attributeType: NSAttributeType { .URIAttributeType }
}

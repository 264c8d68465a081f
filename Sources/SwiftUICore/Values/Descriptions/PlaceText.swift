import Foundation

/// Conversion of values to text in the place of a window, and back.
///
/// A place may come from an address that anyone has written, so invalid text results in nil.
enum PlaceText {
  /// The maximum length of a text, in bytes. Longer texts are not suitable for a place.
  static let longest = 512

  /// Returns a value as text, or nil if the text could not be converted back.
  static func text(of value: some Hashable) -> String? {
    guard let text = anyText(of: value), !text.isEmpty, text.utf8.count <= longest,
      parse(text, as: type(of: value)) as? AnyHashable == AnyHashable(value)
    else { return nil }
    return text
  }

  /// Returns a short name for a value among few others, or nil if it has none.
  static func key(of value: Any) -> String? {
    guard let value = value as? any Hashable else { return nil }
    return text(of: value) ?? (isPlainCase(value) ? "\(value)" : nil)
  }

  /// Returns the value of a type that a text represents, or nil if there is none.
  static func value<Value>(of text: String, as type: Value.Type) -> Value? {
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    return parse(text, as: type) as? Value
  }

  private static func anyText(of value: Any) -> String? {
    switch value {
    case let value as any LosslessStringConvertible: return value.description
    case let value as any RawRepresentable: return anyText(of: value.rawValue)
    case let value as UUID: return value.uuidString
    case let value as any CaseIterable where isPlainCase(value): return "\(value)"
    case let value as any Codable: return json(value)
    default: return nil
    }
  }

  private static func parse(_ text: String, as type: Any.Type) -> Any? {
    switch type {
    case let type as any LosslessStringConvertible.Type: return type.init(text)
    case let type as any RawRepresentable.Type: return parseRaw(text, as: type)
    case is UUID.Type: return UUID(uuidString: text)
    case let type as any CaseIterable.Type:
      return parseCase(text, of: type) ?? parseJSON(text, as: type)
    default: return parseJSON(text, as: type)
    }
  }

  private static func parseRaw<Value: RawRepresentable>(_ text: String, as type: Value.Type) -> Any?
  {
    (parse(text, as: Value.RawValue.self) as? Value.RawValue).flatMap { type.init(rawValue: $0) }
  }

  private static func parseCase<Value: CaseIterable>(_ text: String, of type: Value.Type) -> Any? {
    type.allCases.first { isPlainCase($0) && "\($0)" == text }
  }

  /// Returns true if a value is a case of an enumeration without associated values.
  private static func isPlainCase(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }

  // Encoded, because an address needs three characters for most of JSON's punctuation.
  private static func json(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value))?.base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func parseJSON(_ text: String, as type: Any.Type) -> Any? {
    guard let type = type as? any Decodable.Type else { return nil }
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
    guard let data = Data(base64Encoded: base64 + padding) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}

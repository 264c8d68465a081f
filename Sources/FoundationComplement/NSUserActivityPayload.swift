import Foundation

extension NSUserActivity {
  /// A problem with a payload that has a type.
  public enum TypedPayloadError: Error {
    /// The information of the activity is not that of a value of the type.
    case invalidContent
    /// A value is not encoded as entries with keys, as those of a structure are.
    case encodingError
  }

  /// Replaces the information of the activity with the properties of a value, by their names.
  ///
  /// ```swift
  /// struct Reading: Codable { var book: Int; var page: Int }
  ///
  /// try activity.setTypedPayload(Reading(book: 3, page: 120))
  /// let reading = try activity.typedPayload(Reading.self)
  /// ```
  ///
  /// - Throws: ``TypedPayloadError/encodingError`` if the value has no properties, such as a number; what its `encode(to:)` throws.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    // A number alone is no JSON document for every decoder, but one inside an array is.
    let data = try JSONEncoder().encode([payload])
    guard let entries = try (JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.first
    else { throw TypedPayloadError.encodingError }
    userInfo = entries
  }

  /// Returns the value that the information of the activity is made of.
  /// - Throws: ``TypedPayloadError/invalidContent`` if it is that of another type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let entries = userInfo as? [String: Any], JSONSerialization.isValidJSONObject(entries),
      let data = try? JSONSerialization.data(withJSONObject: entries),
      let payload = try? JSONDecoder().decode(type, from: data)
    else { throw TypedPayloadError.invalidContent }
    return payload
  }
}

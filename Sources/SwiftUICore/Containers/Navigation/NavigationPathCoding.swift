import Foundation

extension NavigationPath {
  /// The form in which a path can be saved.
  ///
  /// It names the types of its values, which must exist in the program that reads it. See Apple's
  /// documentation of `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [NavigationValue]

    init(_ values: [NavigationValue]) {
      self.values = values
    }

    /// Reads a saved path.
    /// - Throws: if the type of a value does not exist, or the data is not valid for the type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [NavigationValue] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name) for a navigation path.")
        }
        values.append(try Self.decode(type, from: container.decode(String.self)))
      }
      self.values = values
    }

    private static func decode<Value: Decodable & Hashable>(
      _ type: Value.Type, from json: String
    ) throws -> NavigationValue {
      NavigationValue(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Writes the path: for each value, the name of its type and the value as JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let name = _mangledTypeName(value.type),
          let encodable = value.value.base as? any Encodable
        else {
          throw EncodingError.invalidValue(
            value.value.base,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "\(value.type) has no name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }
}

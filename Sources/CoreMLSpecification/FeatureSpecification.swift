/// A value that a model takes or computes, as its file describes it.
package struct FeatureSpecification: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case int64
    case double
    case string
    case image
    /// An array of numbers. The type of its elements is a number of the format's.
    case multiArray(shape: [Int], elementType: Int)
    /// A dictionary with numbers as its values.
    case dictionary(hasTextKeys: Bool)
    case sequence
    case state
    case unknown
  }

  package let name: String
  /// The author's description of it.
  package let summary: String
  package let kind: Kind
  package let isOptional: Bool

  package init(name: String, summary: String = "", kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.isOptional = isOptional
  }

  init(_ message: ProtobufMessage) throws {
    name = try message.string(1)
    summary = try message.string(2)
    let type = try message.message(3)
    kind = try type.map(Self.kind) ?? .unknown
    isOptional = try type?.flag(1000) ?? false
  }

  private static func kind(_ type: ProtobufMessage) throws -> Kind {
    if try type.message(1) != nil { return .int64 }
    if try type.message(2) != nil { return .double }
    if try type.message(3) != nil { return .string }
    if try type.message(4) != nil { return .image }
    if let array = try type.message(5) {
      let shape = try array.integers(1).map { length in
        guard let length = Int(exactly: length), length >= 0 else {
          throw MalformedModel("has an array of a negative length")
        }
        return length
      }
      return .multiArray(shape: shape, elementType: Int(truncatingIfNeeded: try array.signed(2)))
    }
    if let dictionary = try type.message(6) {
      return .dictionary(hasTextKeys: try dictionary.message(2) != nil)
    }
    if try type.message(7) != nil { return .sequence }
    if try type.message(8) != nil { return .state }
    return .unknown
  }
}

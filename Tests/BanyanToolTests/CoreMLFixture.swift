import Foundation

/// Files of Core ML that tests make.
enum CoreMLFixture {
  /// A field of Protocol Buffers with bytes in it.
  private static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(bytes.count) + bytes
  }

  private static func varint(_ value: Int) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
  }

  /// The number of the field that the format has for a type.
  enum FeatureType: Int {
    case int64 = 1
    case double = 2
    case string = 3
    case image = 4
    case array = 5
    case dictionary = 6
  }

  struct Feature {
    let name: String
    let type: FeatureType
    var isOptional = false

    fileprivate var bytes: [UInt8] {
      // The keys of the dictionaries are texts.
      var type = field(type.rawValue, type == .dictionary ? field(2, []) : [])
      if isOptional { type += varint(1000 << 3) + [1] }
      return field(1, Array(name.utf8)) + field(3, type)
    }
  }

  /// Returns a file with an interface and without contents.
  ///
  /// - Parameter kind: The number of the field that the format has for the kind; 300 is a linear regressor.
  static func model(
    kind: Int = 300, inputs: [Feature] = [], outputs: [Feature] = []
  ) -> Data {
    let description =
      inputs.flatMap { field(1, $0.bytes) } + outputs.flatMap { field(10, $0.bytes) }
    return Data(field(2, description) + field(kind, []))
  }
}

extension TemporaryFolder {
  func write(_ data: Data, to path: String) throws {
    try write("", to: path)
    try data.write(to: url.appendingPathComponent(path))
  }
}

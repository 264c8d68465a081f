import CoreML

/// Writes fields of Protocol Buffers.
enum Wire {
  static func varint(_ value: UInt64) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
  }

  private static func tag(_ number: Int, _ form: UInt64) -> [UInt8] {
    varint(UInt64(number) << 3 | form)
  }

  static func integer(_ number: Int, _ value: Int) -> [UInt8] {
    tag(number, 0) + varint(UInt64(bitPattern: Int64(value)))
  }

  static func double(_ number: Int, _ value: Double) -> [UInt8] {
    tag(number, 1) + littleEndian(value)
  }

  static func bytes(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    tag(number, 2) + varint(UInt64(bytes.count)) + bytes
  }

  static func text(_ number: Int, _ text: String) -> [UInt8] { bytes(number, Array(text.utf8)) }

  /// Numbers that stand together in one field.
  static func doubles(_ number: Int, _ values: [Double]) -> [UInt8] {
    bytes(number, values.flatMap(littleEndian))
  }

  private static func littleEndian(_ value: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> ($0 * 8)) }
  }
}

/// A file of Core ML that a test makes.
struct ModelFile {
  /// A value that the model takes or computes.
  struct Feature {
    let name: String
    let type: [UInt8]

    static func integer(_ name: String) -> Feature { Feature(name: name, type: Wire.bytes(1, [])) }
    static func double(_ name: String) -> Feature { Feature(name: name, type: Wire.bytes(2, [])) }
    static func text(_ name: String) -> Feature { Feature(name: name, type: Wire.bytes(3, [])) }
    static func array(_ name: String, _ count: Int) -> Feature {
      let shape = Wire.bytes(1, Wire.varint(UInt64(bitPattern: Int64(count))))
      return Feature(name: name, type: Wire.bytes(5, shape + Wire.integer(2, 65600)))
    }
    static func dictionary(_ name: String) -> Feature {
      Feature(name: name, type: Wire.bytes(6, Wire.bytes(2, [])))
    }
    /// A dictionary whose keys are integers.
    static func places(_ name: String) -> Feature {
      Feature(name: name, type: Wire.bytes(6, Wire.bytes(1, [])))
    }
    var optional: Feature { Feature(name: name, type: type + Wire.integer(1000, 1)) }

    var bytes: [UInt8] { Wire.text(1, name) + Wire.bytes(3, type) }
  }

  /// The number of the field that the format has for the kind.
  let kind: Int
  let content: [UInt8]
  let inputs: [Feature]
  let outputs: [Feature]
  var predicted = ""
  var probabilities = ""
  var metadata: [UInt8] = []

  var bytes: [UInt8] {
    var description = inputs.flatMap { Wire.bytes(1, $0.bytes) }
    description += outputs.flatMap { Wire.bytes(10, $0.bytes) }
    if !predicted.isEmpty { description += Wire.text(11, predicted) }
    if !probabilities.isEmpty { description += Wire.text(12, probabilities) }
    if !metadata.isEmpty { description += Wire.bytes(100, metadata) }
    return Wire.integer(1, 1) + Wire.bytes(2, description) + Wire.bytes(kind, content)
  }

  func loaded() throws -> MLModel { try Self.load(bytes) }

  static func load(_ bytes: [UInt8]) throws -> MLModel {
    try MLModel(Data(bytes), named: "Test.mlmodel", MLModelConfiguration())
  }

  /// Returns what the model computes.
  func outputs(for inputs: [String: Any]) throws -> [String: MLFeatureValue] {
    let input = try MLDictionaryFeatureProvider(dictionary: inputs)
    let output = try loaded().prediction(from: input)
    return Dictionary(
      uniqueKeysWithValues: output.featureNames.compactMap { name in
        output.featureValue(for: name).map { (name, $0) }
      })
  }

  /// Returns the number that the model computes.
  func number(for inputs: [String: Any]) throws -> Double? {
    try outputs(for: inputs)[outputs[0].name]?.doubleValue
  }

  /// Returns the array that the model computes.
  func array(for inputs: [String: Any]) throws -> [Double]? {
    let array = try outputs(for: inputs)[outputs[0].name]?.multiArrayValue
    return array.map { array in (0..<array.count).map { array[$0].doubleValue } }
  }
}

extension ModelFile {
  /// The contents of a linear model, with a row of weights and an offset for each number that it computes.
  static func linear(_ rows: [(weights: [Double], offset: Double)]) -> [UInt8] {
    rows.flatMap { Wire.bytes(1, Wire.doubles(1, $0.weights)) }
      + Wire.doubles(2, rows.map(\.offset))
  }

  /// A field with texts, as the format has them for classes and categories.
  static func texts(_ number: Int, _ texts: [String]) -> [UInt8] {
    Wire.bytes(number, texts.flatMap { Wire.text(1, $0) })
  }

  /// What Create ML makes of a table with two columns: 10 + 0.5 · hours - 3 · cups.
  static let sleep = ModelFile(
    kind: 201,
    content: Wire.bytes(
      1,
      Wire.bytes(
        1,
        ModelFile(
          kind: 602,
          content: Wire.bytes(1, Wire.text(1, "hours") + Wire.integer(2, 1))
            + Wire.bytes(1, Wire.text(1, "cups") + Wire.integer(2, 1)),
          inputs: [.double("hours"), .double("cups")], outputs: [.array("vector", 2)]
        ).bytes)
        + Wire.bytes(
          1,
          ModelFile(
            kind: 300, content: linear([([0.5, -3], 10)]), inputs: [.array("vector", 2)],
            outputs: [.double("sleep")], predicted: "sleep"
          ).bytes)),
    inputs: [.double("hours"), .double("cups")], outputs: [.double("sleep")], predicted: "sleep",
    metadata: Wire.text(1, "How much") + Wire.text(3, "Jane")
      + Wire.bytes(100, Wire.text(1, "tool") + Wire.text(2, "4.0")))
}

import CoreML
import Testing

@Suite struct CoreMLTransformerTests {
  private func vector(_ values: Double...) throws -> MLMultiArray { try MLMultiArray(values) }

  private func transformer(_ kind: Int, _ content: [UInt8], _ input: ModelFile.Feature) -> ModelFile
  {
    ModelFile(kind: kind, content: content, inputs: [input], outputs: [.array("out", 3)])
  }

  @Test func `a one-hot encoder has a one at the place of the category`() throws {
    let colors = ModelFile.texts(1, ["red", "green", "blue"])
    let model = transformer(600, colors, .text("color"))
    #expect(try model.array(for: ["color": "green"]) == [0, 1, 0])
    #expect(throws: MLModelError.self) { try model.array(for: ["color": "pink"]) }
    let lenient = transformer(600, colors + Wire.integer(11, 1), .text("color"))
    #expect(try lenient.array(for: ["color": "pink"]) == [0, 0, 0])
    let numbers = Wire.bytes(2, Wire.bytes(1, [7, 9, 11]))
    #expect(try transformer(600, numbers, .integer("n")).array(for: ["n": 11]) == [0, 0, 1])
  }

  @Test func `a vectorizer takes arrays, and dictionaries with the places that are not zero`()
    throws
  {
    func column(_ name: String, _ count: Int) -> [UInt8] {
      Wire.bytes(1, Wire.text(1, name) + Wire.integer(2, count))
    }
    let model = ModelFile(
      kind: 602, content: column("a", 2) + column("b", 3) + column("c", 1),
      inputs: [.array("a", 2), .places("b"), .integer("c")], outputs: [.array("out", 6)])
    let places = try MLFeatureValue(dictionary: [Int64(2): 5])
    #expect(
      try model.array(for: ["a": vector(1, 2), "b": places, "c": 9]) == [1, 2, 0, 0, 5, 9])
    let outside = try MLFeatureValue(dictionary: [Int64(3): 5])
    #expect(throws: MLModelError.self) {
      try model.array(for: ["a": vector(1, 2), "b": outside, "c": 9])
    }
    #expect(throws: MLModelError.self) {
      try model.array(for: ["a": vector(1), "b": places, "c": 9])
    }
  }

  @Test func `a dictionary becomes an array with a place for each key`() throws {
    let model = transformer(603, ModelFile.texts(1, ["a", "c", "b"]), .dictionary("bag"))
    let bag = try MLFeatureValue(dictionary: ["a": 4, "c": 8])
    #expect(try model.array(for: ["bag": bag]) == [4, 8, 0])
    let unknown = try MLFeatureValue(dictionary: ["z": 1])
    #expect(throws: MLModelError.self) { try model.array(for: ["bag": unknown]) }
  }

  @Test func `a scaler shifts and then scales, each number or all alike`() throws {
    let each = Wire.doubles(1, [1, 2, 3]) + Wire.doubles(2, [10, 100, 1000])
    #expect(
      try transformer(604, each, .array("v", 3)).array(for: ["v": vector(0, 0, 1)])
        == [10, 200, 4000])
    let all = transformer(604, Wire.doubles(2, [2]), .array("v", 3))
    #expect(try all.array(for: ["v": vector(1, 2, 3)]) == [2, 4, 6])
  }

  @Test func `an imputer replaces what is missing`() throws {
    let nan = transformer(601, Wire.bytes(4, Wire.doubles(1, [7, 8, 9])), .array("v", 3))
    #expect(try nan.array(for: ["v": vector(1, .nan, 3)]) == [1, 8, 3])
    let minus = transformer(601, Wire.double(1, 5) + Wire.double(11, -1), .array("v", 3))
    #expect(try minus.array(for: ["v": vector(-1, 0, .infinity)]) == [5, 0, .infinity])
    let alone = ModelFile(
      kind: 601, content: Wire.double(1, 5), inputs: [.double("x").optional],
      outputs: [.double("y")])
    #expect(try alone.number(for: ["x": Double.nan]) == 5)
    #expect(try alone.number(for: [:]) == 5)
    #expect(try alone.number(for: ["x": 2.0]) == 2)
  }

  @Test func `an extractor takes numbers out of an array`() throws {
    let model = transformer(609, Wire.bytes(1, [2, 0]), .array("v", 3))
    #expect(try model.array(for: ["v": vector(5, 6, 7)]) == [7, 5])
    #expect(throws: MLModelError.self) { try model.array(for: ["v": vector(5, 6)]) }
    let one = ModelFile(
      kind: 609, content: Wire.bytes(1, [1]), inputs: [.array("v", 3)], outputs: [.double("y")])
    #expect(try one.number(for: ["v": vector(5, 6, 7)]) == 6)
  }

  @Test(
    arguments: [(0, [0.5, 0.25, 1] as [Double]), (1, [2 / 7, 1 / 7, 4 / 7] as [Double])]
      as [(Int, [Double])])
  func `a normalizer divides by the largest number or by the sum`(norm: Int, expected: [Double])
    throws
  {
    let model = transformer(607, Wire.integer(1, norm), .array("v", 3))
    #expect(try model.array(for: ["v": vector(2, 1, 4)]) == expected)
    #expect(try model.array(for: ["v": vector(0, 0, 0)]) == [0, 0, 0])
  }

  @Test func `a normalizer divides by the length`() throws {
    let model = transformer(607, Wire.integer(1, 2), .array("v", 3))
    #expect(try model.array(for: ["v": vector(3, 0, -4)]) == [0.6, 0, -0.8])
  }

  @Test func `an identity gives back what it takes, in the type of its output`() throws {
    let model = ModelFile(
      kind: 900, content: [], inputs: [.text("a"), .integer("b")],
      outputs: [.text("c"), .double("d")])
    let outputs = try model.outputs(for: ["a": "leaf", "b": 3])
    #expect(outputs["c"]?.stringValue == "leaf")
    #expect(outputs["d"]?.doubleValue == 3)
    let whole = ModelFile(
      kind: 900, content: [], inputs: [.double("a")], outputs: [.integer("b")])
    #expect(try whole.outputs(for: ["a": 3.0])["b"]?.int64Value == 3)
    #expect(throws: MLModelError.self) { try whole.outputs(for: ["a": 3.5]) }
    #expect(throws: MLModelError.self) { try whole.outputs(for: ["a": Double.infinity]) }
  }
}

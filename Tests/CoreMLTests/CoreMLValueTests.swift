import CoreML
import Testing

@Suite struct CoreMLValueTests {
  @Test func `a value has one type, and is nothing in the others`() throws {
    let number = MLFeatureValue(double: 2.5)
    #expect(number.type == .double)
    #expect(number.doubleValue == 2.5)
    #expect(number.int64Value == 0)
    #expect(number.stringValue == "")
    #expect(number.dictionaryValue == [:])
    #expect(number.multiArrayValue == nil)
    #expect(!number.isUndefined)
    #expect(MLFeatureValue(int64: 3).int64Value == 3)
    #expect(MLFeatureValue(string: "leaf").stringValue == "leaf")
    let nothing = MLFeatureValue(undefined: .string)
    #expect(nothing.isUndefined && nothing.type == .string)
    #expect(try MLFeatureValue(dictionary: ["a": 1]).dictionaryValue == ["a": 1])
    #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: ["a": 1, 2: 1]) }
    #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: [2.5: 1]) }
  }

  @Test func `values are equal if their types and contents are`() throws {
    #expect(MLFeatureValue(double: 1) == MLFeatureValue(double: 1))
    #expect(MLFeatureValue(double: 1) != MLFeatureValue(int64: 1))
    let one = MLFeatureValue(multiArray: try MLMultiArray([1.0]))
    #expect(one.isEqual(to: MLFeatureValue(multiArray: try MLMultiArray([1.0]))))
    #expect(!one.isEqual(to: MLFeatureValue(multiArray: try MLMultiArray([2.0]))))
  }

  @Test func `a dictionary of features takes what Swift has for them`() throws {
    let features = try MLDictionaryFeatureProvider(dictionary: [
      "double": 1.5, "integer": 2, "text": "leaf", "flag": true, "float": Float(0.5),
      "array": try MLMultiArray([1.0, 2]), "value": MLFeatureValue(int64: 9),
    ])
    #expect(
      features.dictionary.mapValues(\.type) == [
        "double": .double, "integer": .int64, "text": .string, "flag": .int64, "float": .double,
        "array": .multiArray, "value": .int64,
      ])
    #expect(features["flag"]?.int64Value == 1)
    #expect(features.featureValue(for: "float")?.doubleValue == 0.5)
    #expect(features["other"] == nil)
    #expect(features.featureNames.count == 7)
    #expect(throws: MLModelError.self) {
      try MLDictionaryFeatureProvider(dictionary: ["date": Date()])
    }
  }

  @Test func `the last index of an array runs fastest`() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 0.5
    array[1] = 7
    #expect((0..<6).map { array[$0].doubleValue } == [0, 7, 0, 0, 0, 0.5])
    #expect(array[[0, 1]] == 7)
    #expect(array.strides == [3, 1])
    #expect(array.shape == [2, 3])
  }

  @Test func `an array keeps numbers as its type does`() throws {
    func kept(_ type: MLMultiArrayDataType) throws -> Double {
      let array = try MLMultiArray(shape: [1], dataType: type)
      array[0] = 1.1
      return array[0].doubleValue
    }
    #expect(try kept(.double) == 1.1)
    #expect(try kept(.float) == Double(Float(1.1)))
    #expect(try kept(.int32) == 1)
    #expect(try kept(.float16) == 1.099609375)
  }

  @Test(arguments: [[-1], [1 << 40], [1 << 32, 1 << 32]])
  func `there is no array of a length that no memory has`(shape: [Int]) {
    #expect(throws: MLModelError.self) {
      try MLMultiArray(shape: shape.map { NSNumber(value: $0) }, dataType: .double)
    }
  }

  @Test func `a description allows values of its type and shape`() throws {
    let model = try ModelFile(
      kind: 900, content: [], inputs: [.array("v", 2), .text("t").optional],
      outputs: [.array("w", 2), .text("u").optional]
    ).loaded()
    let inputs = model.modelDescription.inputDescriptionsByName
    let vector = try #require(inputs["v"])
    #expect(vector.multiArrayConstraint?.shape == [2])
    #expect(vector.multiArrayConstraint?.dataType == .double)
    #expect(vector.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray([1.0, 2]))))
    #expect(!vector.isAllowedValue(MLFeatureValue(multiArray: try MLMultiArray([1.0]))))
    #expect(!vector.isAllowedValue(MLFeatureValue(undefined: .multiArray)))
    let text = try #require(inputs["t"])
    #expect(text.isOptional && text.isAllowedValue(MLFeatureValue(undefined: .string)))
    #expect(!text.isAllowedValue(MLFeatureValue(double: 1)))
  }
}

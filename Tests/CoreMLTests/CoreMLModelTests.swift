import CoreML
import Testing

@Suite struct CoreMLModelTests {
  private func error(_ body: () throws -> Any) -> MLModelError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? MLModelError
    }
  }

  // MARK: Linear models

  @Test func `a pipeline gives its inputs to a vectorizer and the vector to a linear regressor`()
    throws
  {
    #expect(try ModelFile.sleep.number(for: ["hours": 8.0, "cups": 1.0]) == 11)
    #expect(try ModelFile.sleep.number(for: ["hours": 0.0, "cups": 0.0]) == 10)
  }

  @Test(arguments: [(0, 0.0), (1, 0.5), (2, 0.5)])
  func `a linear regressor transforms its sum`(transform: Int, expected: Double) throws {
    let model = ModelFile(
      kind: 300, content: ModelFile.linear([([2], -8)]) + Wire.integer(3, transform),
      inputs: [.double("x")], outputs: [.double("y")], predicted: "y")
    #expect(try model.number(for: ["x": 4.0]) == expected)
  }

  @Test func `weights may stand one by one, and integers are numbers`() throws {
    let model = ModelFile(
      kind: 300,
      content: Wire.bytes(1, Wire.double(1, 2) + Wire.double(1, 3)) + Wire.double(2, 1),
      inputs: [.integer("a"), .double("b")], outputs: [.double("y")])
    #expect(try model.number(for: ["a": 10, "b": 100]) == 321)
  }

  private func classifier(
    _ rows: [(weights: [Double], offset: Double)], encoding: Int, _ classes: [String]
  ) -> ModelFile {
    ModelFile(
      kind: 400,
      content: ModelFile.linear(rows) + Wire.integer(4, encoding) + ModelFile.texts(100, classes),
      inputs: [.double("x")], outputs: [.text("class"), .dictionary("classProbability")],
      predicted: "class", probabilities: "classProbability")
  }

  @Test func `one sum decides between two classes, and of equal ones the first is predicted`()
    throws
  {
    let model = classifier([([1], 0)], encoding: 0, ["no", "yes"])
    let even = try model.outputs(for: ["x": 0.0])
    #expect(even["class"]?.stringValue == "no")
    #expect(even["classProbability"]?.dictionaryValue == ["no": 0.5, "yes": 0.5])
    let sure = try model.outputs(for: ["x": 800.0])
    #expect(sure["class"]?.stringValue == "yes")
    #expect(sure["classProbability"]?.dictionaryValue == ["no": 0.0, "yes": 1.0])
    #expect(Set(sure.keys) == ["class", "classProbability"])
  }

  @Test func `a sum for each class but the first compares them with the first`() throws {
    let model = classifier([([0], 0), ([0], 800)], encoding: 0, ["a", "b", "c"])
    let output = try model.outputs(for: ["x": 1.0])
    #expect(output["class"]?.stringValue == "c")
    #expect(output["classProbability"]?.dictionaryValue == ["a": 0.0, "b": 0.0, "c": 1.0])
  }

  @Test func `a sum for each class makes probabilities that add up to one`() throws {
    let model = classifier([([0], -800), ([0], 0), ([0], 0)], encoding: 1, ["a", "b", "c"])
    let output = try model.outputs(for: ["x": 1.0])
    #expect(output["class"]?.stringValue == "b")
    #expect(output["classProbability"]?.dictionaryValue == ["a": 0.0, "b": 0.5, "c": 0.5])
  }

  // MARK: Loading

  @Test func `a model describes itself`() throws {
    let description = try ModelFile.sleep.loaded().modelDescription
    #expect(
      description.inputDescriptionsByName.mapValues(\.type) == ["hours": .double, "cups": .double])
    #expect(description.outputDescriptionsByName.keys.sorted() == ["sleep"])
    #expect(description.predictedFeatureName == "sleep")
    #expect(description.predictedProbabilitiesName == nil)
    #expect(description.classLabels == nil)
    #expect(description.metadata[.description] as? String == "How much")
    #expect(description.metadata[.author] as? String == "Jane")
    #expect(description.metadata[.license] == nil)
    #expect(description.metadata[.creatorDefinedKey] as? [String: String] == ["tool": "4.0"])
    #expect(!description.isUpdatable)
    let classes = try classifier([([1], 0)], encoding: 0, ["no", "yes"]).loaded().modelDescription
    #expect(classes.classLabels as? [String] == ["no", "yes"])
  }

  @Test(arguments: [
    (500, "The model is a neural network, of which Banyan computes no predictions."),
    (502, "The model is an ML program, of which Banyan computes no predictions."),
    (999, "The model is a model of an unknown kind, of which Banyan computes no predictions."),
  ])
  func `a model of a kind that is not there is reported by kind`(kind: Int, sentence: String) {
    let model = ModelFile(
      kind: kind, content: [], inputs: [.double("x")], outputs: [.double("y")])
    let error = error { try model.loaded() }
    #expect(error?.code == .generic)
    #expect(error?.localizedDescription == sentence)
  }

  @Test func `a file is loaded by its URL, and by a task`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).mlmodelc")
    try Data(ModelFile.sleep.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let configuration = MLModelConfiguration()
    configuration.computeUnits = .cpuOnly
    let model = try MLModel(contentsOf: file, configuration: configuration)
    configuration.computeUnits = .all
    #expect(model.configuration.computeUnits == .cpuOnly)
    let input = try MLDictionaryFeatureProvider(dictionary: ["hours": 8.0, "cups": 1.0])
    let loaded = try await MLModel.load(contentsOf: file)
    let output = try await loaded.prediction(from: input, options: MLPredictionOptions())
    #expect(output.featureValue(for: "sleep")?.doubleValue == 11)
    let handed = try await withCheckedThrowingContinuation { continuation in
      MLModel.load(contentsOf: file) { continuation.resume(with: $0) }
    }
    #expect(handed.modelDescription.predictedFeatureName == "sleep")
  }

  @Test func `a file that is not there, or is a folder, cannot be read`() {
    let folder = FileManager.default.temporaryDirectory
    #expect(error { try MLModel(contentsOf: folder) }?.code == .io)
    let missing = folder.appendingPathComponent("\(UUID().uuidString).mlmodel")
    #expect(error { try MLModel(contentsOf: missing) }?.code == .io)
  }

  // MARK: Inputs

  @Test func `an input that is missing or of another type is an error that names it`() {
    let missing = error { try ModelFile.sleep.number(for: ["hours": 8.0]) as Any }
    #expect(missing?.code == .featureType)
    #expect(missing?.localizedDescription == "The input cups is missing.")
    let text = error { try ModelFile.sleep.number(for: ["hours": 8.0, "cups": "one"]) as Any }
    #expect(text?.code == .featureType)
    #expect(
      text?.localizedDescription
        == "The value of cups is not of the type that the model describes.")
  }

  @Test func `an array of another length than the weights is an error`() {
    let model = ModelFile(
      kind: 300, content: ModelFile.linear([([1, 2], 0)]), inputs: [.array("v", 2)],
      outputs: [.double("y")])
    let error = error { try model.number(for: ["v": try MLMultiArray([1.0])]) as Any }
    #expect(error?.localizedDescription == "The model takes 2 numbers and not 1.")
  }
}

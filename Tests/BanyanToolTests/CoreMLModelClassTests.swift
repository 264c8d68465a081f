import Foundation
import Testing

@testable import BanyanTool

@Suite struct CoreMLModelClassTests {
  /// Returns what is generated of a model in a file.
  private func generated(_ file: String, _ model: Data) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(model, to: file)
    let model = CoreMLModel(file: folder.url.appendingPathComponent(file))
    return try #require(try CoreMLModelClass.source(of: [model], in: "Bundle.main"))
  }

  /// The class of a model that loads it.
  private func loading(_ name: String, file: String, predictions: String = "") -> String {
    """

    nonisolated class \(name) {
      let model: MLModel

      class var urlOfModelInThisBundle: URL {
        Bundle.main.url(forResource: "\(file)", withExtension: "mlmodelc")!
      }

      init(model: MLModel) { self.model = model }

      @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
      convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }

      convenience init(configuration: MLModelConfiguration) throws {
        try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
      }

      convenience init(contentsOf modelURL: URL) throws { self.init(model: try MLModel(contentsOf: modelURL)) }

      convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
        self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
      }

      class func load(
        configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void
      ) {
        load(contentsOf: urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
      }

      class func load(
        contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void
      ) {
        MLModel.load(contentsOf: modelURL, configuration: configuration) { handler($0.map { \(name)(model: $0) }) }
      }

      class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
        try await load(contentsOf: urlOfModelInThisBundle, configuration: configuration)
      }

      class func load(
        contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> \(name) {
        \(name)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
      }
    \(predictions)}

    """
  }

  @Test func `a model has a class, one for its inputs and one for its outputs`() throws {
    let model = CoreMLFixture.model(
      inputs: [
        .init(name: "bill", type: .double), .init(name: "in", type: .int64, isOptional: true),
        .init(name: "day of week", type: .string),
      ], outputs: [.init(name: "tip", type: .double)])
    let predictions = """

        func prediction(input: Tip_2Input) throws -> Tip_2Output {
          try prediction(input: input, options: MLPredictionOptions())
        }

        func prediction(input: Tip_2Input, options: MLPredictionOptions) throws -> Tip_2Output {
          Tip_2Output(features: try model.prediction(from: input, options: options))
        }

        func prediction(
          input: Tip_2Input, options: MLPredictionOptions = MLPredictionOptions()
        ) async throws -> Tip_2Output {
          Tip_2Output(features: try await model.prediction(from: input, options: options))
        }

        func prediction(bill: Double, `in`: Int64? = nil, day_of_week: String) throws -> Tip_2Output {
          try prediction(input: Tip_2Input(bill: bill, in: `in`, day_of_week: day_of_week))
        }

        func predictions(
          inputs: [Tip_2Input], options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> [Tip_2Output] {
          try inputs.map { try prediction(input: $0, options: options) }
        }

      """
    let expected =
      """
      import CoreML
      import Foundation

      nonisolated class Tip_2Input: MLFeatureProvider {
        var bill: Double
        var `in`: Int64?
        var day_of_week: String

        init(bill: Double, `in`: Int64? = nil, day_of_week: String) {
          self.bill = bill
          self.`in` = `in`
          self.day_of_week = day_of_week
        }

        var featureNames: Set<String> { ["bill", "in", "day of week"] }

        func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
          case "bill": MLFeatureValue(double: bill)
          case "in": `in`.map { MLFeatureValue(int64: $0) }
          case "day of week": MLFeatureValue(string: day_of_week)
          default: nil
          }
        }
      }

      nonisolated class Tip_2Output: MLFeatureProvider {
        private let provider: any MLFeatureProvider

        init(tip: Double) {
          provider = try! MLDictionaryFeatureProvider(dictionary: ["tip": MLFeatureValue(double: tip)])
        }

        init(features: any MLFeatureProvider) { provider = features }

        var tip: Double { provider.featureValue(for: "tip")!.doubleValue }

        var featureNames: Set<String> { provider.featureNames }

        func featureValue(for featureName: String) -> MLFeatureValue? {
          provider.featureValue(for: featureName)
        }
      }

      """ + loading("Tip_2", file: "Tip 2", predictions: predictions)
    #expect(try generated("Tip 2.mlmodel", model) == expected)
  }

  @Test(arguments: [
    (CoreMLFixture.FeatureType.int64, "Int64", "int64Value"), (.double, "Double", "doubleValue"),
    (.string, "String", "stringValue"), (.array, "MLMultiArray", "multiArrayValue!"),
  ])
  func `an output has the type of its feature`(
    type: CoreMLFixture.FeatureType, swift: String, property: String
  ) throws {
    let model = CoreMLFixture.model(outputs: [.init(name: "y", type: type)])
    let source = try generated("A.mlmodel", model)
    #expect(
      source.contains(
        "\n  var y: \(swift) { provider.featureValue(for: \"y\")!.\(property) }\n"))
    #expect(source.contains("\n  func prediction() throws -> AOutput {\n"))
  }

  @Test func `a dictionary has numbers of Swift, which Foundation does not make of its own here`()
    throws
  {
    let model = CoreMLFixture.model(
      inputs: [.init(name: "bag", type: .dictionary)],
      outputs: [.init(name: "chances", type: .dictionary)])
    let source = try generated("A.mlmodel", model)
    #expect(source.contains("\n  var bag: [String: Double]\n"))
    #expect(
      source.contains(
        "MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: bag.map { (AnyHashable($0), NSNumber(value: $1)) }))"
      ))
    #expect(
      source.contains(
        "\n  var chances: [String: Double] { Dictionary(uniqueKeysWithValues: provider.featureValue(for: \"chances\")!.dictionaryValue.map { ($0 as! String, $1.doubleValue) }) }\n"
      ))
  }

  @Test func `a model of pictures is only loaded, and a warning says so`() throws {
    let model = CoreMLFixture.model(
      kind: 202, inputs: [.init(name: "image", type: .image)],
      outputs: [.init(name: "label", type: .string)])
    #expect(
      try generated("Cats.mlmodel", model) == """
        import CoreML
        import Foundation

        #warning("Cats.mlmodel has no predictions here, as there is no type for image")

        """ + loading("Cats", file: "Cats"))
  }

  @Test func `a warning names the kind of a model that is not computed`() throws {
    let model = CoreMLFixture.model(
      kind: 500, inputs: [.init(name: "x", type: .array)],
      outputs: [.init(name: "y", type: .array)])
    let source = try generated("Net.mlmodel", model)
    #expect(
      source.hasPrefix(
        """
        import CoreML
        import Foundation

        #warning("Net.mlmodel is a neural network: loading it throws an error here")

        nonisolated class NetInput: MLFeatureProvider {
          var x: MLMultiArray

        """))
  }

  @Test(arguments: [
    ("Sleep Calculator", "Sleep_Calculator"), ("2nd", "_2nd"), ("a-b.c", "a_b_c"), ("", "_"),
    ("naïve_1", "naïve_1"),
  ])
  func `a name that Swift does not have gets underscores`(name: String, identifier: String) {
    #expect(CoreMLProperty.identifier(of: name) == identifier)
  }

  @Test func `no name of a file ends a literal`() {
    #expect(CoreMLProperty.literal(#"a"\(b)"#) == #""a\"\\(b)""#)
    #expect(CoreMLProperty.literal("a\nb") == #""a\nb""#)
  }

  @Test func `no models have no classes`() throws {
    #expect(try CoreMLModelClass.source(of: [], in: "Bundle.main") == nil)
  }
}

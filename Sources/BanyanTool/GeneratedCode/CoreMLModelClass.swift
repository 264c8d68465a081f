import CoreMLSpecification

/// The classes for a model of Core ML, in the form that Xcode makes them: `Name`, `NameInput` and `NameOutput`.
///
/// A model that takes or computes something for which there is no type here, such as a picture, has only the class that loads it.
struct CoreMLModelClass {
  private let name: String
  private let fileName: String
  private let kind: ModelKind
  private let inputs: [CoreMLProperty]
  private let outputs: [CoreMLProperty]
  /// The name of the first feature that there is no type for.
  private let untyped: String?
  private let bundle: String

  /// - Parameters:
  ///   - name: The name of the model's file, without its extension.
  ///   - bundle: The expression for the bundle that has the model.
  init(_ name: String, _ specification: ModelSpecification, in bundle: String) {
    fileName = name
    self.name = CoreMLProperty.identifier(of: name)
    self.bundle = bundle
    kind = specification.kind
    let interface = specification.interface
    inputs = interface.inputs.compactMap { CoreMLProperty($0) }
    outputs = interface.outputs.compactMap { CoreMLProperty($0) }
    untyped = (interface.inputs + interface.outputs).first { CoreMLProperty($0) == nil }?.name
  }

  /// Returns the source of the classes of some models; nil if there are none.
  ///
  /// - Throws: A ``Failure`` if a model cannot be read.
  static func source(of models: [CoreMLModel], in bundle: String) throws -> String? {
    if models.isEmpty { return nil }
    let classes = try models.map {
      CoreMLModelClass($0.name, try $0.specification, in: bundle).source
    }
    return "import CoreML\nimport Foundation\n" + classes.joined()
  }

  /// The source of the classes, without imports.
  var source: String {
    let parts = untyped == nil ? [inputClass, outputClass] : []
    return ([warning] + parts + [modelClass]).filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
  }

  private var warning: String {
    let file = "\(fileName).mlmodel"
    if !kind.isInterpreted {
      return Self.warning("\(file) is \(kind.title): loading it throws an error here")
    }
    return untyped.map {
      Self.warning("\(file) has no predictions here, as there is no type for \($0)")
    } ?? ""
  }

  private static func warning(_ text: String) -> String {
    "#warning(\(CoreMLProperty.literal(text)))\n"
  }

  // MARK: Input and output

  private var inputClass: String {
    """
    nonisolated class \(name)Input: MLFeatureProvider {
    \(Self.lines(inputs) { "  var \($0.name): \($0.declaredType)" })
      init(\(parameters)) {
    \(Self.lines(inputs) { "    self.\($0.name) = \($0.name)" })  }

      var featureNames: Set<String> { [\(inputs.map(\.literal).joined(separator: ", "))] }

      func featureValue(for featureName: String) -> MLFeatureValue? {
        switch featureName {
    \(Self.lines(inputs) { "    case \($0.literal): \($0.optionalValue)" })    default: nil
        }
      }
    }

    """
  }

  private var outputClass: String {
    """
    nonisolated class \(name)Output: MLFeatureProvider {
      private let provider: any MLFeatureProvider

      init(\(outputs.map { "\($0.name): \($0.type)" }.joined(separator: ", "))) {
        provider = try! MLDictionaryFeatureProvider(dictionary: [\(entries)])
      }

      init(features: any MLFeatureProvider) { provider = features }

    \(Self.lines(outputs) { "  var \($0.name): \($0.type) { \($0.reading) }" })
      var featureNames: Set<String> { provider.featureNames }

      func featureValue(for featureName: String) -> MLFeatureValue? {
        provider.featureValue(for: featureName)
      }
    }

    """
  }

  private var parameters: String {
    inputs.map { "\($0.name): \($0.declaredType)\($0.isOptional ? " = nil" : "")" }
      .joined(separator: ", ")
  }

  private var entries: String {
    if outputs.isEmpty { return ":" }
    return outputs.map { "\($0.literal): \($0.value)" }.joined(separator: ", ")
  }

  private static func lines(
    _ properties: [CoreMLProperty], _ line: (CoreMLProperty) -> String
  ) -> String {
    properties.map { line($0) + "\n" }.joined()
  }

  // MARK: The model

  private var modelClass: String {
    """
    nonisolated class \(name) {
      let model: MLModel

      class var urlOfModelInThisBundle: URL {
        \(bundle).url(forResource: \(CoreMLProperty.literal(fileName)), withExtension: "mlmodelc")!
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
    \(untyped == nil ? predictions : "")}

    """
  }

  private var predictions: String {
    """

      func prediction(input: \(name)Input) throws -> \(name)Output {
        try prediction(input: input, options: MLPredictionOptions())
      }

      func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
        \(name)Output(features: try model.prediction(from: input, options: options))
      }

      func prediction(
        input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()
      ) async throws -> \(name)Output {
        \(name)Output(features: try await model.prediction(from: input, options: options))
      }

      func prediction(\(parameters)) throws -> \(name)Output {
        try prediction(input: \(name)Input(\(inputs.map { "\($0.label): \($0.name)" }.joined(separator: ", "))))
      }

      func predictions(
        inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
      ) throws -> [\(name)Output] {
        try inputs.map { try prediction(input: $0, options: options) }
      }

    """
  }
}

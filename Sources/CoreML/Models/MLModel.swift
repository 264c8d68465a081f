import CoreMLSpecification
import Foundation

/// A trained model, which computes predictions. See Apple's documentation of `MLModel`.
///
///     let model = try MLModel(contentsOf: Prices.urlOfModelInThisBundle)
///     let input = try MLDictionaryFeatureProvider(dictionary: ["rooms": 3.0])
///     let price = try model.prediction(from: input).featureValue(for: "price")?.doubleValue
///
/// The models of tables are computed: linear ones, trees, and pipelines of them with what prepares their inputs.
/// One of another kind, such as a neural network, cannot be loaded: it throws an ``MLModelError`` that names the kind.
///
/// A model has no state, so that all visitors of an app may use the same one. Loading it takes about as long as reading its file.
public final class MLModel: NSObject, @unchecked Sendable {
  /// The inputs and outputs of the model.
  public let modelDescription: MLModelDescription
  /// The configuration with which the model was loaded.
  public let configuration: MLModelConfiguration
  private let interface: ModelInterface
  private let interpreter: any ModelInterpreter

  // MARK: Loading

  /// Loads a model.
  ///
  /// - Parameter url: An `.mlmodel` file. The files in the bundle of an app have the extension `mlmodelc` and are the same.
  /// - Throws: An ``MLModelError``.
  public convenience init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    try self.init(try Self.data(of: url), named: url.lastPathComponent, configuration)
  }

  private static let mostBytes = 1 << 28

  private static func data(of url: URL) throws -> Data {
    // The files that `banyan run` puts into a bundle are links.
    let file = url.resolvingSymlinksInPath()
    let values = try? file.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
    if values?.isDirectory == true {
      throw MLModelError(
        .io,
        "\(url.lastPathComponent) is a folder. Banyan loads the .mlmodel that it was made from.")
    }
    if let size = values?.fileSize, size > mostBytes {
      throw MLModelError(.io, "\(url.lastPathComponent) is larger than a model may be.")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw MLModelError(.io, "\(url.lastPathComponent) cannot be read.")
    }
    return data
  }

  package init(
    _ data: Data, named name: String, _ configuration: MLModelConfiguration
  ) throws {
    do {
      let specification = try ModelSpecification(Array(data))
      interface = specification.interface
      interpreter = try specification.interpreter()
      modelDescription = MLModelDescription(specification, labels: interpreter.labels)
    } catch let malformed as MalformedModel {
      throw MLModelError(.io, "\(name) cannot be loaded: it \(malformed.reason).")
    }
    // A change of the one that was given must not be one of the model's.
    self.configuration = configuration.copy() as? MLModelConfiguration ?? configuration
    super.init()
  }

  /// Loads a model, on the actor that asks for it.
  public nonisolated(nonsending) class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    try MLModel(contentsOf: url, configuration: configuration)
  }

  /// Loads a model at once, and hands it over later.
  ///
  /// - Parameter handler: Receives the model on the main thread.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    let result = Result { try MLModel(contentsOf: url, configuration: configuration) }
    nonisolated(unsafe) let handler = handler
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { @MainActor in handler(result) }
  }

  // MARK: Predictions

  /// Computes a prediction.
  ///
  /// - Parameter input: The values of all inputs that are not optional. Others are ignored.
  /// - Throws: An ``MLModelError`` if one is missing or of another type.
  public func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    try outputs(for: input)
  }

  /// Computes a prediction. The options make no difference.
  public func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    try outputs(for: input)
  }

  /// Computes a prediction, on the actor that asks for it.
  public nonisolated(nonsending) func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider {
    try outputs(for: input)
  }

  private func outputs(for input: any MLFeatureProvider) throws -> MLDictionaryFeatureProvider {
    var features: FeatureTable = [:]
    for feature in interface.inputs {
      let contents = input.featureValue(for: feature.name)?.contents ?? .missing
      guard contents != .missing || feature.isOptional else {
        throw MLModelError(.featureType, "The input \(feature.name) is missing.")
      }
      features[feature.name] = try contents.converted(to: feature)
    }
    let outputs: FeatureTable
    do {
      outputs = try interpreter.outputs(for: features)
    } catch let malformed as MalformedModel {
      throw MLModelError(.generic, "The model \(malformed.reason).")
    }
    let descriptions = modelDescription.outputDescriptionsByName
    var values: [String: MLFeatureValue] = [:]
    for (name, contents) in outputs {
      values[name] = descriptions[name].map { MLFeatureValue(contents, as: $0) }
    }
    return MLDictionaryFeatureProvider(values)
  }
}

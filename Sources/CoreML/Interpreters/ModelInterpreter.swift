import CoreMLSpecification

/// Computes the predictions of a model.
protocol ModelInterpreter: Sendable {
  /// The classes that it distinguishes; nil if it is no classifier.
  var labels: [ClassLabel]? { get }

  /// - Throws: An ``MLModelError`` if a value is missing, or of a type or length that the model does not have.
  func outputs(for inputs: FeatureTable) throws -> FeatureTable
}

extension ModelInterpreter {
  var labels: [ClassLabel]? { nil }
}

extension ModelSpecification {
  /// A pipeline may have pipelines in it, and no author nests them as deep as this.
  private static let mostNested = 8

  /// Returns what computes the model's predictions.
  ///
  /// - Parameter depth: How many pipelines it is in.
  /// - Throws: An ``MLModelError`` if the model is of a kind that has no interpreter; ``MalformedModel``.
  func interpreter(depth: Int = 0) throws -> any ModelInterpreter {
    guard depth < Self.mostNested else {
      throw MalformedModel("has pipelines that are nested too deeply")
    }
    switch kind {
    case .pipeline: return try Pipeline(content, interface, depth: depth)
    case .pipelineRegressor, .pipelineClassifier:
      guard let pipeline = try content.message(1) else {
        throw MalformedModel("has a pipeline without models")
      }
      return try Pipeline(pipeline, interface, depth: depth)
    case .linearRegressor: return try LinearRegressor(content, interface)
    case .linearClassifier: return try LinearClassifier(content, interface)
    case .treeEnsembleRegressor: return try TreeEnsembleRegressor(content, interface)
    case .treeEnsembleClassifier: return try TreeEnsembleClassifier(content, interface)
    case .featureVectorizer: return try FeatureVectorizer(content, interface)
    case .oneHotEncoder: return try OneHotEncoder(content, interface)
    case .dictionaryVectorizer: return try DictionaryVectorizer(content, interface)
    case .scaler: return try Scaler(content, interface)
    case .imputer: return try Imputer(content, interface)
    case .arrayFeatureExtractor: return try ArrayFeatureExtractor(content, interface)
    case .normalizer: return try Normalizer(content, interface)
    case .identity: return try Identity(interface)
    default:
      throw MLModelError(
        .generic, "The model is \(kind.title), of which Banyan computes no predictions.")
    }
  }
}

/// The kinds of models. The raw values are the numbers of the fields that the format keeps their contents in.
package enum ModelKind: Int, Sendable {
  case unknown = 0
  case pipelineClassifier = 200
  case pipelineRegressor = 201
  case pipeline = 202
  case linearRegressor = 300
  case supportVectorRegressor = 301
  case treeEnsembleRegressor = 302
  case neuralNetworkRegressor = 303
  case bayesianProbitRegressor = 304
  case linearClassifier = 400
  case supportVectorClassifier = 401
  case treeEnsembleClassifier = 402
  case neuralNetworkClassifier = 403
  case nearestNeighborsClassifier = 404
  case neuralNetwork = 500
  case itemSimilarityRecommender = 501
  case program = 502
  case customModel = 555
  case linkedModel = 556
  case classConfidenceThresholding = 560
  case oneHotEncoder = 600
  case imputer = 601
  case featureVectorizer = 602
  case dictionaryVectorizer = 603
  case scaler = 604
  case categoricalMapping = 606
  case normalizer = 607
  case arrayFeatureExtractor = 609
  case nonMaximumSuppression = 610
  case identity = 900
  case textClassifier = 2000
  case wordTagger = 2001
  case visionFeaturePrint = 2002
  case soundAnalysisPreprocessing = 2003
  case gazetteer = 2004
  case wordEmbedding = 2005
  case audioFeaturePrint = 2006
  case serializedModel = 3000

  /// True if Banyan computes predictions of it. A pipeline may still contain models of other kinds.
  package var isInterpreted: Bool {
    switch self {
    case .pipelineClassifier, .pipelineRegressor, .pipeline, .linearRegressor, .linearClassifier,
      .treeEnsembleRegressor, .treeEnsembleClassifier, .oneHotEncoder, .imputer, .featureVectorizer,
      .dictionaryVectorizer, .scaler, .normalizer, .arrayFeatureExtractor, .identity:
      true
    default: false
    }
  }

  /// The usual name, with an article.
  package var title: String {
    switch self {
    case .unknown: "a model of an unknown kind"
    case .pipelineClassifier, .pipelineRegressor, .pipeline: "a pipeline"
    case .linearRegressor: "a linear regressor"
    case .supportVectorRegressor, .supportVectorClassifier: "a support vector machine"
    case .treeEnsembleRegressor, .treeEnsembleClassifier: "an ensemble of trees"
    case .neuralNetworkRegressor, .neuralNetworkClassifier, .neuralNetwork: "a neural network"
    case .bayesianProbitRegressor: "a Bayesian probit regressor"
    case .linearClassifier: "a linear classifier"
    case .nearestNeighborsClassifier: "a classifier by nearest neighbors"
    case .itemSimilarityRecommender: "a recommender"
    case .program: "an ML program"
    case .customModel: "a custom model"
    case .linkedModel: "a link to a model"
    case .classConfidenceThresholding: "a threshold of confidence"
    case .oneHotEncoder: "a one-hot encoder"
    case .imputer: "an imputer"
    case .featureVectorizer, .dictionaryVectorizer: "a vectorizer"
    case .scaler: "a scaler"
    case .categoricalMapping: "a mapping of categories"
    case .normalizer: "a normalizer"
    case .arrayFeatureExtractor: "an extractor of features"
    case .nonMaximumSuppression: "a suppression of overlapping boxes"
    case .identity: "an identity"
    case .textClassifier: "a classifier of texts"
    case .wordTagger: "a tagger of words"
    case .visionFeaturePrint: "a model of pictures"
    case .soundAnalysisPreprocessing, .audioFeaturePrint: "a model of sounds"
    case .gazetteer: "a gazetteer"
    case .wordEmbedding: "an embedding of words"
    case .serializedModel: "a serialized model"
    }
  }
}

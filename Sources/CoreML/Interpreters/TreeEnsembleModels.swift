import CoreMLSpecification

/// Trees that predict numbers, such as those of a boosted tree regressor or a random forest.
struct TreeEnsembleRegressor: ModelInterpreter {
  private let interface: ModelInterface
  private let trees: TreeEnsemble
  private let isLogistic: Bool

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    trees = try TreeEnsemble(content.message(1) ?? ProtobufMessage([]))
    switch try content.unsigned(2) {
    case 0: isLogistic = false
    case 2: isLogistic = true
    default: throw MalformedModel("has a transform that regressors do not have")
    }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    let sums = trees.sums(of: try interface.vector(of: inputs))
    return try interface.prediction(isLogistic ? sums.map(Probabilities.logistic) : sums)
  }
}

/// Trees that predict classes.
struct TreeEnsembleClassifier: ModelInterpreter {
  private let interface: ModelInterface
  private let trees: TreeEnsemble
  private let transform: Transform
  private let classes: [ClassLabel]

  /// The raw values are the format's.
  private enum Transform: UInt64 {
    case none, softmax, logistic, softmaxWithReference
  }

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    trees = try TreeEnsemble(content.message(1) ?? ProtobufMessage([]))
    classes = try ClassLabel.classes(of: content)
    guard let transform = Transform(rawValue: try content.unsigned(2)) else {
      throw MalformedModel("has an unknown transform")
    }
    self.transform = transform
    let isForTwo = classes.count == 2 && trees.count == 1
    let fits =
      switch transform {
      case .none, .logistic: isForTwo || trees.count == classes.count
      case .softmax: trees.count == classes.count
      case .softmaxWithReference: trees.count == classes.count - 1
      }
    guard fits else { throw MalformedModel("has trees for another number of classes") }
  }

  var labels: [ClassLabel]? { classes }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    let sums = trees.sums(of: try interface.vector(of: inputs))
    let values: [Double]
    switch transform {
    case .none: values = forEachClass(sums)
    case .logistic: values = forEachClass(sums.map(Probabilities.logistic))
    case .softmax: values = Probabilities.softmax(sums)
    case .softmaxWithReference: values = Probabilities.softmax([0] + sums)
    }
    return try interface.prediction(values, of: classes)
  }

  /// Returns the probabilities of all classes. One number alone is that of the second of two.
  private func forEachClass(_ values: [Double]) -> [Double] {
    values.count == 1 ? [1 - values[0], values[0]] : values
  }
}

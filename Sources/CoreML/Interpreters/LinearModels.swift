import CoreMLSpecification

/// The weights of a linear model, a row for each number that it computes.
private struct WeightedSums: Sendable {
  private let rows: [(weights: [Double], offset: Double)]

  init(_ content: ProtobufMessage) throws {
    let weights = try content.messages(1).map { try $0.doubles(1) }
    let offsets = try content.doubles(2)
    guard let first = weights.first, weights.count == offsets.count,
      weights.allSatisfy({ $0.count == first.count })
    else { throw MalformedModel("has weights that do not match") }
    rows = Array(zip(weights, offsets)).map { ($0, $1) }
  }

  var count: Int { rows.count }

  func sums(of vector: [Double]) throws -> [Double] {
    guard vector.count == rows[0].weights.count else {
      throw MLModelError(
        .featureType, "The model takes \(rows[0].weights.count) numbers and not \(vector.count).")
    }
    return rows.map { row in zip(row.weights, vector).reduce(row.offset) { $0 + $1.0 * $1.1 } }
  }
}

/// A generalized linear model that predicts numbers.
struct LinearRegressor: ModelInterpreter {
  private let interface: ModelInterface
  private let weights: WeightedSums
  private let transform: @Sendable (Double) -> Double

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    weights = try WeightedSums(content)
    switch try content.unsigned(3) {
    case 0: transform = { $0 }
    case 1: transform = Probabilities.logistic
    case 2: transform = Probabilities.probit
    default: throw MalformedModel("has an unknown transform")
    }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    try interface.prediction(weights.sums(of: interface.vector(of: inputs)).map(transform))
  }
}

/// A generalized linear model that predicts classes.
struct LinearClassifier: ModelInterpreter {
  private let interface: ModelInterface
  private let weights: WeightedSums
  private let transform: @Sendable (Double) -> Double
  private let probabilities: Encoding
  private let classes: [ClassLabel]

  private enum Encoding {
    /// One sum decides between two classes: the higher it is, the more probable is the second.
    case two
    /// The first class has no sum: it is what the others are compared with.
    case reference
    case oneForEach
  }

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    weights = try WeightedSums(content)
    classes = try ClassLabel.classes(of: content)
    let hasReference = try content.unsigned(4) == 0
    switch (weights.count, hasReference) {
    case (1, _) where classes.count == 2: probabilities = .two
    case (classes.count - 1, true): probabilities = .reference
    case (classes.count, false): probabilities = .oneForEach
    default: throw MalformedModel("has weights for another number of classes")
    }
    switch (try content.unsigned(3), probabilities) {
    case (0, _): transform = Probabilities.logistic
    case (1, .two): transform = Probabilities.probit
    default: throw MalformedModel("has a transform that its classes do not have")
    }
  }

  var labels: [ClassLabel]? { classes }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    let sums = try weights.sums(of: interface.vector(of: inputs))
    let values: [Double]
    switch probabilities {
    case .two:
      let second = transform(sums[0])
      values = [1 - second, second]
    case .reference: values = Probabilities.softmax([0] + sums)
    case .oneForEach: values = Probabilities.normalized(sums.map(transform))
    }
    return try interface.prediction(values, of: classes)
  }
}

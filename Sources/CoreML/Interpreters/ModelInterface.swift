import CoreMLSpecification

extension ModelInterface {
  // MARK: Inputs

  /// Returns the numbers of all inputs, one after the other.
  func vector(of features: FeatureTable) throws -> [Double] {
    var vector: [Double] = []
    for input in inputs {
      guard let values = features[input.name]?.vector else {
        throw MLModelError(.featureType, "The input \(input.name) must be a number or an array.")
      }
      vector += values
    }
    return vector
  }

  /// Returns the value of the only input that a model of features has.
  func input(in features: FeatureTable) throws -> FeatureContents {
    guard let input = inputs.first else { throw MalformedModel("has no input") }
    return features[input.name] ?? .missing
  }

  /// Returns the error for an input that is of the wrong type.
  func mistyped(_ expected: String) -> MLModelError {
    MLModelError(.featureType, "The input \(inputs.first?.name ?? "") must be \(expected).")
  }

  // MARK: Outputs

  /// Returns the only output of a model of features.
  func output(_ contents: FeatureContents) throws -> FeatureTable {
    guard let output = outputs.first else { throw MalformedModel("has no output") }
    return [output.name: try contents.converted(to: output)]
  }

  /// Returns the output of a regressor.
  func prediction(_ values: [Double]) throws -> FeatureTable {
    let name = predictedFeatureName
    guard let output = outputs.first(where: { $0.name == name }) ?? outputs.first else {
      throw MalformedModel("has no output")
    }
    let contents: FeatureContents = values.count == 1 ? .number(values[0]) : .numbers(values)
    return [output.name: try contents.converted(to: output)]
  }

  /// Returns the outputs of a classifier: the most probable class, the first of several, and all probabilities.
  func prediction(_ probabilities: [Double], of labels: [ClassLabel]) throws -> FeatureTable {
    guard probabilities.count == labels.count else {
      throw MalformedModel("has no probability for each class")
    }
    let best = probabilities.max().flatMap(probabilities.firstIndex) ?? 0
    var features: FeatureTable = [:]
    for output in outputs {
      if output.name == predictedProbabilitiesName || isOfProbabilities(output) {
        features[output.name] = .dictionary(
          Dictionary(zip(labels, probabilities)) { first, _ in first })
      } else if output.name == predictedFeatureName || predictedFeatureName.isEmpty {
        features[output.name] = labels[best].contents
      }
    }
    return features
  }

  private func isOfProbabilities(_ output: FeatureSpecification) -> Bool {
    if case .dictionary = output.kind { predictedProbabilitiesName.isEmpty } else { false }
  }
}

extension FeatureContents {
  /// Returns the value in the type that a description specifies, if it can be one without a loss.
  func converted(to feature: FeatureSpecification) throws -> FeatureContents {
    switch (feature.kind, self) {
    case (.double, .integer(let value)): return .number(Double(value))
    case (.double, .numbers(let values)) where values.count == 1: return .number(values[0])
    case (.int64, .numbers(let values)) where values.count == 1:
      return try FeatureContents.number(values[0]).converted(to: feature)
    case (.int64, .number(let value)):
      guard let integer = Int64(exactly: value) else {
        throw MLModelError(.featureType, "\(feature.name) is \(value), which is not an integer.")
      }
      return .integer(integer)
    case (.multiArray, .number(let value)): return .numbers([value])
    case (.multiArray, .integer(let value)): return .numbers([Double(value)])
    case (.double, .number), (.int64, .integer), (.string, .text), (.multiArray, .numbers),
      (.dictionary, .dictionary):
      return self
    case (_, .missing) where feature.isOptional: return self
    default:
      throw MLModelError(
        .featureType, "The value of \(feature.name) is not of the type that the model describes.")
    }
  }
}

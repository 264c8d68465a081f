import CoreMLSpecification

/// Models one after the other: each takes inputs of the whole and outputs of those before it.
struct Pipeline: ModelInterpreter {
  private let models: [any ModelInterpreter]
  private let interface: ModelInterface

  init(_ content: ProtobufMessage, _ interface: ModelInterface, depth: Int) throws {
    self.interface = interface
    models = try content.messages(1).map {
      try ModelSpecification($0).interpreter(depth: depth + 1)
    }
    guard !models.isEmpty else { throw MalformedModel("has a pipeline without models") }
  }

  /// Those of the last classifier in it.
  var labels: [ClassLabel]? { models.lazy.compactMap(\.labels).last }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    var features = inputs
    for model in models {
      features.merge(try model.outputs(for: features)) { $1 }
    }
    var outputs: FeatureTable = [:]
    for output in interface.outputs {
      outputs[output.name] = try (features[output.name] ?? .missing).converted(to: output)
    }
    return outputs
  }
}

/// A file of Core ML, read as far as what every model has: its interface, what is said of it, and the message with the rest.
///
/// The numbers of the fields are those of `mlmodel/format` in the repository apple/coremltools.
package struct ModelSpecification: Sendable {
  package let interface: ModelInterface
  package let metadata: Metadata
  package let isUpdatable: Bool
  package let kind: ModelKind
  /// The parameters that the model has learned, in a message of its kind.
  package let content: ProtobufMessage

  /// The author's notes about a model. A text that is not there is empty.
  package struct Metadata: Equatable, Sendable {
    package var summary = ""
    package var version = ""
    package var author = ""
    package var license = ""
    package var others: [String: String] = [:]
  }

  /// - Throws: ``MalformedModel``.
  package init(_ bytes: [UInt8]) throws { try self.init(ProtobufMessage(bytes[...])) }

  /// Reads a model that is in another one, such as a part of a pipeline.
  package init(_ message: ProtobufMessage) throws {
    guard let description = try message.message(2) else {
      throw MalformedModel("has no description")
    }
    interface = try ModelInterface(description)
    metadata = try Metadata(description.message(100))
    isUpdatable = try message.flag(10)
    let numbers = try message.numbers
    let known = numbers.last { ModelKind(rawValue: $0) != nil }
    // A kind that is newer than this code is read, so that it can be said that it is unknown.
    guard let number = known ?? numbers.last(where: { $0 >= 200 }) else {
      throw MalformedModel("has a description and no contents")
    }
    kind = ModelKind(rawValue: number) ?? .unknown
    guard let content = try message.message(number) else {
      throw MalformedModel("has a description and no contents")
    }
    self.content = content
  }
}

extension ModelSpecification.Metadata {
  fileprivate init(_ message: ProtobufMessage?) throws {
    guard let message else { return }
    summary = try message.string(1)
    version = try message.string(2)
    author = try message.string(3)
    license = try message.string(4)
    for entry in try message.messages(100) { others[try entry.string(1)] = try entry.string(2) }
  }
}

/// The inputs and outputs of a model.
package struct ModelInterface: Equatable, Sendable {
  package let inputs: [FeatureSpecification]
  package let outputs: [FeatureSpecification]
  /// The output with the number or the class that is predicted; empty if there is none.
  package let predictedFeatureName: String
  /// The output with the probabilities of all classes; empty if there is none.
  package let predictedProbabilitiesName: String

  init(_ description: ProtobufMessage) throws {
    inputs = try description.messages(1).map(FeatureSpecification.init)
    outputs = try description.messages(10).map(FeatureSpecification.init)
    predictedFeatureName = try description.string(11)
    predictedProbabilitiesName = try description.string(12)
  }
}

import CoreMLSpecification
import Foundation

/// The inputs and outputs of a model, and its author's notes. See Apple's documentation of `MLModelDescription`.
public final class MLModelDescription: NSObject {
  /// The values that the model takes, by their names.
  public let inputDescriptionsByName: [String: MLFeatureDescription]
  /// The values that the model computes, by their names.
  public let outputDescriptionsByName: [String: MLFeatureDescription]
  /// The name of the output with the number or class that the model predicts; nil if there is none.
  public let predictedFeatureName: String?
  /// The name of the output with the probabilities of the classes; nil if there is none.
  public let predictedProbabilitiesName: String?
  /// The classes of a classifier, texts or integers; nil for other models.
  public let classLabels: [Any]?
  /// The author's notes about the model.
  public let metadata: [MLModelMetadataKey: Any]
  /// True if the model in the file can learn more. No model does so here.
  public let isUpdatable: Bool

  init(_ specification: ModelSpecification, labels: [ClassLabel]?) {
    let interface = specification.interface
    inputDescriptionsByName = Self.descriptions(of: interface.inputs)
    outputDescriptionsByName = Self.descriptions(of: interface.outputs)
    predictedFeatureName = Self.unlessEmpty(interface.predictedFeatureName)
    predictedProbabilitiesName = Self.unlessEmpty(interface.predictedProbabilitiesName)
    classLabels = labels?.map(\.base)
    metadata = Self.metadata(specification.metadata)
    isUpdatable = specification.isUpdatable
  }

  private static func descriptions(
    of features: [FeatureSpecification]
  ) -> [String: MLFeatureDescription] {
    Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }) { first, _ in first }
  }

  private static func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func metadata(
    _ metadata: ModelSpecification.Metadata
  ) -> [MLModelMetadataKey: Any] {
    var values: [MLModelMetadataKey: Any] = [:]
    values[.description] = unlessEmpty(metadata.summary)
    values[.versionString] = unlessEmpty(metadata.version)
    values[.author] = unlessEmpty(metadata.author)
    values[.license] = unlessEmpty(metadata.license)
    if !metadata.others.isEmpty { values[.creatorDefinedKey] = metadata.others }
    return values
  }
}

/// A key of the author's notes about a model. See Apple's documentation of `MLModelMetadataKey`.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The purpose of the model.
  public static let description = Self(rawValue: "MLModelDescriptionKey")
  /// Its version.
  public static let versionString = Self(rawValue: "MLModelVersionStringKey")
  /// The author of the model.
  public static let author = Self(rawValue: "MLModelAuthorKey")
  /// Under which terms it may be used.
  public static let license = Self(rawValue: "MLModelLicenseKey")
  /// Anything else: texts by their names.
  public static let creatorDefinedKey = Self(rawValue: "MLModelCreatorDefinedKey")
}

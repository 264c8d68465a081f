import Foundation

/// An error of SwiftData. See Apple's documentation of `SwiftDataError`.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  private let name: String
  public let description: String

  private init(_ name: String, _ description: String) {
    self.name = name
    self.description = description
  }

  /// A container could not be made.
  public static let loadIssueModelContainer = SwiftDataError(
    "loadIssueModelContainer", "The container could not be made.")
  /// A model is not in the schema of the container.
  public static let unknownSchema = SwiftDataError(
    "unknownSchema", "The schema of the container does not have the model.")
  /// A configuration is for classes that the container does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema",
    "The schema of the configuration is not in that of the container.")

  static func loadIssue(_ text: String) -> SwiftDataError {
    SwiftDataError("loadIssueModelContainer", text)
  }

  static func cannotSave(_ text: String) -> SwiftDataError {
    SwiftDataError("cannotSave", text)
  }

  // The description says more about one case and does not make another of it.
  public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

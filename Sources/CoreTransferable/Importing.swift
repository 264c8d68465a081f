import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types from which values can be made, the preferred ones first.
  public static func importedContentTypes() -> [UTType] {
    routes.compactMap(\.importedType).withoutRepeats
  }

  /// Creates a value from data.
  /// - Parameter contentType: The type of the data; nil to have each representation try it, until one succeeds.
  /// - Throws: An error if no representation imports that type, or the error of the one that does.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.value(of: .data(data), contentType)
  }

  /// Creates a value from a file.
  /// - Parameter contentType: The type of the file; nil to find out by its extension, or else to have each representation try
  ///   it, until one succeeds.
  /// - Throws: An error if no representation imports that type, or the error of the one that does.
  public init(importing file: URL, contentType: UTType?) async throws {
    let suffix = file.pathExtension
    let known = UTType(filenameExtension: suffix).flatMap { $0.isDynamic ? nil : $0 }
    self = try await Self.value(of: .file(file, isOriginal: true), contentType ?? known)
  }

  private static func value(of content: TransferContent, _ type: UTType?) async throws -> Self {
    if let type {
      let source = TransferSource([type]) { _ in content }
      guard let value = try await source.value(as: Self.self) else {
        throw CocoaError(.featureUnsupported)
      }
      return value
    }
    var lastError: any Error = CocoaError(.featureUnsupported)
    for load in routes.compactMap(\.load) {
      do { return try await load(content) } catch { lastError = error }
    }
    throw lastError
  }
}

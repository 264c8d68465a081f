import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types as which values can be exported, the preferred ones first.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    routes.filter { $0.visibility.includes(visibility) }.compactMap(\.exportedType).withoutRepeats
  }

  /// The types as which this value can be exported, the preferred ones first.
  package var exportedTypes: [UTType] {
    Self.routes.filter { $0.export != nil && $0.isExported(self) }.compactMap(\.exportedType)
      .withoutRepeats
  }

  /// A suggested name for a file with the value, without an extension; nil for no preference.
  public var suggestedFilename: String? {
    Self.routes.lazy.compactMap { $0.fileName(self) }.first
  }

  /// Exports the value as data.
  /// - Parameter contentType: The type of the data; nil for that of the first representation that exports.
  /// - Throws: An error if no representation exports that type, or the error of the one that does.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await exportedContent(as: contentType).content.data()
  }

  /// Exports the value as a file.
  /// - Parameters:
  ///   - destinationDirectory: The folder in which the file is made.
  ///   - contentType: The type of the file; nil for that of the first representation that exports.
  /// - Returns: The file, which belongs to the app.
  public func export(
    to destinationDirectory: URL, contentType: UTType?
  ) async throws -> URL {
    let (type, content, name) = try await exportedContent(as: contentType)
    return try await content.withFile(of: type, named: name) { file, _ in
      let fileName = name.map { TransferContent.fileName(of: type, named: $0) }
      let copy = destinationDirectory.appendingPathComponent(fileName ?? file.lastPathComponent)
      try FileManager.default.copyItem(at: file, to: copy)
      return copy
    }
  }

  /// Exports the value as a file that is there while a closure uses it.
  /// - Parameter contentType: The type of the file; nil for that of the first representation that exports.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let (type, content, name) = try await exportedContent(as: contentType)
    return try await content.withFile(of: type, named: name) { file, _ in
      try await fileHandler(file)
    }
  }

  /// The value by the first representation that exports it as a type.
  package func exportedContent(
    as contentType: UTType?, visibility: TransferRepresentationVisibility = .ownProcess
  ) async throws -> (type: UTType, content: TransferContent, name: String?) {
    for route in Self.routes where route.visibility.includes(visibility) {
      guard let type = route.exportedType, let export = route.export, route.isExported(self),
        contentType.map(type.conforms) ?? true
      else { continue }
      do {
        return (type, try await export(self), route.fileName(self) ?? suggestedFilename)
      } catch is NotExported {
        continue
      }
    }
    throw CocoaError(.featureUnsupported)
  }
}

extension [UTType] {
  var withoutRepeats: [UTType] {
    var known: Set<UTType> = []
    return filter { known.insert($0).inserted }
  }
}

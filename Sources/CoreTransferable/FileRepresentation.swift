import Foundation
import UniformTypeIdentifiers

/// A representation as a file, for what is too large to be in memory.
///
/// ```swift
/// struct Movie: Transferable {
///   let url: URL
///
///   static var transferRepresentation: some TransferRepresentation {
///     FileRepresentation(contentType: .movie) { movie in
///       SentTransferredFile(movie.url)
///     } importing: { received in
///       let copy = URL.documentsDirectory.appending(path: received.file.lastPathComponent)
///       try FileManager.default.copyItem(at: received.file, to: copy)
///       return Movie(url: copy)
///     }
///   }
/// }
/// ```
///
/// A file that is imported may be gone when the closure returns, so the closure copies what it wants to keep. See Apple's
/// documentation of `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  public typealias Body = Never
  let routes: [TransferRoute<Item>]

  /// Creates a representation that exports and imports.
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: has no effect: what is imported here is always a copy.
  ///   - exporting: names the file.
  ///   - importing: makes a value from a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      TransferRoute(
        exportedType: contentType, importedType: contentType,
        export: { try await exporting($0).content },
        load: Self.load(contentType, importing)))
  }

  /// Creates a representation that only exports.
  /// - Parameter shouldAllowToOpenInPlace: has no effect: nobody else can change a file of the server.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(
      TransferRoute(
        exportedType: exportedContentType, export: { try await exporting($0).content }))
  }

  /// Creates a representation that only imports.
  /// - Parameter shouldAttemptToOpenInPlace: has no effect: what is imported here is always a copy.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      TransferRoute(
        importedType: importedContentType, load: Self.load(importedContentType, importing)))
  }

  private init(_ route: TransferRoute<Item>) { routes = [route] }

  private static func load(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (TransferContent) async throws -> Item {
    { content in
      try await content.withFile(of: type) { file, isOriginal in
        try await importing(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
      }
    }
  }
}

/// A file that is exported. See Apple's documentation of `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// True if others may have the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// - Parameter allowAccessingOriginalFile: Whether others may have the file itself instead of a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }

  fileprivate var content: TransferContent {
    .file(file, isOriginal: allowAccessingOriginalFile)
  }
}

/// A file that is imported. See Apple's documentation of `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which may be gone when the closure that receives it returns.
  public let file: URL
  /// True if it is the file itself instead of a copy.
  public let isOriginalFile: Bool
}

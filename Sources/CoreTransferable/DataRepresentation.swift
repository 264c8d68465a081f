import Foundation
import UniformTypeIdentifiers

/// A representation as data in memory.
///
/// ```swift
/// DataRepresentation(contentType: .plainText) { note in
///   Data(note.text.utf8)
/// } importing: { data in
///   Note(text: String(decoding: data, as: UTF8.self))
/// }
/// ```
///
/// See Apple's documentation of `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  public typealias Body = Never
  let routes: [TransferRoute<Item>]

  /// Creates a representation that exports and imports.
  /// - Parameters:
  ///   - contentType: the type of the data.
  ///   - exporting: makes the data.
  ///   - importing: makes a value from data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(
      TransferRoute(
        exportedType: contentType, importedType: contentType,
        export: { .data(try await exporting($0)) }, load: { try await importing($0.data()) }))
  }

  /// Creates a representation that only exports.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.init(
      TransferRoute(
        exportedType: exportedContentType, export: { .data(try await exporting($0)) }))
  }

  /// Creates a representation that only imports.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(
      TransferRoute(
        importedType: importedContentType, load: { try await importing($0.data()) }))
  }

  private init(_ route: TransferRoute<Item>) { routes = [route] }
}

import Foundation
import UniformTypeIdentifiers

/// The content that a value is exported as, or imported from.
package enum TransferContent: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)

  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try Data(contentsOf: url)
    }
  }

  /// Calls a closure with a file: the content's own, or one that is there only meanwhile.
  func withFile<Result>(
    of type: UTType, named name: String? = nil,
    _ use: (URL, _ isOriginal: Bool) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .file(let url, let isOriginal): return try await use(url, isOriginal)
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("banyan-transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(Self.fileName(of: type, named: name))
      try data.write(to: file)
      return try await use(file, false)
    }
  }

  /// Returns a name for a file of a type. A name contains no folders.
  static func fileName(of type: UTType, named name: String?) -> String {
    let last = (name ?? "").split(separator: "/").last.map(String.init) ?? "Untitled"
    guard let suffix = type.preferredFilenameExtension,
      !type.filenameExtensions.contains((last as NSString).pathExtension.lowercased())
    else { return last }
    return "\(last).\(suffix)"
  }
}

/// One way of a representation: what it exports, what it imports, or both.
struct TransferRoute<Item>: Sendable {
  var exportedType: UTType?
  var importedType: UTType?
  var export: (@Sendable (Item) async throws -> TransferContent)?
  var load: (@Sendable (TransferContent) async throws -> Item)?
  var isExported: @Sendable (Item) -> Bool = { _ in true }
  var fileName: @Sendable (Item) -> String? = { _ in nil }
  var visibility = TransferRepresentationVisibility.all
}

/// A way does not export this value, which is known only when its proxy is there: the next way is tried.
struct NotExported: Error {}

extension Transferable {
  /// All ways in which values of the type are transferred, the preferred ones first.
  static var routes: [TransferRoute<Self>] {
    transferRepresentation.allRoutes.compactMap { $0 as? TransferRoute<Self> }
  }
}

/// The types that something can be read as, and how.
package struct TransferSource: Sendable {
  package let types: [UTType]
  package let load: @Sendable (UTType) async throws -> TransferContent

  package init(
    _ types: [UTType], load: @escaping @Sendable (UTType) async throws -> TransferContent
  ) {
    self.types = types
    self.load = load
  }

  /// Makes a value by the first way that fits the first type for which there is one.
  /// - Returns: nil if none fits.
  package func value<Item: Transferable>(as item: Item.Type) async throws -> Item? {
    let routes = Item.routes
    for type in types {
      for route in routes {
        guard let imported = route.importedType, let load = route.load, type.conforms(to: imported)
        else { continue }
        return try await load(self.load(type))
      }
    }
    return nil
  }
}

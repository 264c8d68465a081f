import Foundation
import Logging
import NIOCore
import Synchronization

/// The pictures of an app, found by name in its folders and their asset catalogs.
struct Pictures: Sendable {
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp",
  ]

  let directories: [String]
  let catalogs: AssetCatalogs
  private let misses = Misses()
  private let logger: Logger

  init(directories: [String], logger: Logger = Logger(label: "banyan.pictures")) {
    self.directories = directories
    self.logger = logger
    catalogs = AssetCatalogs(directories: directories)
  }

  /// Whether a browser can show a file, by its extension.
  static func isPicture(_ file: URL) -> Bool {
    types[file.pathExtension.lowercased()] != nil
  }

  /// The picture of that name, with or without its extension.
  ///
  /// - Parameter name: As it stands in a path, percent-encoded.
  func response(toName name: String) -> Response {
    guard let name = name.removingPercentEncoding, let file = file(named: name),
      let data = FileManager.default.contents(atPath: file.path)
    else {
      if misses.isFirst(name) {
        logger.warning("There is no picture named '\(name.prefix(100))'; a placeholder is shown.")
      }
      return Response(.notFound, "There is no such picture.")
    }
    return Response(
      .ok, type: Self.types[file.pathExtension.lowercased()] ?? "application/octet-stream",
      body: ByteBuffer(bytes: data), cacheControl: "private, max-age=60")
  }

  private func file(named name: String) -> URL? {
    // A name may have folders in it, but must not lead out of the directory.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.contains("\0"), !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else {
      return nil
    }
    for directory in directories {
      let file = URL(fileURLWithPath: directory).appendingPathComponent(name)
      let candidates = [file] + Self.types.keys.sorted().map { file.appendingPathExtension($0) }
      if let found = candidates.first(where: {
        Self.isPicture($0) && FileManager.default.fileExists(atPath: $0.path)
      }) {
        return found
      }
    }
    return catalogs.picture(named: name)
  }
}

/// Names that were asked for in vain, so that each is reported once.
private final class Misses: Sendable {
  private let names = Mutex<Set<String>>([])

  func isFirst(_ name: String) -> Bool {
    names.withLock { $0.count < 1000 && $0.insert(name).inserted }
  }
}

import Foundation
import Synchronization

/// SwiftPM's answers about packages, for as long as their `Package.swift` files stay the same. SwiftPM takes a second to answer,
/// and each save asks about the same packages.
final class PackageManifests: Sendable {
  static let ofSwiftPM = PackageManifests { folder in
    let (status, output) = try Child.run(
      "swift", ["package", "--package-path", folder.path, "dump-package"],
      collecting: STDOUT_FILENO)
    guard status == 0 else { throw Failure.shown("the package at \(folder.path) cannot be read") }
    return Data(output.utf8)
  }

  private struct Known {
    let texts: [String: Data]
    let manifest: Data
  }

  private let known = Mutex<[String: Known]>([:])
  private let read: @Sendable (URL) throws -> Data

  /// - Parameter read: Returns the output of `swift package dump-package` for a folder.
  init(read: @escaping @Sendable (URL) throws -> Data) {
    self.read = read
  }

  /// Returns the output of `swift package dump-package` for a folder.
  func manifest(in folder: URL) throws -> Data {
    let path = folder.standardizedFileURL.path
    // Looked at first, so that a change while SwiftPM reads is noticed the next time.
    let texts = Self.texts(in: path)
    if let known = known.withLock({ $0[path] }), known.texts == texts { return known.manifest }
    let manifest = try read(folder)
    known.withLock { $0[path] = Known(texts: texts, manifest: manifest) }
    return manifest
  }

  /// Returns `Package.swift` and those for single versions of Swift, such as `Package@swift-6.swift`, by name.
  private static func texts(in path: String) -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var texts: [String: Data] = [:]
    for name in names where name == "Package.swift" || name.hasPrefix("Package@") {
      texts[name] = FileManager.default.contents(atPath: path + "/" + name)
    }
    return texts
  }
}

import Foundation

/// The texts of a module's files, with their conditions and declarations.
struct SourceTexts {
  let files: [String]
  let texts: [String]
  let conditions: [PlatformConditions]
  private(set) var scan = SourceScan()

  /// True if a file imports CryptoKit.
  var importsCryptoKit: Bool { conditions.contains(where: \.importsCryptoKit) }

  /// - Throws: A ``Failure`` if a file cannot be read.
  init(_ files: [String]) throws {
    self.files = files
    texts = try files.map { file in
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw Failure("\(file) cannot be read")
      }
      return text
    }
    conditions = texts.map(PlatformConditions.init)
    for text in texts { scan.read(text) }
  }

  /// Returns the files as the compiler of a platform sees them.
  ///
  /// - Parameters:
  ///   - folder: The folder for the copies.
  func compiled(for platform: Platform, in folder: URL) throws -> PlatformSources {
    try PlatformSources(files, conditions, for: platform, in: folder)
  }
}

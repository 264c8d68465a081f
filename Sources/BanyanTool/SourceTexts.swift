import Foundation

/// The texts of a module's files, and what they ask about the platform and use.
struct SourceTexts {
  let files: [String]
  let texts: [String]
  let conditions: [PlatformConditions]
  private(set) var scan = SourceScan()

  /// - Throws: A ``Failure`` if one cannot be read.
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

  /// The files as the compiler of a platform sees them.
  ///
  /// - Parameters:
  ///   - folder: Where the copies go. What is there is replaced.
  func compiled(for platform: Platform, in folder: URL) throws -> PlatformSources {
    try PlatformSources(files, conditions, for: platform, in: folder)
  }
}

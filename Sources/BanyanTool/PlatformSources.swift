import Foundation

/// A program's files as the compiler of a platform sees them.
///
/// Files with conditions on the platform are copied, with the conditions evaluated.
struct PlatformSources {
  /// The compiler's input: the author's files, and copies of some.
  private(set) var files: [String] = []
  private let folder: String
  /// The author's files by their copies.
  private var originals: [String: String] = [:]

  /// - Parameters:
  ///   - files: the author's files, by the paths that diagnostics should name.
  ///   - folder: the folder for the copies, whose contents are replaced.
  init(
    _ files: [String], _ conditions: [PlatformConditions], for platform: Platform, in folder: URL
  ) throws {
    self.folder = folder.path
    try? FileManager.default.removeItem(at: folder)
    for (file, conditions) in zip(files, conditions) {
      guard let source = conditions.source(for: platform) else {
        self.files.append(file)
        continue
      }
      let copy = folder.path + URL(fileURLWithPath: file).standardizedFileURL.path
      try FileManager.default.createDirectory(
        atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try source.write(toFile: copy, atomically: false, encoding: .utf8)
      self.files.append(copy)
      originals[copy] = file
    }
  }

  /// The compiler arguments that make traps and `#filePath` name the author's files.
  var compilerArguments: [String] {
    originals.isEmpty ? [] : ["-file-prefix-map", "\(folder)="]
  }

  /// Returns the compiler's output with the paths of the author's files.
  func mappedBack(_ text: String) -> String {
    guard text.contains(folder) else { return text }
    // Longer paths first: one path may be a prefix of another.
    return originals.sorted { $0.key.count > $1.key.count }.reduce(text) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}

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
  ///   - folder: the folder for the copies. A copy that is no longer needed is removed, and one that would be the same is left
  ///     alone, so that the compiler can tell that it has not changed.
  init(
    _ files: [String], _ conditions: [PlatformConditions], for platform: Platform, in folder: URL
  ) throws {
    self.folder = folder.path
    for (file, conditions) in zip(files, conditions) {
      guard let source = conditions.source(for: platform) else {
        self.files.append(file)
        continue
      }
      let copy = folder.path + URL(fileURLWithPath: file).standardizedFileURL.path
      try FileManager.default.createDirectory(
        atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try ObjectFiles.write(source, to: copy)
      self.files.append(copy)
      originals[copy] = file
    }
    removeOtherCopies()
  }

  private func removeOtherCopies() {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names where name.hasSuffix(".swift") {
      let path = "\(folder)/\(name)"
      if originals[path] == nil { try? FileManager.default.removeItem(atPath: path) }
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

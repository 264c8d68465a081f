import Foundation

/// A folder of files that is removed after the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("banyan-tool-\(UUID().uuidString)", isDirectory: true)
    .standardizedFileURL

  /// - Parameter files: the contents of the files, by path.
  init(_ files: [String: String] = [:]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns a path relative to the folder.
  func path(_ whole: String) -> String {
    whole.hasPrefix(url.path + "/") ? String(whole.dropFirst(url.path.count + 1)) : whole
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

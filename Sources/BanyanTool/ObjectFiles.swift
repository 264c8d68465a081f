import Foundation

/// The object files of an app with several files, with which the compiler compiles only the files that have changed, and those
/// that depend on the changes.
struct ObjectFiles {
  let folder: URL

  /// A few files are compiled faster together: each run for a part of them has to read the library's modules again.
  static let mostFilesTogether = 3

  /// Returns the arguments that make the compiler keep object files.
  ///
  /// - Throws: The system's error if the folder is not writable.
  func arguments(for files: [String]) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = folder.appendingPathComponent("files.json")
    try Self.write(String(decoding: try outputs(of: files), as: UTF8.self), to: map.path)
    return [
      "-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)",
      "-output-file-map", map.path,
    ]
  }

  /// Returns the compiler's table of what belongs to which file.
  private func outputs(of files: [String]) throws -> Data {
    var outputs = ["": ["swift-dependencies": path("module", ".swiftdeps")]]
    for file in files {
      // Files in different folders may have the same name.
      let name =
        URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        + "-\(StableHash.of(file))"
      outputs[file] = [
        "object": path(name, ".o"), "swift-dependencies": path(name, ".swiftdeps"),
      ]
    }
    return try JSONSerialization.data(withJSONObject: outputs, options: .sortedKeys)
  }

  private func path(_ name: String, _ ending: String) -> String {
    folder.appendingPathComponent(name + ending).path
  }

  /// Writes a file unless it has this text already, because the compiler compares the times of files and not their
  /// contents.
  static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

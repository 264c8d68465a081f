import Foundation

/// The object files of an app with several files, with which the compiler compiles only the files that have changed, and those
/// that depend on the changes.
struct ObjectFiles {
  let folder: URL
  /// The identity of the library that the files are compiled against.
  let library: String

  /// A few files are compiled faster together: each run for a part of them has to read the library's modules again.
  static let mostFilesTogether = 3

  /// The identity of the library, when the compiler's own record of what is up to date is right.
  private var stamp: URL { folder.appendingPathComponent("current") }

  /// Removes the object files that the compiler could take for current although they are not.
  ///
  /// - Parameter files: The files that are to be compiled.
  /// - Throws: The system's error if the folder is not writable.
  func begin(_ files: [String]) throws {
    if (try? String(contentsOf: stamp, encoding: .utf8)) != library {
      try? FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The compiler writes its record at the end, so nothing is known of a compile that is interrupted.
    try? FileManager.default.removeItem(at: stamp)
    try SavedTimes(record: folder.appendingPathComponent("times.json")).update(for: files) {
      for file in $0 {
        try? FileManager.default.removeItem(atPath: path(Self.name(of: file), ".o"))
      }
    }
  }

  /// Keeps the object files for the next time, unless the compiler has crashed: for its record, whatever depends on other
  /// files was then compiled as well.
  ///
  /// - Parameters:
  ///   - status: The compiler's exit code, or 128 plus the number of the signal that ended it.
  ///   - output: The output of the compiler.
  func end(_ status: CInt, _ output: String) throws {
    if status >= 128 || output.contains("command failed due to signal") { return }
    try library.write(to: stamp, atomically: true, encoding: .utf8)
  }

  /// Returns the arguments that make the compiler keep object files.
  ///
  /// - Throws: The system's error if the folder is not writable.
  func arguments(for files: [String]) throws -> [String] {
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
      let name = Self.name(of: file)
      outputs[file] = [
        "object": path(name, ".o"), "swift-dependencies": path(name, ".swiftdeps"),
      ]
    }
    return try JSONSerialization.data(withJSONObject: outputs, options: .sortedKeys)
  }

  /// Returns the name of what is compiled from a file. Files in different folders may have the same name.
  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      + "-\(StableHash.of(file))"
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

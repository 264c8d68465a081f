import Foundation

/// The edited file. The file on disk is authoritative: each writer names the text that their change is based on.
struct PlayedFile: Sendable {
  /// An error for a file whose text differs from the one that the change is based on.
  struct Conflict: Error {
    let text: String
  }

  let path: String

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// - Throws: A ``Failure`` if the file cannot be read.
  func text() throws -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure("\(path) cannot be read")
    }
    return text
  }

  static func revision(of text: String) -> String { StableHash.of(text) }

  /// Writes a text, unless the file has changed in the meantime.
  ///
  /// - Parameter base: The revision that the text is based on; nil to write in any case.
  /// - Throws: A ``Conflict``, or a ``Failure``.
  func write(_ text: String, over base: String?) throws {
    let old = try? self.text()
    if let base {
      if let old, Self.revision(of: old) != base { throw Conflict(text: old) }
      if old == nil, FileManager.default.fileExists(atPath: path) {
        throw Failure("\(path) is there, but cannot be read, so it is left alone")
      }
    }
    if text == old { return }
    // Written beside the file and then renamed, so that no reader sees half of it. A symbolic link stays one.
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let other = place.deletingLastPathComponent()
      .appendingPathComponent(".\(place.lastPathComponent).\(getpid())")
    let mode = try? FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    do {
      try Data(text.utf8).write(to: other)
      if let mode {
        try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: other.path)
      }
    } catch {
      throw Failure("\(path) cannot be written")
    }
    guard rename(other.path, place.path) == 0 else {
      unlink(other.path)
      throw Failure("\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Makes the program run again, as if the file had been saved.
  func touch() {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    // The watch reports the closing of a file that was open for writing.
    if descriptor >= 0 { close(descriptor) }
  }
}

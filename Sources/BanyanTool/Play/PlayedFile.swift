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
    do throws(SystemError) {
      try replace(place, with: text)
    } catch {
      throw Failure("\(path) cannot be written: \(String(cString: strerror(error.code)))")
    }
  }

  private struct SystemError: Error {
    let code: CInt
  }

  private func replace(_ place: URL, with text: String) throws(SystemError) {
    // In a folder that others can write to, they can neither guess this name nor have it lead somewhere else.
    let other = place.deletingLastPathComponent()
      .appendingPathComponent(".banyan-\(UUID().uuidString)").path
    var status = stat()
    let mode = stat(place.path, &status) == 0 ? status.st_mode & 0o7777 : nil
    let descriptor = open(
      other, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try write(text, to: descriptor)
      if let mode, fchmod(descriptor, mode) != 0 { throw SystemError(code: errno) }
      if rename(other, place.path) != 0 { throw SystemError(code: errno) }
    } catch {
      unlink(other)
      throw error
    }
  }

  private func write(_ text: String, to descriptor: CInt) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the program run again, as if the file had been saved.
  func touch() {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    // The watch reports the closing of a file that was open for writing.
    if descriptor >= 0 { close(descriptor) }
  }
}

import Foundation

/// The file of a store.
struct StoreFile {
  private let url: URL

  /// - Parameter url: the file; `/dev/null` keeps nothing.
  init?(_ url: URL) {
    if url.path == "/dev/null" { return nil }
    self.url = url
  }

  /// Returns what is in the file; nil if it does not exist.
  func read() throws -> Data? {
    do {
      if FileManager.default.fileExists(atPath: url.path) { return try Data(contentsOf: url) }
      // Not when it is written: the folder of a visitor that has been removed stays away.
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return nil
    } catch {
      throw failure("The store \(url.path) cannot be read: \(error)", NSPersistentStoreOpenError)
    }
  }

  /// Replaces the file as a whole: if the process ends meanwhile, the former file is still there.
  func write(_ contents: Data) throws {
    do {
      try contents.write(to: url, options: .atomic)
    } catch {
      throw failure("The store \(url.path) cannot be written: \(error)", NSPersistentStoreSaveError)
    }
  }

  /// Gives a file that is damaged another name, so that a new one does not replace it.
  /// - Returns: what to report.
  func setAside(because error: any Error) -> NSError {
    let stamp = Int(Date().timeIntervalSince1970)
    let name = "\(url.lastPathComponent).damaged-\(stamp)-\(UUID().uuidString.prefix(8))"
    let other = url.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try FileManager.default.moveItem(at: url, to: other)
    } catch {
      return failure(
        "The store \(url.path) is damaged and cannot be moved: \(error)", NSPersistentStoreOpenError
      )
    }
    return failure(
      "The store \(url.path) is damaged, and was moved to \(other.path): \(error)",
      NSPersistentStoreOpenError)
  }

  private func failure(_ text: String, _ code: Int) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [NSLocalizedDescriptionKey: text, NSFilePathErrorKey: url.path])
  }
}

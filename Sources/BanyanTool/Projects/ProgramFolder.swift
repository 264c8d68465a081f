import Foundation

/// The folder in which the program of one path is kept: the same each time, so that files do not accumulate.
///
/// A program that is run twice at a time has two folders, so that neither changes the other's files.
struct ProgramFolder {
  let url: URL
  private let lock: FileLock?
  private static let mostAtATime = 100

  /// - Parameter caches: The person's own folder for such files. If it is not writable, the program goes
  ///   into a new folder below the temporary one, which all users may write to: another user may have made
  ///   a folder there with a predictable name, and put their own program into it.
  init(
    of path: String,
    caches: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    temporaryFolder: URL = FileManager.default.temporaryDirectory
  ) throws {
    let name = Self.name(of: path)
    if let caches {
      for number in 1...Self.mostAtATime {
        let folder = caches.appendingPathComponent("banyan").appendingPathComponent(
          number == 1 ? name : "\(name)-\(number)", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.isWritableFile(atPath: folder.path) else { break }
        guard let lock = FileLock(folder.appendingPathComponent("lock")) else { continue }
        url = folder
        self.lock = lock
        return
      }
    }
    lock = nil
    guard let made = Self.makeTemporary(in: temporaryFolder) else {
      throw Failure(
        "no folder can be written to, neither in \(caches?.path ?? "~/.cache") nor in \(temporaryFolder.path)"
      )
    }
    url = made
  }

  private static let temporaryPrefix = "banyan-"

  /// Makes a new folder, for its owner alone, which is removed when this process ends, and those of processes that could not
  /// remove theirs.
  ///
  /// - Returns: nil if the folder around it is not writable.
  static func makeTemporary(in folder: URL = FileManager.default.temporaryDirectory) -> URL? {
    OwnFolders.removeAbandoned(in: folder, prefix: temporaryPrefix)
    // `mkdtemp` replaces the last six characters with letters, and creates the folder for its owner alone,
    // or fails.
    var template = Array(
      folder.appendingPathComponent(temporaryPrefix + "XXXXXX").path.utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    let url = URL(fileURLWithPath: String(cString: made), isDirectory: true)
    OwnFolders.removeAtEnd(url)
    return url
  }

  private static func name(of path: String) -> String {
    let source = URL(fileURLWithPath: path).standardizedFileURL
    return "\(source.deletingPathExtension().lastPathComponent)-\(StableHash.of(source.path))"
  }

  /// Returns the folder with what the app at a path keeps, such as its documents: the same each time.
  ///
  /// - Parameter data: The person's own folder for what programs keep; nil if there is none.
  static func home(
    of path: String,
    in data: URL? = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask
    ).first
  ) -> URL? {
    data?.appendingPathComponent("banyan/homes", isDirectory: true)
      .appendingPathComponent(name(of: path), isDirectory: true)
  }
}

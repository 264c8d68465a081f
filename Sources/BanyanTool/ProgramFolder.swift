import Foundation

/// Where the program of one path is kept: the same folder each time, so that nothing piles up.
///
/// One that is run twice at a time has two folders, so that neither changes what the other runs.
struct ProgramFolder {
  let url: URL
  private let lock: FileLock?
  private static let mostAtATime = 100

  /// - Parameter caches: The person's own folder for such files. Where nothing can be written to it,
  ///   the program goes into a new folder of the temporary ones, which everybody may write to: somebody
  ///   else may have made a folder there whose name can be foreseen, and put a program of theirs into it.
  init(
    of path: String,
    caches: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    temporaryFolder: URL = FileManager.default.temporaryDirectory
  ) throws {
    let source = URL(fileURLWithPath: path).standardizedFileURL
    let name = "\(source.deletingPathExtension().lastPathComponent)-\(StableHash.of(source.path))"
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
    // `mkdtemp` puts letters in place of the last six, and makes the folder for its owner alone, or fails.
    var template = Array(temporaryFolder.appendingPathComponent("banyan-XXXXXX").path.utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure(
        "no folder can be written to, neither in \(caches?.path ?? "~/.cache") nor in \(temporaryFolder.path)"
      )
    }
    url = URL(fileURLWithPath: String(cString: made), isDirectory: true)
  }
}

import Foundation

/// Where the program of one path is kept: the same folder each time, so that nothing piles up.
struct ProgramFolder {
  let url: URL

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
      let folder = caches.appendingPathComponent("banyan").appendingPathComponent(
        name, isDirectory: true)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if FileManager.default.isWritableFile(atPath: folder.path) {
        url = folder
        return
      }
    }
    // `mkdtemp` makes the folder, for its owner alone, or fails.
    var template = Array(temporaryFolder.appendingPathComponent("banyan-XXXXXX").path.utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Failure(
        "no folder can be written to, neither in \(caches?.path ?? "~/.cache") nor in \(temporaryFolder.path)"
      )
    }
    url = URL(fileURLWithPath: String(cString: made), isDirectory: true)
  }
}

import Foundation

/// The kind of a file, its owner, and the date of its last change. Of a link, its own.
///
/// Foundation's attributes of a file include the name of its owner, so it reads the list of users for each file. For all
/// sources of the library that would happen thousands of times with each save.
struct FileStatus {
  let isFolder: Bool
  let owner: uid_t
  let changed: Date

  /// - Returns: nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    owner = status.st_uid
    changed = Date(
      timeIntervalSince1970: Double(status.st_mtim.tv_sec)
        + Double(status.st_mtim.tv_nsec) / 1_000_000_000)
  }
}

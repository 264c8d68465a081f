import Foundation
import Synchronization

/// The folders that this process has made for itself alone.
enum OwnFolders {
  private static let folders = Mutex<[(path: String, lock: FileLock?)]>([])
  /// The file in each that is locked for as long as its process, or a program that it has started, is there. A process's
  /// number would not do: processes in other containers, which may have the same temporary folder, have the same numbers.
  private static let lockName = ".lock"

  /// Removes a folder when this process ends, also if a signal ends it while it waits for another program. A signal that ends
  /// the process at once leaves the folder to ``removeAbandoned(in:)``.
  static func removeAtEnd(_ folder: URL) {
    let held = lock(in: folder)
    let isFirst = folders.withLock { folders in
      folders.append((folder.path, held))
      return folders.count == 1
    }
    guard isFirst else { return }
    atexit {
      for folder in OwnFolders.folders.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: folder.path)
      }
    }
  }

  private static func lock(in folder: URL) -> FileLock? {
    // The file gets its name when it is locked, so that nobody finds it before.
    let new = folder.appendingPathComponent(lockName + "-new")
    guard let lock = FileLock(new) else { return nil }
    rename(new.path, folder.appendingPathComponent(lockName).path)
    return lock
  }

  /// Removes the folders of processes that are gone, of this user.
  ///
  /// - Parameters:
  ///   - folder: The folder in which they are.
  ///   - prefix: The beginning of their names.
  static func removeAbandoned(in folder: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = folder.appendingPathComponent(name).path
      guard let status = FileStatus(path), status.isFolder, status.owner == geteuid() else {
        continue
      }
      let file = URL(fileURLWithPath: path).appendingPathComponent(lockName)
      guard FileManager.default.fileExists(atPath: file.path), let lock = FileLock(file) else {
        continue
      }
      withExtendedLifetime(lock) { _ = try? FileManager.default.removeItem(atPath: path) }
    }
  }
}

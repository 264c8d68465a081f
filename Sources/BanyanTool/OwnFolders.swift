import Foundation
import Synchronization

/// The folders that this process has made for itself alone.
enum OwnFolders {
  private static let paths = Mutex<[String]>([])

  /// Removes a folder when this process ends, also if a signal ends it while it waits for another program.
  static func removeAtEnd(_ folder: URL) {
    let isFirst = paths.withLock { paths in
      paths.append(folder.path)
      return paths.count == 1
    }
    guard isFirst else { return }
    atexit {
      for path in OwnFolders.paths.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}

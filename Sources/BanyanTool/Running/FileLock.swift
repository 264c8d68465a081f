import Foundation

/// A file lock that one process holds at a time, and shares with the program that it becomes or starts.
final class FileLock: Sendable {
  private let descriptor: CInt

  /// - Returns: nil if another process holds it.
  init?(_ file: URL) {
    let opened = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else { return nil }
    // Kept above the program's own descriptors, which begin at 3, and left open when the program replaces this
    // process.
    descriptor = fcntl(opened, F_DUPFD, 200)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }
}

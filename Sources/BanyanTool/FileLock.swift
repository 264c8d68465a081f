import Foundation

/// A file that one process at a time holds, with the program that takes its place or that it starts.
final class FileLock {
  private let descriptor: CInt

  /// - Returns: nil if another holds it.
  init?(_ file: URL) {
    let opened = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { return nil }
    defer { close(opened) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else { return nil }
    // Kept where the program's own descriptors, from 3 on, are not, and open when it takes this process's place.
    descriptor = fcntl(opened, F_DUPFD, 200)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }
}

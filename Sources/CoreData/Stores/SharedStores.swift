import Foundation
import Logging

/// The coordinators that have files open which others may change: other coordinators of this process, and other processes.
enum SharedStores {
  private struct Entry {
    weak var coordinator: NSPersistentStoreCoordinator?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [String: [Entry]] = [:]
  nonisolated(unsafe) private static var watch: FolderWatch?

  static func add(_ coordinator: NSPersistentStoreCoordinator, at path: String) {
    lock.withLock {
      var others = entries[path] ?? []
      others.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
      entries[path] = others + [Entry(coordinator: coordinator)]
      let watch = watch ?? FolderWatch { didChange(at: $0, except: nil) }
      self.watch = watch
      watch.follow(path)
    }
  }

  /// Lets the coordinators of a file look for changes.
  static func didChange(at path: String, except author: NSPersistentStoreCoordinator?) {
    let others = lock.withLock { () -> [NSPersistentStoreCoordinator] in
      guard let known = entries[path] else { return [] }
      let there = known.filter { $0.coordinator != nil }
      entries[path] = there.isEmpty ? nil : there
      if there.isEmpty { watch?.unfollow(path) }
      return there.compactMap(\.coordinator)
    }
    for other in others where other !== author { other.takeForeignChanges() }
  }
}

/// Waits for changes of databases by other processes. One thread of the process sleeps until the system reports that a file beside a
/// database has been written: SQLite writes each transaction into `-wal`.
private final class FolderWatch: @unchecked Sendable {
  private let descriptor: CInt
  private let lock = NSLock()
  /// The watch of each folder, and the paths of the databases in it.
  private var folders: [String: (watch: CInt, paths: Set<String>)] = [:]
  private let report: @Sendable (String) -> Void

  init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
    descriptor = inotify_init1(CInt(IN_CLOEXEC))
    guard descriptor >= 0 else {
      Logger(label: "com.apple.CoreData").warning(
        "Changes that other processes save are not noticed: \(String(cString: strerror(errno)))")
      return
    }
    Thread.detachNewThread { [weak self, descriptor] in
      var buffer = [UInt8](repeating: 0, count: 16_384)
      // A transaction is written into the file before others can see it, and they see it by memory that is mapped, which the system reports to
      // nobody. So each report is repeated for a while, in case that it came too early.
      var (recent, repetition): (Set<String>, Int) = ([], 0)
      while true {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&waiting, 1, recent.isEmpty ? -1 : Self.delays[repetition])
        if ready < 0, errno == EINTR { continue }
        if ready != 0 {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          guard let changed = self?.paths(in: buffer[..<count]) else { return }
          if changed.isEmpty { continue }
          recent.formUnion(changed)
          repetition = 0
        } else {
          repetition += 1
        }
        guard let self else { return }
        for path in recent { self.report(path) }
        if repetition == Self.delays.count { (recent, repetition) = ([], 0) }
      }
    }
  }

  /// The milliseconds after which the last reports are repeated.
  private static let delays: [CInt] = [10, 50, 250, 1_000, 4_000]

  func follow(_ path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    lock.withLock {
      guard descriptor >= 0, folders[folder]?.paths.insert(path) == nil else { return }
      let watch = inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY))
      guard watch >= 0 else {
        Logger(label: "com.apple.CoreData").warning(
          "Changes of \(path) by other processes are not noticed: \(String(cString: strerror(errno)))"
        )
        return
      }
      folders[folder] = (watch, [path])
    }
  }

  func unfollow(_ path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    lock.withLock {
      guard let known = folders[folder] else { return }
      folders[folder]?.paths.remove(path)
      if known.paths == [path] {
        folders[folder] = nil
        inotify_rm_watch(descriptor, known.watch)
      }
    }
  }

  /// Returns the databases that events are about.
  private func paths(in events: ArraySlice<UInt8>) -> Set<String> {
    lock.withLock {
      var changed: Set<String> = []
      var rest = events
      // An event: the watch, what has happened, a number that we do not need, and the length of the name that follows.
      while rest.count >= 16 {
        let words = rest.withUnsafeBytes { bytes in
          (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        let name = rest.dropFirst(16).prefix(Int(words[3])).prefix { $0 != 0 }
        rest = rest.dropFirst(16 + Int(words[3]))
        let file = String(decoding: name, as: UTF8.self)
        for (folder, known) in folders where known.watch == CInt(bitPattern: words[0]) {
          for path in known.paths where "\(folder)/\(file)" == "\(path)-wal" {
            changed.insert(path)
          }
        }
      }
      return changed
    }
  }
}

import Foundation
import Logging

/// The coordinators that have stores open which others may change: other coordinators of this process, and other processes.
enum SharedStores {
  private struct Entry {
    var coordinators: [WeakCoordinator]
    let watch: any StoreWatch
  }

  private struct WeakCoordinator {
    weak var coordinator: NSPersistentStoreCoordinator?
  }

  // Looking for a coordinator may end its life, which looks for the others.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [String: Entry] = [:]

  static func add(
    _ coordinator: NSPersistentStoreCoordinator, to identity: String, at place: any StorePlace
  ) {
    lock.withLock {
      var entry =
        entries[identity]
        ?? Entry(
          coordinators: [],
          watch: place.makeWatch { didChange(identity, except: nil, isEverything: $0) })
      entry.coordinators.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
      entry.coordinators.append(WeakCoordinator(coordinator: coordinator))
      entries[identity] = entry
    }
  }

  /// Lets the coordinators of a store look for changes.
  static func didChange(
    _ identity: String, except author: NSPersistentStoreCoordinator?, isEverything: Bool = false
  ) {
    for other in coordinators(of: identity) where other !== author {
      other.takeForeignChanges(isEverything: isEverything)
    }
  }

  /// Ends what waits for changes if no other coordinator has the store open.
  static func remove(_ coordinator: NSPersistentStoreCoordinator, from identity: String) {
    lock.withLock {
      guard let known = entries[identity] else { return }
      let others = known.coordinators.filter { $0.coordinator !== coordinator }
      entries[identity]?.coordinators = others
      _ = coordinators(of: identity)
    }
  }

  /// Returns whether changes of a store are waited for.
  static func isFollowed(_ identity: String) -> Bool { lock.withLock { entries[identity] != nil } }

  /// Ends what waits for changes if a coordinator was the last.
  static func didRemoveCoordinator(of identity: String) { _ = coordinators(of: identity) }

  private static func coordinators(of identity: String) -> [NSPersistentStoreCoordinator] {
    lock.withLock {
      guard let known = entries[identity] else { return [] }
      let there = known.coordinators.filter { $0.coordinator != nil }
      if there.isEmpty {
        entries[identity] = nil
        known.watch.end()
      } else {
        entries[identity]?.coordinators = there
      }
      return there.compactMap(\.coordinator)
    }
  }
}

/// Waits for changes of one database in a file.
final class FileWatch: StoreWatch {
  private static let folders = FolderWatch()
  private let path: String

  init(_ path: String, _ report: @escaping @Sendable () -> Void) {
    self.path = path
    Self.folders.follow(path, report)
  }

  func end() { Self.folders.unfollow(path) }
}

/// Waits for changes of databases by other processes. One thread of the process sleeps until the system reports that a file beside a
/// database has been written: SQLite writes each transaction into `-wal`.
private final class FolderWatch: @unchecked Sendable {
  private let descriptor: CInt
  private let lock = NSLock()
  /// The watch of each folder, and the paths of the databases in it.
  private var folders: [String: (watch: CInt, paths: Set<String>)] = [:]
  private var reports: [String: @Sendable () -> Void] = [:]

  init() {
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
        for report in self.reports(for: recent) { report() }
        if repetition == Self.delays.count { (recent, repetition) = ([], 0) }
      }
    }
  }

  /// The milliseconds after which the last reports are repeated.
  private static let delays: [CInt] = [10, 50, 250, 1_000, 4_000]

  private func reports(for paths: Set<String>) -> [@Sendable () -> Void] {
    lock.withLock { paths.compactMap { reports[$0] } }
  }

  func follow(_ path: String, _ report: @escaping @Sendable () -> Void) {
    let folder = (path as NSString).deletingLastPathComponent
    lock.withLock {
      reports[path] = report
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
      reports[path] = nil
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

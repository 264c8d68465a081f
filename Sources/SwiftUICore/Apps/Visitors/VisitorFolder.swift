import Foundation
import FoundationComplement
import Synchronization

/// One visitor's folder, for their documents and what else the app keeps of them in files.
final class VisitorFolder: Sendable {
  private enum State {
    case unmade, made, removed
  }

  private let url: URL
  private let folders: VisitorFolders
  private let state = Mutex(State.unmade)

  fileprivate init(_ url: URL, in folders: VisitorFolders) {
    self.url = url
    self.folders = folders
  }

  /// Returns the folder, and makes it the first time, with the folders that an app expects to be there.
  ///
  /// If that is impossible, or the visit is over, writing to it fails as it does in any folder that is not there.
  func opened() -> URL {
    state.withLock { state in
      if case .unmade = state, folders.make(url) { state = .made }
    }
    return url
  }

  /// Removes the folder for good. The visit may have begun in another process, which has made it.
  func remove() {
    state.withLock { state in
      state = .removed
      try? FileManager.default.removeItem(at: url)
    }
  }
}

/// The folders of all visitors of an app.
package final class VisitorFolders: Sendable {
  private static let current = Mutex<VisitorFolders?>(nil)
  /// The key of the name of a visitor's folder among what their app stores, which another process receives too.
  private static let key = "\u{0}folder"

  private let root: URL
  private let mostCount: Int

  /// - Parameters:
  ///   - root: the folder that contains them.
  ///   - mostCount: how many there may be at a time. Beyond it none is made.
  package init(in root: URL, atMost mostCount: Int) {
    self.root = root
    self.mostCount = mostCount
  }

  /// The folders for the apps that are started from now on; nil if all visitors of the process use the same files.
  package static var shared: VisitorFolders? {
    get { current.withLock { $0 } }
    set {
      current.withLock { $0 = newValue }
      if newValue != nil { VisitorHome.follow { CurrentApp.app?.folder?.opened() } }
    }
  }

  /// Removes the folders that visitors of earlier processes have left behind.
  /// - Parameter date: only those that have not been opened since this date; nil for all.
  package func removeAll(unusedSince date: Date? = nil) {
    for folder in contents where date.map({ lastOpening(of: folder) < $0 }) ?? true {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private func lastOpening(of folder: URL) -> Date {
    let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// Returns the folder of the visitor whose app has a store.
  func folder(of store: MemoryStore) -> VisitorFolder {
    let name: String
    if case .string(let known) = store.read(Self.key) {
      name = known
    } else {
      name = UUID().uuidString
      store.keep(.string(name), for: Self.key)
    }
    return VisitorFolder(root.appending(path: name, directoryHint: .isDirectory), in: self)
  }

  fileprivate func make(_ folder: URL) -> Bool {
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    guard isThere || contents.count < mostCount else { return false }
    do {
      for name in ["Documents", "Library/Application Support", "Library/Caches"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name, directoryHint: .isDirectory),
          withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
      // Writes in its subfolders do not change this folder's own date.
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now], ofItemAtPath: folder.path)
      return true
    } catch {
      return false
    }
  }

  private var contents: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
  }
}

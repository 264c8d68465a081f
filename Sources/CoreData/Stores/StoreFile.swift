import Foundation
import FoundationComplement

/// The place of a store that outlives the process.
protocol StorePlace {
  /// The place for people and in messages.
  var name: String { get }
  /// True if other visitors or other processes may have the store open, too.
  var isShared: Bool { get }

  /// Opens the database, which is made if there is none.
  mutating func open(_ model: NSManagedObjectModel) throws -> DatabaseRows
  /// Checks that the store is still there before it is written.
  func check() throws
  /// Follows what other processes save.
  func makeWatch(
    _ report: @escaping @Sendable (_ isEverything: Bool) -> Void
  ) -> any StoreWatch
  /// Removes the store with all that it keeps.
  func remove() throws
}

/// Something that waits for what other processes save.
protocol StoreWatch: AnyObject, Sendable {
  func end()
}

extension StorePlace {
  func failure(_ text: String, _ reason: Any, _ code: Int) -> NSError {
    var text = "\(text): \(reason)"
    if let advice = (reason as? any DatabaseFailure)?.advice { text += ". \(advice)" }
    return NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [NSLocalizedDescriptionKey: text, NSFilePathErrorKey: name])
  }
}

/// The file of a store, and its database.
struct StoreFile: StorePlace {
  let url: URL
  private let isReadOnly: Bool
  /// The file's number, so that saving into one that has been removed meanwhile is noticed.
  private var number: UInt64?

  /// - Parameter url: the file; `/dev/null` keeps nothing.
  init?(_ url: URL, isReadOnly: Bool) {
    if url.path == "/dev/null" { return nil }
    self.url = url.standardizedFileURL
    self.isReadOnly = isReadOnly
  }

  var name: String { url.path }

  // If it is not in the folder of a visitor.
  var isShared: Bool {
    guard let home = VisitorHome.current else { return true }
    return !url.path.hasPrefix(home.standardizedFileURL.path + "/")
  }

  // A property list of an earlier version is replaced by a database with its contents.
  mutating func open(_ model: NSManagedObjectModel) throws -> DatabaseRows {
    switch try kind() {
    case .database: break
    case .absent:
      // Not when it is written: the folder of a visitor that has been removed stays away.
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    case .propertyList: try convert(model)
    case .other: throw setAside(because: "it is no database")
    }
    do {
      let connection = try SQLiteConnection(url.path, isReadOnly: isReadOnly)
      let rows = try DatabaseRows(connection, model, isReadOnly: isReadOnly, isShared: isShared)
      number = Self.number(of: url)
      return rows
    } catch {
      throw failure("The store \(url.path) cannot be opened", error, NSPersistentStoreOpenError)
    }
  }

  private enum Kind {
    case absent, database, propertyList, other
  }

  private func kind() throws -> Kind {
    guard FileManager.default.fileExists(atPath: url.path) else { return .absent }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let start = try handle.read(upToCount: 16) ?? Data()
      if start.isEmpty || start == Data("SQLite format 3\0".utf8) { return .database }
      return start.starts(with: Data("bplist".utf8)) ? .propertyList : .other
    } catch {
      throw failure("The store \(url.path) cannot be read", error, NSPersistentStoreOpenError)
    }
  }

  /// Puts a database in the place of a property list, which stays beside it. Whenever the process ends, one of them is there as a whole.
  private func convert(_ model: NSManagedObjectModel) throws {
    let text: StoreText
    do {
      text = try StoreText(try Data(contentsOf: url), model)
    } catch {
      throw setAside(because: error)
    }
    let new = url.appendingPathExtension("converting-\(UUID().uuidString.prefix(8))")
    defer { for file in Self.files(new) { try? FileManager.default.removeItem(at: file) } }
    do {
      try autoreleasing {
        let connection = try SQLiteConnection(new.path)
        try DatabaseRows(connection, model, isShared: false).fill(with: text)
        // Into the file itself, which is about to get another name.
        try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
      }
      let kept = url.appendingPathExtension("property-list")
      if !FileManager.default.fileExists(atPath: kept.path) {
        try FileManager.default.linkItem(at: url, to: kept)
      }
      guard rename(new.path, url.path) == 0 else {
        throw SQLiteFailure(code: 0, description: String(cString: strerror(errno)))
      }
    } catch {
      throw failure(
        "The store \(url.path) cannot be converted to a database", error,
        NSPersistentStoreOpenError)
    }
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

  func check() throws {
    guard let number, Self.number(of: url) != number else { return }
    throw failure(
      "The store \(url.path) cannot be written",
      SQLiteFailure(code: 0, description: "the file has been removed or replaced"),
      NSPersistentStoreSaveError)
  }

  private static func number(of url: URL) -> UInt64? {
    var status = stat()
    return stat(url.path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  func makeWatch(
    _ report: @escaping @Sendable (_ isEverything: Bool) -> Void
  ) -> any StoreWatch {
    FileWatch(url.path) { report(false) }
  }

  func remove() throws {
    for file in Self.files(url) where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The database and what SQLite keeps beside it.
  static func files(_ url: URL) -> [URL] {
    ["", "-wal", "-shm"].map { URL(fileURLWithPath: url.path + $0) }
  }

  /// Gives a file that is damaged another name, so that a new one does not replace it.
  /// - Returns: what to report.
  private func setAside(because error: Any) -> NSError {
    let stamp = Int(Date().timeIntervalSince1970)
    let name = "\(url.lastPathComponent).damaged-\(stamp)-\(UUID().uuidString.prefix(8))"
    let other = url.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try FileManager.default.moveItem(at: url, to: other)
    } catch {
      return failure(
        "The store \(url.path) is damaged and cannot be moved", error, NSPersistentStoreOpenError)
    }
    return failure(
      "The store \(url.path) is damaged, and was moved to \(other.path)", error,
      NSPersistentStoreOpenError)
  }
}

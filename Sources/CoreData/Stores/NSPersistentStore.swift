import Foundation
import Logging

/// A store in a file, which is a database of SQLite, or at a server of PostgreSQL.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file, the same as `NSSQLiteStoreType`.
public let NSBinaryStoreType = "Binary"
/// A store in memory only.
public let NSInMemoryStoreType = "InMemory"
/// The key in the options of a store that is not to be changed: saving fails.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// The place in which a coordinator keeps objects. See Apple's documentation of `NSPersistentStore`.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  private static let logger = Logger(label: "com.apple.CoreData")

  /// The kind of the store.
  public let type: String
  /// The file, or the address of a server; nil for a store that has neither.
  public let url: URL?
  /// True if the store must not be changed.
  open var isReadOnly: Bool { readOnly }
  private let readOnly: Bool
  private(set) var place: (any StorePlace)?
  // The coordinator's lock guards what follows.
  private(set) var identifier = UUID().uuidString
  private(set) var storage: any RowStorage = MemoryRows()

  init(type: String, url: URL?, isReadOnly: Bool) {
    self.type = type
    self.url = url
    readOnly = isReadOnly
    place = type == NSInMemoryStoreType ? nil : url?.storePlace(isReadOnly: isReadOnly)
  }

  func load(for model: NSManagedObjectModel) throws {
    guard let rows = try place?.open(model) else { return }
    storage = rows
    identifier = rows.schema.identifier
  }

  /// The identity of the store for all that have it open; nil if nobody else may.
  var sharedIdentity: String? { place?.isShared == true ? url?.storeIdentity : nil }

  /// Makes the store empty, after its file has been removed.
  func becomeEmpty() { storage = MemoryRows() }

  /// Makes changes, all or none.
  /// - Parameter found: receives what others have changed before.
  func commit(
    _ changes: StoreChanges, _ policy: NSMergePolicyType, found: (ForeignChanges) -> Void
  ) throws -> CommitOutcome {
    do {
      try place?.check()
      var last: Int64?
      let outcome = try storage.transact {
        found(try storage.newChanges())
        var commit = Commit(storage, policy)
        try commit.apply(changes)
        let ids = Array(commit.outcome.rows.keys) + changes.deleted.map(\.id)
        last = try storage.note(ids + commit.outcome.dropped)
        return commit.outcome
      }
      if let last { storage.skipChanges(to: last) }
      return outcome
    } catch let failure as any DatabaseFailure {
      throw error(failure, "cannot be written", NSPersistentStoreSaveError)
    }
  }

  private func error(_ failure: any DatabaseFailure, _ text: String, _ code: Int) -> any Error {
    guard let place else { return failure }
    return place.failure("The store \(place.name) \(text)", failure, code)
  }

  /// Reads from the storage. Unreadable data count as missing, which is logged.
  func read<Result>(_ body: (any RowStorage) throws -> Result?) -> Result? {
    do {
      return try body(storage)
    } catch {
      Self.logger.error("The store \(place?.name ?? "") cannot be read: \(error)")
      return nil
    }
  }
}

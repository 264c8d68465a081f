import Foundation

/// A store's values of an object. An array of identifiers is a relationship to many.
struct StoredRow: @unchecked Sendable {
  /// The number of times that the object has been saved.
  var version = 0
  // Values are never changed in place.
  var values: [String: Any] = [:]
}

/// A context's knowledge of an object that it saves.
struct ChangedRow {
  let id: NSManagedObjectID
  var values: [String: Any]
  /// The values when the object was last read or saved.
  let base: [String: Any]
  let changedKeys: Set<String>
  let version: Int
}

/// The changes that a context saves.
struct StoreChanges {
  var inserted: [ChangedRow]
  var updated: [ChangedRow]
  var deleted: [ChangedRow]
  /// True if nobody has asked to save. Then the changes do not replace other objects.
  var isAutomatic = false
}

/// The outcome of saving.
struct CommitOutcome {
  /// The stored values of the objects that have changed, in the context or by the merge policy.
  var rows: [NSManagedObjectID: StoredRow] = [:]
  /// The objects that are not there any more, because others with the same unique values have won.
  var dropped: Set<NSManagedObjectID> = []
  /// The properties that have not been saved, because another object has the same unique values.
  var held: [NSManagedObjectID: Set<String>] = [:]

  func isDropped(_ id: NSManagedObjectID) -> Bool { dropped.contains(id) }
}

/// A source that a context reads objects from and saves them in: a coordinator, or its parent.
protocol RowSource: AnyObject {
  /// Returns what is stored of an object; nil if it is not there.
  func storedRow(of id: NSManagedObjectID) -> StoredRow?
  /// Runs a block for each object of some entities that may satisfy a query, until it returns false.
  /// - Parameter count: how many are wanted; nil for all.
  /// - Returns: true if they came in the query's order.
  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool
  /// Returns how many objects satisfy a query; nil if that cannot be determined without evaluating its condition.
  func count(_ query: FetchQuery, _ names: Set<String>) throws -> Int?
  /// Saves changes, all or none.
  func commit(_ changes: StoreChanges, policy: NSMergePolicy) throws -> CommitOutcome
}

/// The code of an error that has no closer one, such as a fetch without an entity.
public let NSCoreDataError = 134060
/// An error while a store was written.
public let NSPersistentStoreSaveError = 134030
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// There is no object with an identifier.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Something else has saved the same objects.
public let NSManagedObjectMergeError = 133020
/// There is another object with the same unique values.
public let NSManagedObjectConstraintMergeError = 133021

import Foundation

/// The place in which a container keeps its store. See Apple's documentation of `NSPersistentStoreDescription`.
///
/// ```swift
/// container.persistentStoreDescriptions = [
///   NSPersistentStoreDescription(url: URL(string: "postgresql://db.example.com/library")!)
/// ]
/// ```
///
/// A store is in memory if its ``url`` is `/dev/null` or its ``type`` is `NSInMemoryStoreType`.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file, or the address of a server of PostgreSQL: `postgresql://USER@HOST/DATABASE?schema=NAME`, with what else libpq takes. The tables are in that
  /// schema, which is made if it does not exist; without one, in `banyan_data`. Messages have the address without its password.
  open var url: URL?
  /// The kind of the store. Default: `NSSQLiteStoreType`.
  open var type = NSSQLiteStoreType
  /// True if the store is opened after `loadPersistentStores` has returned. Default: false.
  open var shouldAddStoreAsynchronously = false
  /// Has no effect: a store that was written with an earlier model is always read as far as both models agree.
  open var shouldMigrateStoreAutomatically = true
  /// Has no effect, like ``shouldMigrateStoreAutomatically``.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description of a store without a place.
  public override init() { super.init() }

  /// Creates a description of a store in a file, or at a server.
  public init(url: URL) {
    super.init()
    self.url = url
  }
}

import Foundation

/// A model together with its store. See Apple's documentation of `NSPersistentStoreCoordinator`.
///
/// It may be used from any thread: a lock makes each save a whole. Objects are kept in the first store that was added.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  private let lock = NSRecursiveLock()
  private var store: NSPersistentStore?
  private var followers: [WeakContext] = []
  private var lastKey: Int64 = 0
  /// Stands for the store in identifiers of objects that are made before there is one.
  private let ownIdentifier = UUID().uuidString

  /// Creates a coordinator without a store. The model must not be changed any more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
    for entity in model.entities { entity.beginUse() }
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] {
    lock.withLock { [store].compactMap { $0 } }
  }

  /// Opens a store, or makes it.
  ///
  /// A file that cannot be read is kept under another name, with `damaged` and the date in it, and reported. Nothing of it is overwritten.
  /// - Parameters:
  ///   - storeType: `NSSQLiteStoreType`, `NSBinaryStoreType` or `NSInMemoryStoreType`. A store in a file is always a property list here.
  ///   - configuration: ignored; there are no configurations.
  ///   - storeURL: the file; nil for a store in memory.
  ///   - options: ignored; a store that was written with an earlier model is read as far as both agree.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try lock.withLock {
      let file = storeType == NSInMemoryStoreType ? nil : storeURL.flatMap(StoreFile.init)
      let new = NSPersistentStore(type: storeType, url: storeURL, file: file)
      try new.load(for: managedObjectModel)
      if store == nil {
        store = new
        lastKey = max(lastKey, new.lastKey)
      }
      return new
    }
  }

  /// Closes a store. Objects that have been fetched from it must not be used any more.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { if self.store === store { self.store = nil } }
  }

  /// Removes a store's file. A store that is open at that place becomes empty.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try lock.withLock {
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      if store?.url == url { store?.rows = StoreRows() }
    }
  }

  /// Returns the identifier of the object for which a URL stands; nil for a URL of another store.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
      let key = Int64(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[parts[0]]
    else { return nil }
    return lock.withLock {
      guard let store, store.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame
      else { return nil }
      return NSManagedObjectID(
        entity, key: key, storeIdentifier: store.identifier, isSaved: true)
    }
  }

  func newID(of entity: NSEntityDescription) -> NSManagedObjectID {
    lock.withLock {
      lastKey += 1
      return NSManagedObjectID(
        entity, key: lastKey, storeIdentifier: store?.identifier ?? ownIdentifier, isSaved: false)
    }
  }

  // MARK: Contexts

  func follow(_ context: NSManagedObjectContext) {
    lock.withLock {
      followers.removeAll { $0.context == nil || $0.context === context }
      followers.append(WeakContext(context))
    }
  }

  /// The contexts that save here.
  var contexts: [NSManagedObjectContext] { lock.withLock { followers.compactMap(\.context) } }

  /// Deletes objects of the store without a context.
  func deleteRows(_ ids: [NSManagedObjectID]) throws {
    let changes = StoreChanges(
      inserted: [], updated: [],
      deleted: ids.map {
        ChangedRow(id: $0, values: [:], base: [:], changedKeys: [], version: 0)
      })
    _ = try commit(changes, policy: .overwrite)
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  func storedRow(of id: NSManagedObjectID) -> StoredRow? {
    lock.withLock { store?.rows.rows[id] }
  }

  func storedIDs(of names: Set<String>) -> [NSManagedObjectID] {
    lock.withLock { store?.rows.ids(of: names) ?? [] }
  }

  func commit(_ changes: StoreChanges, policy: NSMergePolicy) throws -> CommitOutcome {
    try lock.withLock {
      guard let store else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [
            NSLocalizedDescriptionKey:
              "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
          ])
      }
      var rows = store.rows
      let outcome = try rows.apply(changes, policy.mergeType)
      // The rows are taken over only after they have been written.
      try store.write(rows, lastKey: lastKey)
      store.rows = rows
      return outcome
    }
  }
}

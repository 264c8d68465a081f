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
  // Keys that no other process takes.
  private var lastKey: Int64 = 0
  private var lastReservedKey: Int64 = 0
  private var reservedCount: Int64 = 50
  /// Stands for the store in identifiers of objects that are made before there is one.
  private let ownIdentifier = UUID().uuidString

  /// Creates a coordinator without a store. The model must not be changed any more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
    for entity in model.entities { entity.beginUse() }
  }

  deinit {
    if let identity = store?.sharedIdentity { SharedStores.didRemoveCoordinator(of: identity) }
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] {
    lock.withLock { [store].compactMap { $0 } }
  }

  /// Opens a store, or makes it.
  ///
  /// A file that is no database is kept under another name, with `damaged` and the date in it, and reported. A database of something else, or of a
  /// newer version, is reported and stays as it is.
  /// - Parameters:
  ///   - storeType: `NSSQLiteStoreType`, `NSBinaryStoreType` or `NSInMemoryStoreType`. A store in a file is always a database of SQLite here.
  ///   - configuration: ignored; there are no configurations.
  ///   - storeURL: the file, or the address of a server of PostgreSQL: `postgresql://USER@HOST/DATABASE?schema=NAME`; nil for a store in memory.
  ///   - options: `NSReadOnlyPersistentStoreOption` with true for a store that is not to be changed. Others are ignored: a store that was
  ///     written with an earlier model is always changed to this one, as far as both agree.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isReadOnly = options?[NSReadOnlyPersistentStoreOption].flatMap {
      ManagedValue.number($0)?.boolValue
    }
    let new = NSPersistentStore(type: storeType, url: storeURL, isReadOnly: isReadOnly ?? false)
    let isOwn = try lock.withLock {
      try new.load(for: managedObjectModel)
      if store == nil {
        store = new
        lastReservedKey = 0
        lastKey = 0
      }
      return store === new
    }
    if isOwn, let place = new.place, let identity = new.sharedIdentity {
      SharedStores.add(self, to: identity, at: place)
    }
    return new
  }

  /// Closes a store. Objects that have been fetched from it must not be used any more.
  open func remove(_ store: NSPersistentStore) throws {
    let wasOwn = lock.withLock {
      guard self.store === store else { return false }
      self.store = nil
      return true
    }
    if wasOwn, let identity = store.sharedIdentity { SharedStores.remove(self, from: identity) }
  }

  /// Removes a store's file, or its tables at a server. A store that is open at that place becomes empty.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try lock.withLock {
      try url.storePlace(isReadOnly: false)?.remove()
      if store?.url == url { store?.becomeEmpty() }
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
      if let store, lastKey >= lastReservedKey { reserveKeys(store) }
      lastKey += 1
      return NSManagedObjectID(
        entity, key: lastKey, storeIdentifier: store?.identifier ?? ownIdentifier, isSaved: false)
    }
  }

  private func reserveKeys(_ store: NSPersistentStore) {
    // Where they cannot be written, saving fails, too, and says so. Until then no object has the key of another.
    lastKey = store.read { try $0.reserveKeys(reservedCount) } ?? .random(in: 1 << 50..<1 << 60)
    lastReservedKey = lastKey + reservedCount
    // A context that makes many objects asks seldom.
    reservedCount = min(reservedCount * 2, 10_000)
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
    lock.withLock { store?.read { try $0.row(id) } }
  }

  func find(
    _ query: FetchQuery, _ names: Set<String>, atMost count: Int?,
    _ body: (FoundRow) throws -> Bool
  ) throws -> Bool {
    try lock.withLock { try store?.storage.find(query, names, atMost: count, body) ?? true }
  }

  func count(_ query: FetchQuery, _ names: Set<String>) throws -> Int? {
    try lock.withLock { try store.map { try $0.storage.count(query, names) } ?? 0 }
  }

  func commit(_ changes: StoreChanges, policy: NSMergePolicy) throws -> CommitOutcome {
    var foreign = ForeignChanges()
    defer { deliver(foreign) }
    let (outcome, identity) = try lock.withLock {
      guard let store else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [
            NSLocalizedDescriptionKey:
              "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
          ])
      }
      return (try store.commit(changes, policy.mergeType) { foreign = $0 }, store.sharedIdentity)
    }
    if let identity { SharedStores.didChange(identity, except: self) }
    return outcome
  }

  // MARK: Others

  /// Takes over what other coordinators and other processes have saved in the same store.
  /// - Parameter isEverything: true if anything may have changed, or have been read in vain.
  func takeForeignChanges(isEverything: Bool) {
    guard var changes = lock.withLock({ store?.read { try $0.newChanges() } }) else { return }
    if isEverything { changes.isEverything = true }
    deliver(changes)
  }

  private func deliver(_ changes: ForeignChanges) {
    if changes.isEmpty { return }
    for context in contexts where context.automaticallyMergesChangesFromParent {
      context.blocks.add {
        context.merge(changes)
        context.processPendingChanges()
      }
    }
  }
}

import BanyanGraph
import Foundation

/// The thread on which a context's objects are used. See Apple's documentation of `NSManagedObjectContextConcurrencyType`.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On a queue of the context's own, with `perform`.
  case privateQueueConcurrencyType = 1
  /// On the main actor.
  case mainQueueConcurrencyType = 2
}

/// Objects of a store that a part of the app works with: what it has made and changed is kept here until it is saved. See Apple's
/// documentation of `NSManagedObjectContext`.
///
/// ```swift
/// let book = Book(context: context)
/// book.title = "Emma"
/// if context.hasChanges { try context.save() }
/// ```
///
/// The objects of a context of the main queue are used on the main actor. Those of another context are used inside of ``perform(_:)``,
/// as on Apple's systems; nothing checks it.
///
/// A fetch is a statement of the store's database where that means the same, and a save is a transaction. There is no undo manager.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The thread on which the objects are used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let blocks: ContextBlocks
  let state = ContextState()

  /// A name for messages.
  open var name: String?
  /// The ``NSMergePolicy`` for objects that another context has saved meanwhile. By default, saving fails in that case.
  open var mergePolicy: Any = NSMergePolicy.error
  /// True if the context takes over what others save, without being asked.
  open var automaticallyMergesChangesFromParent = false

  /// The coordinator, which has the stores. Setting it makes the context work with them.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.follow(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  /// The context into which this one saves, instead of a store.
  open var parent: NSManagedObjectContext? {
    didSet {
      if parent === oldValue { return }
      oldValue?.state.children.removeAll { $0.context == nil || $0.context === self }
      parent?.state.children.removeAll { $0.context == nil }
      parent?.state.children.append(WeakContext(self))
    }
  }

  /// Creates a context without a coordinator.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    blocks = ContextBlocks(isMain: ct == .mainQueueConcurrencyType)
  }

  /// Creates a context without a coordinator.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: type)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

  /// The source of the objects.
  var source: (any RowSource)? {
    if let parent { return parent }
    return coordinator
  }

  func resolved(_ entity: NSEntityDescription) -> NSEntityDescription {
    model?.entitiesByName[entity.name ?? ""] ?? entity
  }

  func newID(of entity: NSEntityDescription) -> NSManagedObjectID? {
    persistentStoreCoordinator?.newID(of: entity)
  }

  // MARK: Changes

  /// The objects that have been inserted since the context was last saved.
  open var insertedObjects: Set<NSManagedObject> { Set(state.inserted.values) }
  /// The saved objects that have been changed since the context was last saved.
  open var updatedObjects: Set<NSManagedObject> { Set(state.updated.values) }
  /// The objects that will be deleted when the context is saved.
  open var deletedObjects: Set<NSManagedObject> { Set(state.deleted.values) }
  /// The objects that the context knows and that the program uses.
  open var registeredObjects: Set<NSManagedObject> { Set(state.registered) }
  /// True if there is something to save.
  open var hasChanges: Bool {
    !state.inserted.isEmpty || !state.updated.isEmpty || !state.deleted.isEmpty
  }

  func isInserted(_ object: NSManagedObject) -> Bool { state.inserted[object.objectID] != nil }
  func isUpdated(_ object: NSManagedObject) -> Bool { state.updated[object.objectID] != nil }
  func isDeleted(_ object: NSManagedObject) -> Bool { state.deleted[object.objectID] != nil }

  /// Inserts an object that is in no context. `init(context:)` does it already.
  ///
  /// An object that has been deleted is back in its relationships then, and so is what was deleted with it, unless that has been saved.
  open func insert(_ object: NSManagedObject) {
    if state.deleted.removeValue(forKey: object.objectID) != nil { return insertAgain(object) }
    guard !isInserted(object) else { return }
    if object.objectID.isLoose, let id = newID(of: object.entity) { object.objectID.become(id) }
    object.managedObjectContext = self
    state.register(object)
    state.inserted[object.objectID] = object
    state.changes.inserted[object.objectID] = object
    object.rejoin()
    scheduleChanges()
    object.awakeFromInsert()
  }

  private func insertAgain(_ object: NSManagedObject) {
    // While it was deleted, other objects were not there for those that asked.
    object.willChangeValue(forKey: "")
    state.changes.deleted[object.objectID] = nil
    state.changes.inserted[object.objectID] = object
    // Deleted objects in its relationships were deleted with it; all others were removed from them.
    for relationship in object.entity.relationshipsByName.values
    where relationship.deleteRule == .cascadeDeleteRule {
      for id in object.ids(forKey: relationship.name) {
        if let other = state.deleted[id] { insert(other) }
      }
    }
    object.rejoin()
    // Changes that were made before the deletion were not saved.
    if !object.changedKeys.isEmpty { didChange(object) }
    scheduleChanges()
  }

  /// Deletes an object when the context is saved, and now does what the delete rules of its relationships specify.
  open func delete(_ object: NSManagedObject) {
    let id = object.objectID
    guard object.managedObjectContext === self, state.deleted[id] == nil else { return }
    object.prepareForDeletion()
    let wasInserted = state.inserted.removeValue(forKey: id) != nil
    state.deleted[id] = object
    state.updated[id] = nil
    state.changes.delete(object)
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      follow(relationship, from: object)
    }
    if wasInserted {
      state.deleted[id] = nil
      state.forget(id)
      object.managedObjectContext = nil
    }
    scheduleChanges()
  }

  private func follow(_ relationship: NSRelationshipDescription, from object: NSManagedObject) {
    let others = object.objects(forKey: relationship.name)
    switch relationship.deleteRule {
    case .noActionDeleteRule, .denyDeleteRule: return
    case .nullifyDeleteRule, .cascadeDeleteRule: break
    }
    for other in others {
      if relationship.deleteRule == .cascadeDeleteRule {
        // It goes on to name the object, for views that show it and were not notified yet.
        delete(other)
      } else if let inverse = relationship.inverseRelationship {
        other.remove(object.objectID, from: inverse)
      }
    }
  }

  func didChange(_ object: NSManagedObject) {
    let id = object.objectID
    // One that was inserted and rolled back is no longer ours.
    guard state.object(id) === object else { return }
    if state.deleted[id] != nil { return }
    if state.inserted[id] == nil { state.updated[id] = object }
    if state.changes.inserted[id] == nil { state.changes.updated[id] = object }
    scheduleChanges()
  }

  /// Tells about changes at the end of the turn. Off the main queue, that is the end of a block.
  func scheduleChanges() {
    guard blocks.isMain, !state.isScheduled else { return }
    state.isScheduled = true
    Task { @MainActor in
      self.state.isScheduled = false
      self.processPendingChanges()
    }
  }

  /// Notifies fetches and observers now of all changes since the last notification.
  open func processPendingChanges() {
    let changes = state.changes
    if changes.isEmpty { return }
    state.changes = ContextChanges()
    for observer in state.liveObservers { observer.contextDidChange(changes) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }

  // MARK: Blocks

  /// Runs a block where the context's objects are used, without waiting for it. Blocks run one after another, in the order of the calls.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    blocks.add {
      block()
      self.processPendingChanges()
    }
  }

  /// Runs a block where the context's objects are used, and waits until it is done.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try blocks.runAndWait {
      defer { processPendingChanges() }
      return try block()
    }
  }

  /// The times at which a block may run. See Apple's documentation of `NSManagedObjectContext.ScheduledTaskType`.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the caller is where the context's objects are used.
    case immediate
    /// After the blocks that are waiting.
    case enqueued
  }

  /// Runs a block where the context's objects are used.
  /// - Parameters:
  ///   - schedule: has no effect: the block always runs after those that are waiting.
  ///   - block: what to do. It should return no managed objects, but their identifiers.
  @preconcurrency
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    try await result(of: block).get()
  }

  private func result<T, Failure: Error>(
    of block: @escaping @Sendable () throws(Failure) -> T
  ) async -> Result<T, Failure> {
    await withCheckedContinuation {
      (continuation: CheckedContinuation<Carried<Result<T, Failure>>, Never>) in
      blocks.add {
        let result = Result { () throws(Failure) -> T in try block() }
        self.processPendingChanges()
        continuation.resume(returning: Carried(result))
      }
    }.value
  }
}

/// A context that does not keep another alive.
struct WeakContext {
  weak var context: NSManagedObjectContext?

  init(_ context: NSManagedObjectContext) {
    self.context = context
  }
}

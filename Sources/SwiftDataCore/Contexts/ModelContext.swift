import BanyanGraph
import CoreData
import Foundation
import Logging

/// Objects that a part of the app works with: what it has inserted and changed is kept here until it is saved. See Apple's documentation of
/// `ModelContext`.
///
/// ```swift
/// @Environment(\.modelContext) private var context
///
/// Button("Add") { context.insert(Recipe(name: "Bread")) }
/// ```
///
/// The objects of a container's main context are used on the main actor. A context of your own is used where it was made, and saves only
/// when you say so.
public final class ModelContext: Equatable {
  /// The owner of the context.
  // A container keeps its main context, so that context does not keep the container.
  public var container: ModelContainer {
    guard let container = strongContainer ?? weakContainer else {
      preconditionFailure(
        "The container of the context is gone. Keep it as long as you use its context.")
    }
    return container
  }
  private let strongContainer: ModelContainer?
  private weak var weakContainer: ModelContainer?
  private let schema: Schema
  private let allowsSave: Bool
  // Keeps the store open.
  private let store: OpenStore
  private(set) var managed: SwiftDataContext
  private let isMain: Bool
  private var isSaveScheduled = false
  /// The objects of which a value waits to be saved.
  private var waiting: Set<NSManagedObjectID> = []

  /// True if changes are saved by themselves at the end of the turn in which they are made. Default: true for the main context of
  /// a container.
  ///
  /// A person may be typing a value that no other object may have, such as "An" on the way to "Anna". An object that has been inserted before and changed
  /// to the unique value of another therefore does not take its place: the value waits until it is the only one, or until ``save()``.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { scheduleSave() } }
  }

  /// Creates a context.
  public convenience init(_ container: ModelContainer) {
    self.init(container, isMain: false)
  }

  init(_ container: ModelContainer, isMain: Bool) {
    strongContainer = isMain ? nil : container
    weakContainer = container
    schema = container.schema
    allowsSave = container.allowsSave
    store = container.store
    self.isMain = isMain
    managed = Self.makeManaged(container.store, isOnMain: isMain || MainThread.isCurrent)
    followManaged()
  }

  private static func makeManaged(_ store: OpenStore, isOnMain: Bool) -> SwiftDataContext {
    let managed = SwiftDataContext(
      concurrencyType: isOnMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    managed.persistentStoreCoordinator = store.coordinator
    managed.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    // A context on another thread would be changed while that thread uses it. It looks for what others have saved when it fetches.
    managed.automaticallyMergesChangesFromParent = isOnMain
    return managed
  }

  private func followManaged() {
    managed.owner = self
    managed.notify(self)
  }

  /// Makes the context one that is used off the main actor, although it may have been made there.
  func leaveMainActor() {
    precondition(
      !isMain,
      "The main context of a container belongs to the main actor. Use ModelContext(container).")
    precondition(
      managed.registeredObjects.isEmpty,
      "The context has objects already. Create the executor before you use its context.")
    managed = Self.makeManaged(store, isOnMain: false)
    followManaged()
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  // MARK: Objects

  /// Inserts an object, and all that its relationships lead to. An object of a class that the container does not have stops the program.
  public func insert<T: PersistentModel>(_ model: T) { add(model) }

  /// Deletes an object when the context is saved, and now does what the delete rules of its relationships specify.
  public func delete<T: PersistentModel>(_ model: T) {
    guard let object = model._$modelState.object else { return }
    managed.delete(object)
  }

  func add(_ model: any PersistentModel) {
    let state = model._$modelState
    if let object = state.object {
      if object.managedObjectContext !== managed || object.isDeleted
        || managed.registeredObject(for: object.objectID) !== object
      {
        precondition(
          object.managedObjectContext == nil || object.managedObjectContext === managed,
          "An object belongs to one context. Fetch it in the other with its persistentModelID.")
        managed.insert(object)
      }
      return
    }
    let name = state.schema.name
    guard schema.types[name] != nil,
      let entity = store.coordinator.managedObjectModel.entitiesByName[name]
    else {
      preconditionFailure("The container of the context has no model \(name).")
    }
    state.insert(model, as: SwiftDataObject(entity: entity, insertInto: managed))
  }

  /// Returns the object with an identifier, which is assumed to exist.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let id = persistentModelID.managedObjectID(in: store.coordinator),
      let object = managed.object(with: id) as? SwiftDataObject, let model = model(of: object)
    else {
      preconditionFailure(
        "\(persistentModelID) is not the identifier of an object in the container.")
    }
    return model
  }

  /// Returns the object with an identifier; nil if it has been deleted or never was.
  func existingModel(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
    catchUp()
    return persistentModelID.managedObjectID(in: store.coordinator).flatMap { model(with: $0) }
  }

  /// Returns the object with an identifier if the program uses it already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    guard let id = persistentModelID.managedObjectID(in: store.coordinator),
      let object = managed.registeredObject(for: id) as? SwiftDataObject
    else { return nil }
    return object.model as? T
  }

  /// The objects that have been inserted since the context was last saved.
  public var insertedModelsArray: [any PersistentModel] { models(managed.insertedObjects) }
  /// The objects that have been changed since the context was last saved.
  public var changedModelsArray: [any PersistentModel] { models(managed.updatedObjects) }
  /// The objects that will be deleted when the context is saved.
  public var deletedModelsArray: [any PersistentModel] { models(managed.deletedObjects) }

  private func models(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
      .compactMap { ($0 as? SwiftDataObject).flatMap { model(of: $0) } }
  }

  // MARK: Managed objects

  /// Returns the object of a model for which a managed object stands.
  func model(of object: SwiftDataObject) -> (any PersistentModel)? {
    if let model = object.model { return model }
    guard let type = schema.types[object.entity.name ?? ""] else { return nil }
    let model = type.init(_modelState: _ModelState(type._$modelSchema, of: object))
    object.model = model
    return model
  }

  func model(with id: NSManagedObjectID) -> (any PersistentModel)? {
    (managed.knownObject(with: id) as? SwiftDataObject).flatMap { model(of: $0) }
  }

  /// Returns an object that is deleted, but has not gone from the store.
  func deletedModel(with id: NSManagedObjectID) -> (any PersistentModel)? {
    (managed.registeredObject(for: id) as? SwiftDataObject).flatMap { model(of: $0) }
  }

  /// Returns the managed object of a model in this context.
  func object(of model: any PersistentModel) -> SwiftDataObject? {
    guard let object = model._$modelState.object else { return nil }
    if object.managedObjectContext === managed { return object }
    return managed.knownObject(with: object.objectID) as? SwiftDataObject
  }

  /// Reads what others have saved, where changes do not come by themselves.
  func catchUp() {
    if !managed.automaticallyMergesChangesFromParent { managed.refreshAllObjects() }
  }

  // MARK: Saving

  /// True if there is something to save.
  public var hasChanges: Bool { managed.hasChanges }

  /// Tells queries now about what has changed.
  public func processPendingChanges() { managed.processPendingChanges() }

  /// Saves what has been inserted, changed and deleted. An object with a unique value of another takes its place.
  /// - Throws: an error if an object must not be deleted or the file cannot be written. Nothing is saved then.
  public func save() throws {
    guard hasChanges else { return }
    try requireSaving()
    try managed.save()
    waiting = []
  }

  private func requireSaving() throws {
    if allowsSave { return }
    throw SwiftDataError.cannotSave("The configuration of the container does not allow saving.")
  }

  /// Forgets what has not been saved: inserted objects go, changed and deleted ones are as they were.
  public func rollback() { managed.rollback() }

  /// Runs a block, and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func scheduleSave() {
    // A context of another thread is not touched from here.
    guard autosaveEnabled, allowsSave, !isSaveScheduled,
      managed.concurrencyType == .mainQueueConcurrencyType
    else { return }
    isSaveScheduled = true
    // The task keeps the context, so that what was changed when its window goes is saved, too.
    let carried = Carried(self)
    Task { @MainActor in
      carried.value.isSaveScheduled = false
      carried.value.saveAndReport()
    }
  }

  func saveAndReport() {
    guard hasChanges else { return }
    let logger = Logger(label: "com.apple.SwiftData")
    do {
      try requireSaving()
      let objects = try managed.saveByItself()
      for object in objects where !waiting.contains(object.objectID) {
        logger.notice(
          "A \(object.entity.name ?? "") has the unique value of another. Its own is saved when they differ, or by save(), which merges them."
        )
      }
      waiting = Set(objects.map(\.objectID))
    } catch {
      logger.error("The context could not be saved: \(error.localizedDescription)")
    }
  }
}

extension ModelContext: ContextObserver {
  package func contextDidChange(_ changes: ContextChanges) {
    if hasChanges { scheduleSave() }
  }
}

@available(*, unavailable)
extension ModelContext: Sendable {}

import CoreData
import Foundation

extension ModelContext {
  /// Returns what a description finds, in the store and among what has not been saved.
  /// - Throws: ``SwiftDataError/unknownSchema`` if the container does not have the model, and what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    catchUp()
    processPendingChanges()
    return try models(of: descriptor)
  }

  /// Returns how many objects a description finds.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of what a description finds.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Runs a block for each object that a description finds.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Deletes the objects of a class that satisfy a predicate, or all, with what the delete rules say. They go when the context is saved.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Fetches without telling anybody about changes, so that a view may do it while it is updated.
  func models<T: PersistentModel>(of descriptor: FetchDescriptor<T>) throws -> [T] {
    try QuietReads.$isOn.withValue(true) { try found(by: descriptor) }
  }

  private func found<T: PersistentModel>(by descriptor: FetchDescriptor<T>) throws -> [T] {
    let name = T._$modelSchema.name
    guard managed.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] != nil
    else { throw SwiftDataError.unknownSchema }
    var found: [T] = []
    for case let object as SwiftDataObject in try managed.allObjects(ofEntity: name) {
      if object.isInserted, !descriptor.includePendingChanges { continue }
      guard let model = model(of: object) as? T else { continue }
      if try descriptor.predicate?.evaluate(model) ?? true { found.append(model) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }
}

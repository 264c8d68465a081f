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
    catchUp()
    processPendingChanges()
    if descriptor.fetchLimit == 0 { return 0 }
    return try QuietReads.$isOn.withValue(true) {
      try managed.count(of: try query(of: descriptor))
    }
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

  /// Deletes the objects of a class that satisfy a predicate, or all, with what the delete rules specify. They are removed when the context is saved.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Fetches without telling anybody about changes, so that a view may do it while it is updated.
  func models<T: PersistentModel>(of descriptor: FetchDescriptor<T>) throws -> [T] {
    try QuietReads.$isOn.withValue(true) {
      // No limit is 0 for a managed object's fetch.
      if descriptor.fetchLimit == 0 { return [] }
      let objects = try managed.objects(of: try query(of: descriptor))
      return objects.compactMap { model($0) }
    }
  }

  private func model<T: PersistentModel>(_ object: NSManagedObject) -> T? {
    (object as? SwiftDataObject).flatMap { model(of: $0) as? T }
  }

  private func query<T: PersistentModel>(of descriptor: FetchDescriptor<T>) throws -> FetchQuery {
    let name = T._$modelSchema.name
    guard managed.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] != nil
    else { throw SwiftDataError.unknownSchema }
    var terms = FetchQuery.ModelTerms()
    if let predicate = descriptor.predicate {
      terms.filter = { [unowned self] object in
        guard let model: T = self.model(object) else { return false }
        return try predicate.evaluate(model)
      }
      terms.condition = StoreCondition(predicate)
    }
    if !descriptor.sortBy.isEmpty {
      terms.compare = { [unowned self] first, second in
        guard let first: T = self.model(first), let second: T = self.model(second) else {
          return .orderedSame
        }
        return descriptor.sortBy.lazy.map { $0.compare(first, second) }
          .first { $0 != .orderedSame } ?? .orderedSame
      }
      let order = descriptor.sortBy.map { StoreOrder($0) }
      terms.order = order.contains { $0 == nil } ? nil : order.compactMap { $0 }
    }
    var query = FetchQuery(entityName: name)
    query.limit = descriptor.fetchLimit ?? 0
    query.offset = descriptor.fetchOffset ?? 0
    query.includesPendingChanges = descriptor.includePendingChanges
    query.models = terms
    return query
  }
}

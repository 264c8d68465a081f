import Foundation

extension NSManagedObjectContext {
  /// Returns what a request finds, in the store and among what has not been saved.
  ///
  /// Throws an error of the Cocoa domain if the request has no entity, or one that the model does not have. Apple's raises an exception.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    let objects = try objects(of: request.query)
    if request.resultType == .countResultType {
      return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    }
    if request.resultType == .managedObjectIDResultType {
      return objects.compactMap { $0.objectID as? T }
    }
    if request.resultType == .dictionaryResultType {
      return objects.compactMap { Self.dictionary(of: $0, request.propertiesToFetch) as? T }
    }
    return objects.compactMap { $0 as? T }
  }

  /// Returns how many objects a request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    processPendingChanges()
    return try objects(of: request.query).count
  }

  private static func dictionary(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
    let names = properties?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    let dictionary = NSMutableDictionary()
    for name in names ?? Array(object.entity.attributesByName.keys) {
      if let value = object.value(forKey: name) {
        dictionary.setObject(value, forKey: NSString(string: name))
      }
    }
    return dictionary
  }

  /// Returns the objects that a query finds, in its order.
  func objects(of query: FetchQuery) throws -> [NSManagedObject] {
    guard let name = query.entityName else { throw Self.error("The fetch request has no entity.") }
    guard let entity = model?.entitiesByName[name] else {
      throw Self.error("The model of the context has no entity named \(name).")
    }
    let names = query.includesSubentities ? entity.names : [name]
    let objects = saved(names, query) + unsaved(names, query)
    let sorted = sorted(objects.sorted { $0.objectID.key < $1.objectID.key }, query)
    let rest = sorted.dropFirst(query.offset)
    return Array(query.limit > 0 ? rest.prefix(query.limit) : rest)
  }

  private static func error(_ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [NSLocalizedDescriptionKey: text])
  }

  private func saved(_ names: Set<String>, _ query: FetchQuery) -> [NSManagedObject] {
    var found: [NSManagedObject] = []
    for id in source?.storedIDs(of: names) ?? [] where state.deleted[id] == nil {
      if let object = state.object(id) {
        if query.predicate?.evaluate(with: object) ?? true { found.append(object) }
        continue
      }
      guard let row = source?.storedRow(of: id) else { continue }
      // Most objects may not be among the results, and are forgotten at once.
      let object = make(id, row, isRegistered: false)
      guard query.predicate?.evaluate(with: object) ?? true else { continue }
      // The predicate may have followed a relationship to the object.
      if let known = state.object(id) {
        found.append(known)
      } else {
        state.register(object)
        found.append(object)
      }
    }
    return found
  }

  private func unsaved(_ names: Set<String>, _ query: FetchQuery) -> [NSManagedObject] {
    guard query.includesPendingChanges else { return [] }
    return state.inserted.values.filter {
      names.contains($0.objectID.entityName) && query.predicate?.evaluate(with: $0) ?? true
    }
  }

  private func sorted(_ objects: [NSManagedObject], _ query: FetchQuery) -> [NSManagedObject] {
    if query.sortDescriptors.isEmpty { return objects }
    let numbered = objects.enumerated().sorted { first, second in
      for descriptor in query.sortDescriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }
    return numbered.map(\.element)
  }

  /// Executes a request: a fetch, or the deletion of what a fetch finds.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Only an NSBatchDeleteRequest can be executed. Use fetch(_:) for a fetch."
        ])
    }
    return try delete(request)
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    var ids = request.objectIDs
    if let query = request.query {
      // What has not been saved is not in the store, so that it is not deleted.
      var saved = query
      saved.includesPendingChanges = false
      ids = try objects(of: saved).map(\.objectID)
    }
    try persistentStoreCoordinator?.deleteRows(ids)
    let result: Any? =
      switch request.resultType {
      case .resultTypeStatusOnly: NSNumber(value: true)
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: NSNumber(value: ids.count)
      }
    return NSBatchDeleteResult(result, request.resultType)
  }
}

import Foundation

extension NSManagedObjectContext {
  /// Returns what a request finds, in the store and among what has not been saved.
  ///
  /// Throws an error of the Cocoa domain if the request has no entity, or one that the model does not have. Apple's raises an exception.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(of: request.query))].compactMap { $0 as? T }
    }
    let objects = try objects(of: request.query)
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
    return try count(of: request.query)
  }

  /// Returns the number of objects that a query finds, without making them where nothing has been changed.
  package func count(of query: FetchQuery) throws -> Int {
    if let name = query.entityName, let entity = model?.entitiesByName[name], !hasChanges,
      let count = try source?.count(query, query.includesSubentities ? entity.names : [name])
    {
      let rest = max(count - query.offset, 0)
      return query.limit > 0 ? min(rest, query.limit) : rest
    }
    return try objects(of: query).count
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
  package func objects(of query: FetchQuery) throws -> [NSManagedObject] {
    guard let name = query.entityName else { throw Self.error("The fetch request has no entity.") }
    guard let entity = model?.entitiesByName[name] else {
      throw Self.error("The model of the context has no entity named \(name).")
    }
    let names = query.includesSubentities ? entity.names : [name]
    let pending = try pending(names, query)
    var (found, isSorted) = try saved(names, query)
    if isSorted {
      for object in pending { insert(object, into: &found, query) }
    } else {
      found += pending
      found.sort { query.precedes($0, $1) }
    }
    if query.offset == 0, query.limit == 0 { return found }
    let rest = found.dropFirst(query.offset)
    return Array(query.limit > 0 ? rest.prefix(query.limit) : rest)
  }

  private static func error(_ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// Returns what is stored and has not been changed here, and true if it is in the query's order.
  private func saved(
    _ names: Set<String>, _ query: FetchQuery
  ) throws -> (objects: [NSManagedObject], isSorted: Bool) {
    guard let source else { return ([], true) }
    let isChanged = state.deleted.count + state.updated.count > 0
    let hiddenCount =
      isChanged
      ? [state.deleted, state.updated].joined().count { names.contains($0.key.entityName) } : 0
    let wanted = query.limit > 0 ? query.limit + query.offset : nil
    let filter = query.filter
    var found: [NSManagedObject] = []
    let isSorted = try source.find(query, names, atMost: wanted.map { $0 + hiddenCount }) { row in
      if row.followingCount > 0 {
        state.reserve(row.followingCount)
        found.reserveCapacity(row.followingCount + 1)
      }
      if isChanged, state.deleted[row.id] != nil || state.updated[row.id] != nil { return true }
      guard let object = try object(row, filter) else { return true }
      found.append(object)
      return !row.isInOrder || wanted.map { found.count < $0 } ?? true
    }
    return (found, isSorted)
  }

  /// Returns the object of a row if it satisfies the condition.
  private func object(
    _ row: FoundRow, _ filter: ((NSManagedObject) throws -> Bool)?
  ) throws -> NSManagedObject? {
    if row.isMatch { return state.object(row.id) ?? make(row.id, row.row) }
    if let object = state.object(row.id) { return try filter?(object) ?? true ? object : nil }
    // Most objects may not be among the results, and are forgotten at once.
    let object = make(row.id, row.row, isRegistered: false)
    guard try filter?(object) ?? true else { return nil }
    // The condition may have followed a relationship to the object.
    if let known = state.object(row.id) { return known }
    state.register(object)
    return object
  }

  /// Returns the objects that have been inserted or changed and not saved.
  private func pending(_ names: Set<String>, _ query: FetchQuery) throws -> [NSManagedObject] {
    let inserted = query.includesPendingChanges ? Array(state.inserted.values) : []
    if inserted.isEmpty, state.updated.isEmpty { return [] }
    let filter = query.filter
    return try (inserted + state.updated.values).filter {
      try names.contains($0.objectID.entityName) && filter?($0) ?? true
    }
  }

  private func insert(
    _ object: NSManagedObject, into objects: inout [NSManagedObject], _ query: FetchQuery
  ) {
    var (low, high) = (0, objects.count)
    while low < high {
      let middle = (low + high) / 2
      if query.precedes(objects[middle], object) { low = middle + 1 } else { high = middle }
    }
    objects.insert(object, at: low)
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
      // Unsaved objects are not in the store, so they are not deleted there.
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

extension NSPersistentStoreCoordinator {
  /// Executes a request for a context of this coordinator, as the context's ``NSManagedObjectContext/execute(_:)`` does.
  /// - Returns: an `NSPersistentStoreResult`.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }
}

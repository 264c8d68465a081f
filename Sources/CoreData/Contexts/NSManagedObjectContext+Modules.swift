import Foundation

// The interface for the module SwiftData, beside the public API. Its models are managed objects of a class of its own.

extension NSManagedObjectContext {
  /// Returns all objects of an entity, saved or not, in the order in which they were made. Unlike a fetch it tells nobody about changes, so that
  /// a view may ask for objects while it is updated.
  package func allObjects(ofEntity name: String) throws -> [NSManagedObject] {
    try objects(of: FetchQuery(entityName: name))
  }

  /// Returns the object with an identifier; nil if it has been deleted or never was.
  package func knownObject(with id: NSManagedObjectID) -> NSManagedObject? { existing(id) }

  /// Tells a follower about changes as long as it exists.
  package func notify(_ follower: any ContextObserver) { state.add(follower) }

  /// Stops notifying a follower of changes.
  package func stopNotifying(_ follower: any ContextObserver) { state.remove(follower) }
}

extension NSManagedObject {
  /// The identifiers of the objects at the other end of a relationship.
  package func relatedIDs(forKey key: String) -> [NSManagedObjectID] { ids(forKey: key) }
}

extension NSManagedObjectID {
  /// The number of the object in its store.
  package var number: Int64 { key }

  /// The identifier of the store.
  package var store: String { storeIdentifier }
}

extension NSPersistentStoreCoordinator {
  /// Returns an identifier that was written down as its parts; nil if the model has no such entity.
  package func managedObjectID(
    ofEntity name: String, number: Int64, store: String
  ) -> NSManagedObjectID? {
    managedObjectModel.entitiesByName[name].map {
      NSManagedObjectID($0, key: number, storeIdentifier: store, isSaved: true)
    }
  }
}

import Foundation

/// A store's answer to a request. See Apple's documentation of `NSPersistentStoreResult`.
open class NSPersistentStoreResult: NSObject {}

/// The forms in which a deletion reports its result. See Apple's documentation of `NSBatchDeleteRequestResultType`.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// The deletion of what a fetch finds, in the store alone. See Apple's documentation of `NSBatchDeleteRequest`.
///
/// Contexts do not notice it, and no delete rules are followed, as on Apple's systems: reset a context afterwards, or merge the
/// identifiers of the deleted objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let query: FetchQuery?
  let objectIDs: [NSManagedObjectID]

  /// The form of the result. The default reports only success.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes what a fetch finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    query = fetch.query
    objectIDs = []
    super.init()
  }

  /// Creates a request that deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    query = nil
    objectIDs = objects
    super.init()
  }
}

/// The result of a deletion. See Apple's documentation of `NSBatchDeleteResult`.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean for success, the identifiers, or the number of deleted objects.
  public let result: Any?
  /// Which of them it is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
    super.init()
  }
}

extension NSManagedObjectContext {
  /// Takes over what has been deleted or changed in the store without a context.
  /// - Parameters:
  ///   - changeNotificationData: the identifiers, by `NSInsertedObjectsKey`, `NSUpdatedObjectsKey` and `NSDeletedObjectsKey`.
  ///   - contexts: the contexts that take it over.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    for context in contexts {
      context.merge(
        changed: ids(NSInsertedObjectsKey) + ids(NSUpdatedObjectsKey),
        deleted: ids(NSDeletedObjectsKey))
      context.processPendingChanges()
    }
  }
}

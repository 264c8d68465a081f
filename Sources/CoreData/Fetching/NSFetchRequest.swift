import Foundation

/// A type that a fetch returns: managed objects, identifiers, dictionaries or counts. See Apple's documentation of
/// `NSFetchRequestResult`.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Something that a context executes. See Apple's documentation of `NSPersistentStoreRequest`.
open class NSPersistentStoreRequest: NSObject {}

/// The kind of a fetch's results. See Apple's documentation of `NSFetchRequestResultType`.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Objects. Default.
  public static let managedObjectResultType: Self = []
  /// Identifiers.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// A dictionary for each object, with the properties to fetch.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of results.
  public static let countResultType = Self(rawValue: 4)
}

/// A search for the objects of an entity. See Apple's documentation of `NSFetchRequest`.
///
/// ```swift
/// let request: NSFetchRequest<Book> = Book.fetchRequest()
/// request.predicate = NSPredicate(format: "author.name BEGINSWITH[c] %@", "aus")
/// request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
/// let books = try context.fetch(request)
/// ```
///
/// Without sort descriptors the objects come in the order in which they were made. A predicate is evaluated for each
/// object of the entity.
///
/// The type of the results has no constraint, because a protocol of Swift does not conform to itself:
/// `NSFetchRequest<NSFetchRequestResult>` must be possible. A request of one type cannot be cast to another.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private var ownEntity: NSEntityDescription?
  private var ownName: String?

  /// The condition that objects must satisfy; nil for all.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most results; 0 for all.
  open var fetchLimit = 0
  /// The number of results that are left out at the beginning.
  open var fetchOffset = 0
  /// Has no effect: the store is in memory.
  open var fetchBatchSize = 0
  /// Has no effect: results have their values.
  open var returnsObjectsAsFaults = true
  /// True if objects of the entities below are found, too. Default: true.
  open var includesSubentities = true
  /// True if objects that have been inserted and not saved are found. Changed objects are compared as they are now in any case,
  /// and objects that will be deleted are not found. Default: true.
  open var includesPendingChanges = true
  /// The form of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties in a dictionary of the results, as names or descriptions; nil for all attributes.
  open var propertiesToFetch: [Any]?

  /// Creates a request without an entity.
  public override init() {
    super.init()
    ManagedClasses.note(anyType: ResultType.self)
  }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    ownName = entityName
  }

  /// The name of the entity.
  open var entityName: String? { ownEntity?.name ?? ownName }

  /// The entity.
  open var entity: NSEntityDescription? {
    get { ownEntity }
    set { ownEntity = newValue }
  }

  /// The query of the request, without the type of the results.
  var query: FetchQuery {
    var query = FetchQuery(entityName: entityName)
    if query.entityName == nil, let type = ResultType.self as? NSManagedObject.Type {
      query.entityName = LoadedModels.entity(of: type)?.name
    }
    query.predicate = predicate
    query.sortDescriptors = sortDescriptors ?? []
    query.limit = fetchLimit
    query.offset = fetchOffset
    query.includesSubentities = includesSubentities
    query.includesPendingChanges = includesPendingChanges
    return query
  }
}

/// The terms of a fetch.
struct FetchQuery {
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
}

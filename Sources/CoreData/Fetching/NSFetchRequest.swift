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
/// Without sort descriptors the objects come in the order in which they were made. A store in a file finds and orders them in its database where
/// that means the same; otherwise the predicate is evaluated for each object of the entity.
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
  /// Has no effect: objects beyond the first read their values when they are used.
  open var fetchBatchSize = 0
  /// Has no effect: the first results have their values, and others read them when they are used.
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
package struct FetchQuery {
  package var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  package var limit = 0
  package var offset = 0
  var includesSubentities = true
  package var includesPendingChanges = true
  /// SwiftData's request, in place of a predicate and descriptors.
  package var models: ModelTerms?

  package init(entityName: String? = nil) {
    self.entityName = entityName
  }

  /// A condition and an order, for Swift and as far as a database understands them.
  package struct ModelTerms {
    package var filter: ((NSManagedObject) throws -> Bool)?
    package var condition: StoreCondition?
    package var compare: ((NSManagedObject, NSManagedObject) -> ComparisonResult)?
    /// Nil if a database cannot make the order.
    package var order: [StoreOrder]? = []

    package init() {}
  }

  /// The condition; nil for none.
  var filter: ((NSManagedObject) throws -> Bool)? {
    if let models { return models.filter }
    return predicate.map { predicate in { predicate.evaluate(with: $0) } }
  }

  /// The condition for a database; nil if there is none, or if a database would not understand it.
  var condition: StoreCondition? {
    if let models { return models.condition }
    return predicate.flatMap { StoreCondition($0) }
  }

  /// The order for a database; nil if a database cannot make it.
  var order: [StoreOrder]? {
    if let models { return models.order }
    var order: [StoreOrder] = []
    for descriptor in sortDescriptors {
      guard let key = descriptor.managedKey else { return nil }
      order.append(
        StoreOrder(
          path: key.split(separator: ".").map(String.init), isAscending: descriptor.ascending))
    }
    return order
  }

  /// Returns the order of two objects; of those that are the same to the query, the one that was made first comes first.
  func precedes(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    let comparison: ComparisonResult
    if let models {
      comparison = models.compare?(first, second) ?? .orderedSame
    } else {
      comparison =
        sortDescriptors.lazy.map { $0.compare(first, to: second) }
        .first { $0 != .orderedSame } ?? .orderedSame
    }
    if comparison != .orderedSame { return comparison == .orderedAscending }
    return first.objectID.key < second.objectID.key
  }
}

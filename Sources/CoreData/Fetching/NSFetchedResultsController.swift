import Foundation

/// The results of a fetch for a program that keeps them itself, instead of a view with a ``FetchRequest``: in sections, and with a delegate
/// that is notified of changes. See Apple's documentation of `NSFetchedResultsController`.
///
/// ```swift
/// final class Library: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
///   @Published private(set) var books: [Book] = []
///   private let results: NSFetchedResultsController<Book>
///
///   init(_ context: NSManagedObjectContext) {
///     let request: NSFetchRequest<Book> = Book.fetchRequest()
///     request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
///     results = NSFetchedResultsController(
///       fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
///     super.init()
///     results.delegate = self
///     try? results.performFetch()
///     books = results.fetchedObjects ?? []
///   }
///
///   func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
///     books = controller.fetchedObjects as? [Book] ?? []
///   }
/// }
/// ```
///
/// The results follow the context only while there is a delegate, and from the fetch on. Each change of an object of the entity fetches again and
/// compares both results.
///
/// The type of the results has no constraint, for the reason that a ``NSFetchRequest`` has none, and a controller of one type cannot be
/// cast to another.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request. A change of it has an effect when the fetch is performed again.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The name that was given for a cache. There are no caches, because sections are made in memory.
  public let cacheName: String?
  let results: FollowedResults

  /// Creates a controller, which has no results before ``performFetch()``.
  /// - Parameters:
  ///   - fetchRequest: what is fetched. Order it by the sections first: an object goes into the first section of its name.
  ///   - context: where it is fetched.
  ///   - sectionNameKeyPath: a path of the entity's properties to the value by which objects are put into sections, such as `author.name`; nil for one
  ///     section. A property that only the class has is none.
  ///   - name: ignored, see ``cacheName``.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    results = FollowedResults(context, sectionNameKeyPath)
    super.init()
  }

  /// Creates a controller over the results of another.
  init(_ results: FollowedResults, _ fetchRequest: NSFetchRequest<ResultType>) {
    self.fetchRequest = fetchRequest
    self.results = results
    cacheName = nil
    super.init()
  }

  /// The context of the fetch.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// The path to the name of an object's section.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }

  /// The delegate, which is notified of changes. The controller does not keep it alive.
  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Fetches. It throws what `fetch(_:)` of the context throws.
  open func performFetch() throws { try results.fetch(fetchRequest.query) }

  /// Does nothing: there are no caches.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// The objects, in the order of the request; nil before the fetch.
  open var fetchedObjects: [ResultType]? {
    results.current?.all.compactMap { $0 as? ResultType }
  }

  /// The sections; nil before the fetch. An object that has no section's name is in one with an empty name.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.current == nil ? nil : results.sections
  }

  /// Returns the object at a place: the number of its section, and its number there. A place without an object stops the program.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = results.current?.object(at: indexPath) else {
      fatalError("no object at index \(Array(indexPath)) in the fetched results")
    }
    guard let result = object as? ResultType else {
      fatalError("The fetched object is not of type \(ResultType.self): \(object)")
    }
    return result
  }

  /// Returns the place of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.current?.place(of: $0.objectID) }
  }

  // MARK: Index

  /// Returns what stands for a section in an index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    results.indexTitle(of: sectionName)
  }

  /// The titles in an index, without repetitions.
  open var sectionIndexTitles: [String] {
    results.sections.compactMap(\.indexTitle).reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }

  /// Returns the number of the first section with a title in the index. A title that none has stops the program.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    guard let number = results.sections.firstIndex(where: { $0.indexTitle == title }) else {
      fatalError("Index title '\(title)' is not among the sections of the fetched results")
    }
    return number
  }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolding)?.results === results
  }

  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any type.
private protocol ResultsHolding {
  var results: FollowedResults { get }
}

extension NSFetchedResultsController: ResultsHolding {}

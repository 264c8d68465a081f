import Foundation
import FoundationComplement
import Logging

/// A model, its store, and a context for the app's views. See Apple's documentation of `NSPersistentContainer`.
///
/// ```swift
/// final class Library {
///   let container = NSPersistentContainer(name: "Bookworm")
///
///   init() {
///     container.loadPersistentStores { _, error in
///       if let error { print("Core Data failed to load: \(error.localizedDescription)") }
///     }
///   }
/// }
/// ```
///
/// The store is a file in the ``defaultDirectoryURL()``: under `banyan run` the app's own, on a server the visitor's, and removed when their
/// visit is over. A container in a global constant is shared by all visitors, and keeps what they enter in the folder of the first;
/// make it in the app's state instead. It is a database of SQLite, and each save is a transaction.
///
/// A store with a URL elsewhere belongs to all visitors. Contexts that merge changes automatically see what others save, in other processes, too.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  private static let logger = Logger(label: "com.apple.CoreData")

  /// The name of the container and of its file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator, which has the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the app's views, of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores that will be loaded. Objects are kept in the first. By default it is a file with the container's name.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of that name in the app's bundle. If there is none, which is logged, the model has no entities.
  public convenience init(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Creates a container with the model of that name in a bundle.
  public convenience init(name: String, bundle: Bundle) {
    if let model = BundledModels.model(named: name, in: bundle) {
      self.init(name: name, managedObjectModel: model)
    } else {
      Self.logger.error("Failed to load model named \(name)")
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }
  }

  /// Creates a container.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    persistentStoreCoordinator = coordinator
    viewContext = context
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// The folder for stores: the one of `--data` or `BANYAN_DATA`, which is all visitors', or Application Support, of the visitor for whom the code runs.
  open class func defaultDirectoryURL() -> URL {
    StoreFolder.shared ?? .applicationSupportDirectory
  }

  /// Opens the stores, or makes them.
  /// - Parameter block: receives each description, and an error if the store could not be opened. A file that is damaged is kept under
  ///   another name, which is in the error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        block(description, open(description))
        continue
      }
      nonisolated(unsafe) let block = block
      Task { @MainActor in block(description, self.open(description)) }
    }
  }

  private func open(_ description: NSPersistentStoreDescription) -> (any Error)? {
    do {
      try persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url)
      return nil
    } catch {
      return error
    }
  }

  /// Returns a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, later and not on the main actor.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, not on the main actor, and waits for its result.
  @preconcurrency
  public func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

/// A container like any other: it does not reach CloudKit, so that what a person enters stays on this machine. See Apple's documentation of
/// `NSPersistentCloudKitContainer`.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The models that have been read. All containers of a name share one, as the visitors of a server do.
private enum BundledModels {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [URL: NSManagedObjectModel] = [:]

  static func model(named name: String, in bundle: Bundle) -> NSManagedObjectModel? {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for ending in ["momd", "xcdatamodeld", "xcdatamodel"] {
      let url = folder.appendingPathComponent("\(name).\(ending)")
      let model = lock.withLock { () -> NSManagedObjectModel? in
        if let model = known[url] { return model }
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let model = NSManagedObjectModel(contentsOf: url)
        known[url] = model
        return model
      }
      if let model { return model }
    }
    return nil
  }
}

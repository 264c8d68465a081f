import CoreData
import Foundation

/// A store that containers have open. All containers of one file or server share it, with one connection to its database.
final class OpenStore: Sendable {
  let coordinator: NSPersistentStoreCoordinator
  private let schema: Schema

  private init(_ schema: Schema, _ configuration: ModelConfiguration) throws {
    self.schema = schema
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: schema.managedModel)
    let isInMemory = configuration.isStoredInMemoryOnly
    try coordinator.addPersistentStore(
      ofType: isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil,
      at: isInMemory ? nil : configuration.url)
  }

  /// Returns the store of a configuration, opened if it is not open yet.
  static func open(_ schema: Schema, _ configuration: ModelConfiguration) throws -> OpenStore {
    if configuration.isStoredInMemoryOnly { return try OpenStore(schema, configuration) }
    let identity = configuration.url.storeIdentity
    return try lock.withLock {
      if let known = stores[identity]?.store {
        if known.schema.isSame(as: schema) { return known }
        throw SwiftDataError.loadIssue(
          "The store \(configuration.url.storeName) is open with other models.")
      }
      let store = try OpenStore(schema, configuration)
      stores = stores.filter { $0.value.store != nil }
      stores[identity] = Entry(store: store)
      return store
    }
  }

  private struct Entry {
    weak var store: OpenStore?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var stores: [String: Entry] = [:]
}

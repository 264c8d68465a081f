import Foundation

/// A store at a server of PostgreSQL, which the processes of several machines share.
struct StoreServer: StorePlace {
  private let address: ServerAddress
  private let isReadOnly: Bool

  init(_ address: ServerAddress, isReadOnly: Bool) {
    self.address = address
    self.isReadOnly = isReadOnly
  }

  var name: String { address.name }
  var isShared: Bool { true }

  func open(_ model: NSManagedObjectModel) throws -> DatabaseRows {
    do {
      let connection = try PostgreSQLConnection(address, isReadOnly: isReadOnly)
      return try DatabaseRows(connection, model, isReadOnly: isReadOnly, isShared: true)
    } catch {
      throw failure("The store \(name) cannot be opened", error, NSPersistentStoreOpenError)
    }
  }

  func check() {}

  func makeWatch(
    _ report: @escaping @Sendable (_ isEverything: Bool) -> Void
  ) -> any StoreWatch {
    PostgreSQLListener(address, report)
  }

  func remove() throws {
    try PostgreSQLConnection(address, isReadOnly: false).removeStore()
  }
}

extension URL {
  /// The store's place; nil if the URL is of one in memory.
  func storePlace(isReadOnly: Bool) -> (any StorePlace)? {
    if let address = ServerAddress(self) { return StoreServer(address, isReadOnly: isReadOnly) }
    return StoreFile(self, isReadOnly: isReadOnly)
  }

  /// The identity of the store, which is the same for all of its URLs.
  package var storeIdentity: String {
    ServerAddress(self).map { "\($0.words) \($0.schema)" } ?? standardizedFileURL.path
  }

  /// The store's place for people, without a password.
  package var storeName: String { ServerAddress(self)?.name ?? standardizedFileURL.path }
}

import Foundation

/// A store in a file. Here the file is a property list.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// A store in memory only.
public let NSInMemoryStoreType = "InMemory"

/// The place in which a coordinator keeps objects. See Apple's documentation of `NSPersistentStore`.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind of the store.
  public let type: String
  /// The file; nil for a store that never had one.
  public let url: URL?
  private let file: StoreFile?
  // The coordinator's lock guards what follows.
  private(set) var identifier = UUID().uuidString
  private(set) var lastKey: Int64 = 0
  private var unread: [String: Any] = [:]
  var rows = StoreRows()

  init(type: String, url: URL?, file: StoreFile?) {
    self.type = type
    self.url = url
    self.file = file
  }

  func load(for model: NSManagedObjectModel) throws {
    guard let file, let contents = try file.read() else { return }
    do {
      let text = try StoreText(contents, model)
      identifier = text.identifier
      lastKey = text.lastKey
      unread = text.unread
      rows = text.rows
    } catch {
      throw file.setAside(because: error)
    }
  }

  func write(_ rows: StoreRows, lastKey: Int64) throws {
    guard let file else { return }
    let text = StoreText(identifier: identifier, lastKey: lastKey, rows: rows, unread: unread)
    try file.write(text.contents())
  }
}

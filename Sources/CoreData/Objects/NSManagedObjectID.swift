import Foundation
import Synchronization

/// The identity of a managed object, which is the same in all contexts of a store. See Apple's documentation of `NSManagedObjectID`.
///
/// Unlike on Apple's systems an object keeps its identifier when it is first saved, and the identifier stops being temporary.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  private(set) var key: Int64
  private(set) var storeIdentifier: String
  private let isSaved: Mutex<Bool>

  init(_ entity: NSEntityDescription, key: Int64, storeIdentifier: String, isSaved: Bool) {
    self.entity = entity
    self.key = key
    self.storeIdentifier = storeIdentifier
    self.isSaved = Mutex(isSaved)
  }

  var entityName: String { entity.name ?? "" }

  /// True if the object has not been saved yet.
  open var isTemporaryID: Bool { isSaved.withLock { !$0 } }

  /// True if the object has never been in a context. No store may keep its key, which another object has the next time the app
  /// runs.
  var isLoose: Bool { storeIdentifier.isEmpty }

  /// Takes the place of an identifier that a store has made, when the object is first inserted. Relationships hold this identifier already,
  /// and nothing else does yet.
  func become(_ id: NSManagedObjectID) {
    key = id.key
    storeIdentifier = id.storeIdentifier
  }

  func becomePermanent() { isSaved.withLock { $0 = true } }

  /// A URL that stands for the object, also the next time the app runs.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(storeIdentifier)/\(entityName)/\(isTemporaryID ? "t" : "p")\(key)")!
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return key == other.key && storeIdentifier == other.storeIdentifier
  }

  open override var hash: Int { key.hashValue }

  open override var description: String { uriRepresentation().absoluteString }
}

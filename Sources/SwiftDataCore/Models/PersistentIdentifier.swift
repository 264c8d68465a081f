import CoreData
import Foundation

/// The identity of a model's object, which is the same in all contexts and each time the app runs. See Apple's documentation of
/// `PersistentIdentifier`.
///
/// An object that has not been inserted yet has a temporary one.
public struct PersistentIdentifier: Hashable, Codable, Identifiable, Sendable {
  /// The identifier of the store; nil for an object that is in none.
  public let storeIdentifier: String?
  /// The name of the model's class.
  public let entityName: String
  private let number: Int64

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  init(_ id: NSManagedObjectID) {
    storeIdentifier = id.store
    entityName = id.entity.name ?? ""
    number = id.number
  }

  /// - Parameter temporary: a number that no other object has while the program runs.
  init(entityName: String, temporary: Int64) {
    storeIdentifier = nil
    self.entityName = entityName
    number = temporary
  }

  // The number first, and alone in the hash: a store gives each to one object, and a list compares thousands.
  public static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.entityName == right.entityName
      && left.storeIdentifier == right.storeIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  func managedObjectID(in coordinator: NSPersistentStoreCoordinator?) -> NSManagedObjectID? {
    guard let storeIdentifier else { return nil }
    return coordinator?.managedObjectID(
      ofEntity: entityName, number: number, store: storeIdentifier)
  }
}

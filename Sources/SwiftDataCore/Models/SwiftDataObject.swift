import CoreData
import Foundation

/// The managed object behind a model's object.
final class SwiftDataObject: NSManagedObject {
  /// The model's object. It keeps this one alive, not the other way round, so that a context forgets what nobody uses.
  weak var model: (any PersistentModel)?

  override func willChangeValue(forKey key: String) {
    super.willChangeValue(forKey: key)
    if let model { model._$modelState.willChange(key, of: model) }
  }
}

/// The managed context behind a context.
final class SwiftDataContext: NSManagedObjectContext, @unchecked Sendable {
  weak var owner: ModelContext?
}

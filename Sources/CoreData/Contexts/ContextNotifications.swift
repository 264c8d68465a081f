import Foundation

/// The key in a notification's `userInfo` of the set of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key in a notification's `userInfo` of the set of changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key in a notification's `userInfo` of the set of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key in a notification's `userInfo` that says that a context has forgotten all its objects.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
  /// Objects of a context have changed, saved or not.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has been saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
  /// Objects of a context have changed, saved or not.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// A context has been saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to be saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}

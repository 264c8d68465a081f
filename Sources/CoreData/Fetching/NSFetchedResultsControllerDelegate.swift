import Foundation

/// A section of the results of a controller. See Apple's documentation of `NSFetchedResultsSectionInfo`.
public protocol NSFetchedResultsSectionInfo {
  /// The name: the value at the controller's key path, as text.
  var name: String { get }
  /// The section's title in an index beside a table.
  var indexTitle: String? { get }
  /// The number of objects in the section.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// A change of an object or a section. See Apple's documentation of `NSFetchedResultsChangeType`.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// An object that is notified of changes among the results of a controller. All methods have default implementations, which do nothing.
///
/// They are called where the context's objects are used: once in a turn of the main actor, and at once by saving. The controller that they
/// receive has the results of the delegate's own, and is `==` to it, but is another object. See Apple's documentation of
/// `NSFetchedResultsControllerDelegate`.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before the results change. The controller still has the old ones.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// Called for each section that has come or gone, before the objects.
  /// - Parameters:
  ///   - controller: has the new results.
  ///   - sectionInfo: the section.
  ///   - sectionIndex: its number: among the old sections if it has gone, or else among the new ones.
  ///   - type: `insert` or `delete`.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)

  /// Called for each object that has come, gone, moved or changed. Objects that have merely made room for others are not among them.
  /// - Parameters:
  ///   - controller: has the new results.
  ///   - anObject: the managed object.
  ///   - indexPath: where it was; nil if it was not there.
  ///   - type: what has become of it. One that has moved may have other values, too.
  ///   - newIndexPath: where it is now; nil if it has gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

  /// Called when the results have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// Returns what stands for a section in an index. The default implementation returns the first letter of the name, as a capital.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { FollowedResults.firstLetter(of: sectionName) }
}

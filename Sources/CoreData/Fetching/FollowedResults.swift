import Foundation

/// The results of a fetched results controller, which follow the context while there is a delegate.
///
/// A controller is generic, and its delegate's methods receive one of another type. So what a controller is stands here, and there can be
/// several over the same results.
final class FollowedResults: ContextObserver {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var current: ObjectSections?
  private var query = FetchQuery()
  private var entityNames: Set<String> = []

  init(_ context: NSManagedObjectContext, _ sectionNameKeyPath: String?) {
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  func fetch(_ query: FetchQuery) throws {
    context.processPendingChanges()
    current = ObjectSections(try context.objects(of: query), by: sectionNameKeyPath)
    self.query = query
    entityNames = query.entityName.flatMap { context.model?.entitiesByName[$0]?.names } ?? []
    context.state.add(self)
  }

  func contextDidChange(_ changes: ContextChanges) {
    guard let delegate, let old = current, changes.concerns(entityNames),
      let objects = try? context.objects(of: query)
    else { return }
    let new = ObjectSections(objects, by: sectionNameKeyPath)
    let updated = changes.isReset ? Set(new.ids) : Set(changes.updated.keys)
    let difference = SectionChanges(from: old, to: new, updated: updated)
    if difference.isEmpty { return }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self, request)
    let oldSections = sections
    delegate.controllerWillChangeContent(controller)
    current = new
    let newSections = sections
    for number in difference.deletedSections {
      delegate.controller(
        controller, didChange: oldSections[number], atSectionIndex: number, for: .delete)
    }
    for number in difference.insertedSections {
      delegate.controller(
        controller, didChange: newSections[number], atSectionIndex: number, for: .insert)
    }
    for change in difference.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// The request that fetched the results, as the delegate's controller has it.
  private var request: NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: query.entityName ?? "")
    request.predicate = query.predicate
    request.sortDescriptors = query.sortDescriptors
    request.fetchLimit = query.limit
    request.fetchOffset = query.offset
    request.includesSubentities = query.includesSubentities
    request.includesPendingChanges = query.includesPendingChanges
    return request
  }

  var sections: [ResultsSection] {
    current?.sections.map { ResultsSection(section: $0, results: self) } ?? []
  }

  func indexTitle(of name: String) -> String? {
    guard let delegate else { return Self.firstLetter(of: name) }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self, request)
    return delegate.controller(controller, sectionIndexTitleForSectionName: name)
  }

  static func firstLetter(of name: String) -> String? { name.first?.uppercased() }
}

/// A section of a controller's results.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let section: ObjectSections.Section
  let results: FollowedResults

  var name: String { section.name }
  var indexTitle: String? { results.indexTitle(of: name) }
  var numberOfObjects: Int { section.objects.count }
  var objects: [Any]? { section.objects }
}

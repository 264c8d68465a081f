import CoreData
import Foundation
import Testing

/// The results that a program keeps itself.
@MainActor
@Suite struct CoreDataResultsControllerTests {
  /// Writes down what a controller tells.
  final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    private var lines: [String] = []
    weak var own: NSObject?

    /// What has been told since the last time.
    func takeLines() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func titles(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      -> String
    {
      let books = controller.fetchedObjects as? [ShelfBook] ?? []
      return books.map { $0.title ?? "" }.joined(separator: " ")
    }

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      lines.append("will \(titles(controller))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "none" }
      let title = (anObject as? ShelfBook)?.title ?? ""
      lines.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      lines.append("did \(titles(controller))\(own == controller ? "" : " of another")")
    }
  }

  private func controller(
    _ context: NSManagedObjectContext, sections: String? = "rating"
  ) -> NSFetchedResultsController<ShelfBook> {
    let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \ShelfBook.rating, ascending: true),
      NSSortDescriptor(keyPath: \ShelfBook.title, ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
  }

  /// Returns books whose ratings are 1, 3 and 3.
  private func books(_ context: NSManagedObjectContext) -> (
    anna: ShelfBook, dune: ShelfBook, emma: ShelfBook
  ) {
    let (anna, dune, emma) = (
      Shelf.book("Anna", in: context), Shelf.book("Dune", in: context),
      Shelf.book("Emma", in: context)
    )
    anna.rating = 1
    return (anna, dune, emma)
  }

  @Test func `a controller has the objects in sections, and finds places and objects`() throws {
    let context = try Shelf.makeContainer().viewContext
    let books = books(context)
    let controller = controller(context)
    #expect(controller.sections == nil && controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects == [books.anna, books.dune, books.emma])
    let sections = try #require(controller.sections)
    #expect(sections.map(\.name) == ["1", "3"])
    #expect(sections.map(\.numberOfObjects) == [1, 2])
    #expect(sections.map(\.indexTitle) == ["1", "3"])
    #expect(sections[1].objects as? [ShelfBook] == [books.dune, books.emma])
    #expect(controller.object(at: [1, 0]) === books.dune)
    #expect(controller.indexPath(forObject: books.emma) == [1, 1])
    #expect(controller.indexPath(forObject: ShelfBook()) == nil)
    #expect(controller.sectionIndexTitles == ["1", "3"])
    #expect(controller.section(forSectionIndexTitle: "3", at: 1) == 1)
    #expect(controller.sectionIndexTitle(forSectionName: "novels") == "N")
  }

  @Test func `without a key path there is one section, even without objects`() throws {
    let context = try Shelf.makeContainer().viewContext
    let controller = controller(context, sections: nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == [""])
    #expect(controller.sections?.map(\.numberOfObjects) == [0])
    #expect(controller.fetchedObjects == [])
  }

  @Test func `a delegate is notified of what has come, gone, moved and changed, and where`() throws
  {
    let context = try Shelf.makeContainer().viewContext
    let books = books(context)
    let (controller, recorder) = (controller(context), Recorder())
    controller.delegate = recorder
    recorder.own = controller
    try controller.performFetch()
    func reported(_ change: () -> Void) -> [String] {
      change()
      context.processPendingChanges()
      return recorder.takeLines()
    }
    #expect(reported {} == [])
    #expect(
      reported { books.emma.title = "Alma" }
        == ["will Anna Dune Alma", "move Alma 1.1 1.0", "did Anna Alma Dune"])
    #expect(
      reported { books.dune.rating = 1 }
        == ["will Anna Alma Dune", "move Dune 1.1 0.1", "did Anna Dune Alma"])
    #expect(
      reported { context.delete(books.anna) }
        == ["will Anna Dune Alma", "delete Anna 0.0 none", "did Dune Alma"])
    var zoe: ShelfBook?
    let insertion = reported {
      zoe = Shelf.book("Zoe", in: context)
      zoe?.rating = 5
    }
    #expect(
      insertion == [
        "will Dune Alma", "insert section 5 2", "insert Zoe none 2.0", "did Dune Alma Zoe",
      ])
    let deletion = reported { if let zoe { context.delete(zoe) } }
    #expect(
      deletion == [
        "will Dune Alma Zoe", "delete section 5 2", "delete Zoe 2.0 none", "did Dune Alma",
      ])
    #expect(
      reported { books.dune.date = Date(timeIntervalSinceReferenceDate: 0) }
        == ["will Dune Alma", "update Dune 0.0 0.0", "did Dune Alma"])
    #expect(reported { ShelfAuthor(context: context).name = "Austen" } == [])
  }

  @Test func `of two objects that change places the one with another value has moved`() throws {
    let context = try Shelf.makeContainer().viewContext
    let (anna, dune) = (Shelf.book("Anna", in: context), Shelf.book("Dune", in: context))
    let (controller, recorder) = (controller(context, sections: nil), Recorder())
    controller.delegate = recorder
    recorder.own = controller
    try controller.performFetch()
    for (book, rating, lines) in [
      (anna, 5, ["will Anna Dune", "move Anna 0.0 0.1", "did Dune Anna"]),
      (anna, 3, ["will Dune Anna", "move Anna 0.1 0.0", "did Anna Dune"]),
      (dune, 1, ["will Anna Dune", "move Dune 0.1 0.0", "did Dune Anna"]),
      (dune, 3, ["will Dune Anna", "move Dune 0.0 0.1", "did Anna Dune"]),
    ] {
      book.rating = Int16(rating)
      context.processPendingChanges()
      #expect(recorder.takeLines() == lines)
    }
    // If both have one, a single move makes the new order.
    anna.rating = 2
    dune.rating = 1
    context.processPendingChanges()
    let lines = recorder.takeLines()
    #expect(lines.first == "will Anna Dune" && lines.last == "did Dune Anna" && lines.count == 4)
    #expect(lines.count { $0.hasPrefix("move") } == 1)
    #expect(lines.count { $0.hasPrefix("update") } == 1)
  }

  @Test func `without a delegate the results stay as they were fetched`() throws {
    let context = try Shelf.makeContainer().viewContext
    let books = books(context)
    let controller = controller(context)
    try controller.performFetch()
    context.delete(books.anna)
    context.processPendingChanges()
    #expect(controller.fetchedObjects?.count == 3)
    try controller.performFetch()
    #expect(controller.fetchedObjects == [books.dune, books.emma])
  }

  @Test func `a controller of an entity that the model lacks cannot fetch`() throws {
    let context = try Shelf.makeContainer().viewContext
    let controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Nothing"),
      managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    #expect(throws: NSError.self) { try controller.performFetch() }
    #expect(controller.fetchedObjects == nil)
  }
}

import Foundation
import Testing

@testable import CoreData

/// Contexts, stores and their files.
@MainActor
@Suite struct CoreDataStoreTests {
  @Test func `what one container has saved, another reads from the file`() throws {
    let folder = try Shelf.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shelf.sqlite")
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let address: URL
    do {
      let context = try Shelf.makeContainer(at: file).viewContext
      let (emma, austen) = (Shelf.book("Emma", in: context), ShelfAuthor(context: context))
      austen.name = "Austen"
      emma.author = austen
      emma.date = date
      emma.rating = 5
      try context.save()
      Shelf.book("never saved", in: context)
      address = emma.objectID.uriRepresentation()
    }
    let container = try Shelf.makeContainer(at: file)
    let books = try container.viewContext.fetch(NSFetchRequest<ShelfBook>(entityName: "ShelfBook"))
    let emma = try #require(books.first)
    #expect(books.count == 1 && emma.title == "Emma" && emma.rating == 5 && emma.date == date)
    #expect(emma.author?.name == "Austen" && emma.author?.titles == ["Emma"])
    #expect(emma.objectID.uriRepresentation() == address)
    #expect(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
        == emma.objectID)
    #expect(!container.viewContext.hasChanges)
  }

  @Test func `a damaged file is reported and kept`() throws {
    let folder = try Shelf.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shelf.sqlite")
    let damaged = Data("no store".utf8)
    try damaged.write(to: file)
    let error = #expect(throws: NSError.self) { try Shelf.makeContainer(at: file) }
    #expect(error?.code == NSPersistentStoreOpenError)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first)
    #expect(names.count == 1 && name.hasPrefix("Shelf.sqlite.damaged-"))
    #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == damaged)
    let context = try Shelf.makeContainer(at: file).viewContext
    #expect(try Shelf.titles(context) == [])
  }

  @Test func `a conflict of two contexts is an error, unless the policy says who wins`() throws {
    func outcome(_ policy: NSMergePolicy) throws -> String {
      let container = try Shelf.makeContainer()
      let (first, second) = (container.viewContext, container.newBackgroundContext())
      first.mergePolicy = policy
      let emma = Shelf.book("Emma", in: first)
      try first.save()
      try second.performAndWait {
        (second.object(with: emma.objectID) as? ShelfBook)?.title = "Stored"
        try second.save()
      }
      #expect(emma.title == "Emma")
      emma.title = "Mine"
      do {
        try first.save()
        return emma.title ?? ""
      } catch {
        return "\((error as NSError).code)"
      }
    }
    #expect(try outcome(.error) == "133020")
    #expect(try outcome(.mergeByPropertyObjectTrump) == "Mine")
    #expect(try outcome(.mergeByPropertyStoreTrump) == "Stored")
    #expect(try outcome(.overwrite) == "Mine")
    #expect(try outcome(.rollback) == "Stored")
  }

  @Test func `of two objects with the same unique values one stays, with the books of both`() throws
  {
    func authors(_ policy: NSMergePolicy) throws -> [[String]] {
      let context = try Shelf.makeContainer().viewContext
      context.mergePolicy = policy
      for title in ["Emma", "Persuasion"] {
        let author = ShelfAuthor(context: context)
        author.name = "Austen"
        Shelf.book(title, in: context).author = author
        do {
          try context.save()
        } catch {
          return [["\((error as NSError).code)"]]
        }
      }
      let request = NSFetchRequest<ShelfAuthor>(entityName: "ShelfAuthor")
      return try context.fetch(request).map(\.titles)
    }
    #expect(try authors(.error) == [["133021"]])
    #expect(try authors(.mergeByPropertyObjectTrump) == [["Emma", "Persuasion"]])
    #expect(try authors(.mergeByPropertyStoreTrump) == [["Emma", "Persuasion"]])
  }

  @Test func `a context of a background task saves, and the view's context takes it over`()
    async throws
  {
    let container = try Shelf.makeContainer()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let emma = Shelf.book("Emma", in: container.viewContext)
    try container.viewContext.save()
    let id = emma.objectID
    try await container.performBackgroundTask { context in
      (context.object(with: id) as? ShelfBook)?.title = "Other"
      Shelf.book("New", in: context)
      try context.save()
    }
    for _ in 0..<100 where emma.title != "Other" { await Task.yield() }
    #expect(emma.title == "Other")
    #expect(try Shelf.titles(container.viewContext) == ["New", "Other"])
  }

  @Test func `a child saves into its parent, and a batch deletes in the store`() throws {
    let container = try Shelf.makeContainer()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    Shelf.book("Emma", in: child)
    #expect(try Shelf.titles(container.viewContext) == [])
    try child.save()
    #expect(try Shelf.titles(container.viewContext) == ["Emma"])
    #expect(container.viewContext.insertedObjects.count == 1)
    try container.viewContext.save()
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "ShelfBook")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeCount
    let result = try container.viewContext.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? NSNumber == NSNumber(value: 1))
    let again =
      try container.persistentStoreCoordinator.execute(request, with: container.viewContext)
      as? NSBatchDeleteResult
    #expect(again?.result as? NSNumber == NSNumber(value: 0))
    container.viewContext.reset()
    #expect(try Shelf.titles(container.viewContext) == [])
  }

  @Test func `saving and changing are posted with the objects`() throws {
    let context = try Shelf.makeContainer().viewContext
    nonisolated(unsafe) var reported: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      NSManagedObjectContext.didSaveObjectsNotification,
      NSManagedObjectContext.didChangeObjectsNotification,
    ].map { name in
      center.addObserver(forName: name, object: context, queue: nil) { notification in
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
          let objects = notification.userInfo?[key] as? Set<NSManagedObject>
          if let objects {
            reported.append(
              "\(name == .NSManagedObjectContextDidSave ? "saved" : "changed") \(key) \(objects.count)"
            )
          }
        }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    let emma = Shelf.book("Emma", in: context)
    try context.save()
    #expect(reported == ["changed inserted 1", "saved inserted 1"])
    reported = []
    emma.title = "Other"
    #expect(Array(emma.changedValues().keys) == ["title"])
    try context.save()
    #expect(reported == ["changed updated 1", "saved updated 1"])
    #expect(emma.changedValues().isEmpty && !context.hasChanges)
  }

  @Test func `a context knows its children once each, and only those that are there`() throws {
    let parent = try Shelf.makeContainer().viewContext
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for _ in 0..<3 { child.parent = parent }
    for _ in 0..<100 {
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType).parent = parent
    }
    child.parent = nil
    child.parent = parent
    #expect(parent.state.children.count == 1)
    child.parent = try Shelf.makeContainer().viewContext
    #expect(parent.state.children.count == 0)
  }
}

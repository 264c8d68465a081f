import CoreData
import Foundation
import Synchronization
import Testing

/// Objects of which each has values that no other may have.
@MainActor
@Suite struct CoreDataUniqueTests {
  private func context() throws -> NSManagedObjectContext {
    let context = try Shelf.makeContainer().viewContext
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return context
  }

  private func author(
    _ name: String, of title: String, in context: NSManagedObjectContext
  ) -> ShelfAuthor {
    let author = ShelfAuthor(context: context)
    author.name = name
    Shelf.book(title, in: context).author = author
    return author
  }

  private func authors(_ context: NSManagedObjectContext) throws -> [ShelfAuthor] {
    try context.fetch(NSFetchRequest<ShelfAuthor>(entityName: "ShelfAuthor"))
  }

  @Test
  func `of many objects with one name that are saved together the last stays, with all books`()
    throws
  {
    let context = try context()
    let titles = ["Emma", "Lady Susan", "Persuasion", "Sanditon", "The Watsons"]
    let austens = titles.map { author("Austen", of: $0, in: context) }
    let shelley = author("Shelley", of: "Frankenstein", in: context)
    try context.save()
    #expect(try Set(authors(context)) == [try #require(austens.last), shelley])
    #expect(austens.last?.titles == titles)
    #expect(shelley.titles == ["Frankenstein"])
    #expect(!context.hasChanges)
  }

  /// A value that counts how often two of its kind are compared.
  private struct Code: Hashable {
    static let comparisons = Mutex(0)
    let number: Int

    static func == (left: Code, right: Code) -> Bool {
      comparisons.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func `objects that are saved are not each compared with all others`() throws {
    let (entity, code) = (NSEntityDescription(), NSAttributeDescription())
    code.name = "code"
    code.attributeType = .transformableAttributeType
    entity.name = "Parcel"
    entity.properties = [code]
    entity.uniquenessConstraints = [["code"]]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Parcels", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let context = container.viewContext
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    let count = 1_000
    let before = Code.comparisons.withLock { $0 }
    // The second time each takes the place of another.
    for _ in 0..<2 {
      for number in 0..<count {
        NSManagedObject(entity: entity, insertInto: context)
          .setValue(Code(number: number), forKey: "code")
      }
      try context.save()
      let request = NSFetchRequest<NSManagedObject>(entityName: "Parcel")
      #expect(try context.count(for: request) == count)
    }
    // A table compares a few that have come to the same place. Comparing each with all takes millions.
    #expect(Code.comparisons.withLock { $0 } - before < 200 * count)
  }
}

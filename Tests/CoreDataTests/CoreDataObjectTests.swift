import CoreData
import Foundation
import Testing

/// Models, objects, their relationships and rules.
@MainActor
@Suite struct CoreDataObjectTests {
  @Test func `Xcode's model is read with defaults, rules and inverses`() throws {
    let model = try Shelf.makeModel()
    #expect(model.entitiesByName.keys.sorted() == ["ShelfAuthor", "ShelfBook"])
    let book = try #require(model.entitiesByName["ShelfBook"])
    #expect(book.attributesByName.keys.sorted() == ["date", "rating", "title"])
    #expect(book.attributesByName["rating"]?.attributeType == .integer16AttributeType)
    #expect(book.attributesByName["rating"]?.defaultValue as? NSNumber == NSNumber(value: 3))
    let author = try #require(book.relationshipsByName["author"])
    #expect(!author.isToMany && author.inverseRelationship?.name == "books")
    #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    #expect(author.destinationEntity?.uniquenessConstraints as? [[String]] == [["name"]])
  }

  @Test func `a model that a program puts together has objects with inherited properties`() throws {
    let (animal, dog) = (NSEntityDescription(), NSEntityDescription())
    let (name, age) = (NSAttributeDescription(), NSAttributeDescription())
    name.name = "name"
    name.type = .string
    age.name = "age"
    age.attributeType = .integer64AttributeType
    animal.name = "Animal"
    animal.isAbstract = true
    animal.properties = [name]
    dog.name = "Dog"
    dog.properties = [age]
    animal.subentities = [dog]
    let model = NSManagedObjectModel()
    model.entities = [animal, dog]
    let container = NSPersistentContainer(name: "Animals", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { #expect($1 == nil) }
    let rex = NSEntityDescription.insertNewObject(
      forEntityName: "Dog", into: container.viewContext)
    rex.setValue("Rex", forKey: "name")
    rex.setValue(7, forKey: "age")
    try container.viewContext.save()
    let found = try container.viewContext.fetch(
      NSFetchRequest<NSManagedObject>(entityName: "Animal"))
    #expect(found == [rex])
    #expect(rex.value(forKey: "age") as? NSNumber == NSNumber(value: 7))
  }

  @Test func `a new object has its defaults, and both ends of a relationship agree`() throws {
    let context = try Shelf.makeContainer().viewContext
    let (emma, austen, other) = (
      ShelfBook(context: context), ShelfAuthor(context: context), ShelfAuthor(context: context)
    )
    #expect(emma.title == "Untitled" && emma.rating == 3 && emma.date == nil)
    #expect(emma.isInserted && emma.objectID.isTemporaryID)
    emma.title = "Emma"
    emma.author = austen
    #expect(austen.titles == ["Emma"])
    emma.author = other
    #expect(austen.titles == [] && other.titles == ["Emma"])
    austen.addManagedObjects([emma], forKey: "books")
    #expect(emma.author === austen && other.titles == [])
    austen.removeManagedObjects([emma], forKey: "books")
    #expect(emma.author == nil && austen.titles == [])
  }

  @Test func `an object made without a context is inserted later, with what it has by then`() throws
  {
    let folder = try Shelf.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Shelf.sqlite")
    let container = try Shelf.makeContainer(at: file)
    let context = container.viewContext
    let (emma, austen) = (ShelfBook(), ShelfAuthor(context: context))
    #expect(emma.managedObjectContext == nil && emma.entity.name == "ShelfBook")
    #expect(emma.title == "Untitled" && emma.rating == 3 && emma.author == nil)
    emma.title = "Emma"
    austen.name = "Austen"
    emma.author = austen
    #expect(!emma.hasChanges && austen.titles == [])
    context.insert(emma)
    #expect(emma.isInserted && emma.author === austen && austen.titles == ["Emma"])
    try context.save()
    // Were the key one of its own, the next object without a context could have it, too.
    let address = emma.objectID.uriRepresentation()
    #expect(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
        == emma.objectID)
    let next = try Shelf.makeContainer(at: file).viewContext
    let books = try next.fetch(NSFetchRequest<ShelfBook>(entityName: "ShelfBook"))
    #expect(books.map(\.title) == ["Emma"] && books.first?.author?.titles == ["Emma"])
  }

  @Test func `an object of a class that no model has is made, too, without properties`() {
    final class Unknown: NSManagedObject {}
    let object = Unknown()
    #expect(object.entity.name == nil && object.entity.properties == [] && !object.hasChanges)
  }

  @Test func `deleting follows the rules of the relationships`() throws {
    let context = try Shelf.makeContainer().viewContext
    let (emma, austen) = (Shelf.book("Emma", in: context), ShelfAuthor(context: context))
    austen.name = "Austen"
    emma.author = austen
    Shelf.book("Ulysses", in: context)
    try context.save()
    context.delete(emma)
    #expect(emma.isDeleted && austen.titles == [])
    context.rollback()
    #expect(!emma.isDeleted && austen.titles == ["Emma"])
    context.delete(austen)
    try context.save()
    #expect(try Shelf.titles(context) == ["Ulysses"])
  }

  @Test func `an object without a required value, or with a value out of range, is not saved`()
    throws
  {
    let context = try Shelf.makeContainer().viewContext
    let author = ShelfAuthor(context: context)
    let missing = #expect(throws: NSError.self) { try context.save() }
    #expect(missing?.domain == NSCocoaErrorDomain && missing?.code == 1570)
    #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    #expect(missing?.localizedDescription == "name is a required value.")
    author.name = "Austen"
    Shelf.book("Emma", in: context).rating = 6
    let large = #expect(throws: NSError.self) { try context.save() }
    #expect(large?.code == NSValidationNumberTooLargeError)
    Shelf.book("Persuasion", in: context).rating = -1
    let several = #expect(throws: NSError.self) { try context.save() }
    #expect(several?.code == NSValidationMultipleErrorsError)
    #expect((several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
  }

  @Test func `predicates and orders reach values, relationships and counts`() throws {
    let context = try Shelf.makeContainer().viewContext
    let (austen, joyce) = (ShelfAuthor(context: context), ShelfAuthor(context: context))
    austen.name = "Austen"
    joyce.name = "Joyce"
    for title in ["Emma", "Persuasion"] { Shelf.book(title, in: context).author = austen }
    let ulysses = Shelf.book("Ulysses", in: context)
    ulysses.author = joyce
    ulysses.rating = 5
    try context.save()
    func titles(_ format: String, _ arguments: any CVarArg...) throws -> [String] {
      try Shelf.titles(context, NSPredicate(format: format, argumentArray: arguments))
    }
    #expect(try titles("author.name BEGINSWITH[c] 'aus'") == ["Emma", "Persuasion"])
    #expect(try titles("title CONTAINS[cd] %@", "LYSS") == ["Ulysses"])
    #expect(try titles("author == %@", joyce) == ["Ulysses"])
    #expect(try titles("%K IN %@", "title", ["Emma", "Ulysses"]) == ["Emma", "Ulysses"])
    #expect(try titles("rating BETWEEN {4, 5}") == ["Ulysses"])
    #expect(try titles("ANY author.books.title == 'Emma'") == ["Emma", "Persuasion"])
    #expect(try titles("author.books.@count == 1") == ["Ulysses"])
    #expect(try titles("TRUEPREDICATE").count == 3)
    let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
    request.sortDescriptors = [
      NSSortDescriptor(key: "author.name", ascending: false),
      NSSortDescriptor(keyPath: \ShelfBook.title, ascending: false),
    ]
    #expect(try context.fetch(request).compactMap(\.title) == ["Ulysses", "Persuasion", "Emma"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request).compactMap(\.title) == ["Persuasion"])
    #expect(try context.count(for: request) == 1)
  }

  private func makeBooks(_ count: Int, in context: NSManagedObjectContext) throws
    -> [NSManagedObjectID]
  {
    let ids = (0..<count).map { Shelf.book("\($0)", in: context).objectID }
    try context.save()
    context.reset()
    return ids
  }

  @Test func `a context knows the objects that the program uses, however many others come and go`()
    throws
  {
    let context = try Shelf.makeContainer().viewContext
    let ids = try makeBooks(2_000, in: context)
    var used: [NSManagedObject] = []
    for (number, id) in ids.enumerated() {
      let book = context.object(with: id)
      if number.isMultiple(of: 3) { used.append(book) }
    }
    #expect(context.registeredObjects == Set(used))
    #expect(
      ids.map { context.registeredObject(for: $0) }
        == ids.indices.map { $0.isMultiple(of: 3) ? used[$0 / 3] : nil })
  }

  @Test func `objects of two stores that have the same number are two objects`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Shelf.makeModel())
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let early = Shelf.book("Emma", in: context)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let late = Shelf.book("Dune", in: context)
    let (earlyID, lateID) = (early.objectID, late.objectID)
    #expect(
      earlyID.uriRepresentation().lastPathComponent == lateID.uriRepresentation().lastPathComponent)
    #expect(context.registeredObject(for: earlyID) === early)
    #expect(context.registeredObject(for: lateID) === late)
  }
}

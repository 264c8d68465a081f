import CoreData
import Foundation
import FoundationComplement
import SwiftData
import Testing

/// Contexts, stores and their files.
@MainActor
@Suite struct SwiftDataStoreTests {
  @Test func `what one container has saved, another reads from a copy of the file`() throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kitchen.store")
    let copy = folder.appendingPathComponent("copy.store")
    let container = try ModelContainer(
      for: Cook.self, configurations: ModelConfiguration(url: file))
    let context = container.mainContext
    context.autosaveEnabled = false
    let soup = Dish("Soup", minutes: 20, cook: Cook("Ada"))
    soup.course = .starter
    soup.price = Price(amount: 7)
    soup.date = Date(timeIntervalSinceReferenceDate: 1000)
    soup.tags = ["warm", "$null"]
    soup.isHot = true
    soup.isOpen = true
    context.insert(soup)
    try context.save()
    context.insert(Dish("never saved"))
    try Kitchen.copy(file, to: copy)

    let other = try ModelContainer(
      for: Cook.self, configurations: ModelConfiguration(url: copy))
    let dishes = try other.mainContext.fetch(FetchDescriptor<Dish>())
    let read = try #require(dishes.first)
    #expect(dishes.count == 1 && read.title == "Soup" && read.minutes == 20 && read.isHot)
    #expect(read.course == .starter && read.price == Price(amount: 7))
    #expect(read.date == soup.date && read.tags == ["warm", "$null"])
    #expect(!read.isOpen)
    #expect(read.cook?.name == "Ada")
    #expect(read.cook?.dishes == [read])
    #expect(read.persistentModelID == soup.persistentModelID)
    #expect(!other.mainContext.hasChanges)
  }

  @Test func `containers of one file share its store`() throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kitchen.store")
    func open() throws -> ModelContainer {
      try ModelContainer(for: Cook.self, configurations: ModelConfiguration(url: file))
    }
    let (first, second) = (try open(), try open())
    first.mainContext.insert(Dish("Soup"))
    try first.mainContext.save()
    second.mainContext.insert(Dish("Bread"))
    try second.mainContext.save()
    #expect(try Kitchen.titles(first.mainContext) == ["Soup", "Bread"])
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(url: file))
    }
  }

  @Test func `a property that was renamed is found under its former name`() throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes.store")
    let copy = folder.appendingPathComponent("copy.store")
    let old = try ModelContainer(
      for: Former.Note.self, configurations: ModelConfiguration(url: file))
    old.mainContext.insert(Former.Note("milk"))
    try old.mainContext.save()
    try Kitchen.copy(file, to: copy)
    let new = try ModelContainer(
      for: Present.Note.self, configurations: ModelConfiguration(url: copy))
    let notes = try new.mainContext.fetch(FetchDescriptor<Present.Note>())
    #expect(notes.map(\.body) == ["milk"])
    #expect(notes.map(\.isDone) == [true])
  }

  @Test func `inserting an object inserts what it leads to, on both ends`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let ada = Cook("Ada")
    let soup = Dish("Soup", cook: ada)
    #expect(soup.modelContext == nil && ada.dishes == [])
    context.value.insert(soup)
    #expect(ada.modelContext === context.value)
    #expect(ada.dishes == [soup])
    let bread = Dish("Bread")
    ada.dishes.append(bread)
    #expect(bread.modelContext === context.value && bread.cook === ada)
    let tea = Dish("Tea")
    tea.cook = ada
    #expect(ada.dishes.map(\.title) == ["Soup", "Bread", "Tea"])
    soup.cook = nil
    #expect(ada.dishes.map(\.title) == ["Bread", "Tea"])
  }

  @Test func `deleting cascades, or nullifies, or is denied`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let ada = Cook("Ada")
    ada.dishes = [Dish("Soup"), Dish("Bread")]
    context.value.insert(ada)
    context.value.insert(Dish("Tea"))
    try context.value.save()
    context.value.delete(ada)
    #expect(ada.isDeleted)
    try context.value.save()
    #expect(try Kitchen.titles(context.value) == ["Tea"])

    let (shelf, maker) = (Shelf(), Maker())
    let jar = Jar(shelf: shelf, maker: maker)
    context.value.insert(jar)
    try context.value.save()
    #expect(maker.jars == [jar] && shelf.jars == [jar])
    context.value.delete(maker)
    try context.value.save()
    #expect(jar.maker == nil)
    context.value.delete(shelf)
    #expect(throws: (any Error).self) { try context.value.save() }
    context.value.rollback()
    #expect(try context.value.fetchCount(FetchDescriptor<Shelf>()) == 1)
    context.value.delete(jar)
    context.value.delete(shelf)
    try context.value.save()
    #expect(try context.value.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func `a deleted object that is inserted again is back in its relationships`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let ada = Cook("Ada")
    let (soup, bread) = (Dish("Soup"), Dish("Bread"))
    ada.dishes = [soup, bread]
    context.value.insert(ada)
    try context.value.save()
    func check() throws {
      #expect(ada.dishes == [bread, soup] && soup.cook === ada && bread.cook === ada)
      try context.value.save()
      let other = ModelContext(context.container)
      let cooks = try other.fetch(FetchDescriptor<Cook>())
      #expect(cooks.map { $0.dishes.map(\.title) } == [["Bread", "Soup"]])
      #expect(try Kitchen.titles(other) == ["Soup", "Bread"])
    }
    context.value.delete(soup)
    #expect(ada.dishes == [bread])
    context.value.insert(soup)
    try check()
    // When it has gone from the store, too.
    context.value.delete(soup)
    try context.value.save()
    #expect(try Kitchen.titles(ModelContext(context.container)) == ["Bread"])
    context.value.insert(soup)
    try check()
    // With what was deleted with it.
    context.value.delete(ada)
    #expect(try Kitchen.titles(context.value) == [])
    context.value.insert(ada)
    try check()
    // Not with what was deleted before.
    context.value.delete(soup)
    context.value.delete(ada)
    context.value.insert(ada)
    #expect(ada.dishes == [bread])
    try context.value.save()
    #expect(try Kitchen.titles(context.value) == ["Bread"])
  }

  @Test func `an object with a unique value takes the place of the other`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let ada = Cook("Ada")
    ada.dishes = [Dish("Soup")]
    context.value.insert(ada)
    try context.value.save()
    let other = Cook("Ada")
    other.stars = 2
    context.value.insert(other)
    try context.value.save()
    let cooks = try context.value.fetch(FetchDescriptor<Cook>())
    #expect(cooks.map(\.stars) == [2])
    #expect(cooks.first?.dishes.map(\.title) == ["Soup"])
  }

  @Test func `a fetch filters, sorts and counts, also what has not been saved`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let ada = Cook("Ada")
    for (title, minutes) in [("Soup", 20), ("Bread", 60), ("Tea", 5)] {
      context.value.insert(Dish(title, minutes: minutes, cook: title == "Tea" ? nil : ada))
    }
    try context.value.save()
    context.value.insert(Dish("Cake", minutes: 60))
    let bound = 10
    let slow = FetchDescriptor<Dish>(
      predicate: #Predicate { $0.minutes > bound },
      sortBy: [SortDescriptor(\.minutes, order: .reverse), SortDescriptor(\.title)])
    #expect(try Kitchen.titles(context.value, slow) == ["Bread", "Cake", "Soup"])
    #expect(try context.value.fetchCount(slow) == 3)
    var second = slow
    second.fetchOffset = 1
    second.fetchLimit = 1
    #expect(try Kitchen.titles(context.value, second) == ["Cake"])
    var saved = slow
    saved.includePendingChanges = false
    #expect(try Kitchen.titles(context.value, saved) == ["Bread", "Soup"])
    let hers = FetchDescriptor<Dish>(predicate: #Predicate { $0.cook?.name == "Ada" })
    #expect(try Kitchen.titles(context.value, hers) == ["Soup", "Bread"])
    try context.value.delete(model: Dish.self, where: #Predicate { $0.minutes == 60 })
    #expect(try Kitchen.titles(context.value) == ["Soup", "Tea"])
  }

  @Test func `a predicate finds a text regardless of case, and everything for an empty search`()
    throws
  {
    let context = try Kitchen.makeContainer().mainContextKept
    for title in ["Soup", "Bread", "Lentil soup"] { context.value.insert(Dish(title)) }
    func found(_ search: String) throws -> [String] {
      try Kitchen.titles(
        context.value,
        FetchDescriptor(
          predicate: #Predicate {
            if search.isEmpty {
              return true
            } else {
              return $0.title.localizedStandardContains(search)
            }
          }))
    }
    #expect(try found("SOUP") == ["Soup", "Lentil soup"])
    #expect(try found("") == ["Soup", "Bread", "Lentil soup"])
  }

  @Test func `rolling back forgets what was not saved`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    let soup = Dish("Soup")
    context.value.insert(soup)
    try context.value.save()
    #expect(!context.value.hasChanges && !soup.hasChanges)
    soup.title = "Stew"
    context.value.insert(Dish("Bread"))
    #expect(context.value.hasChanges && soup.hasChanges)
    #expect(context.value.insertedModelsArray.count == 1)
    #expect(context.value.changedModelsArray.count == 1)
    context.value.rollback()
    #expect(try Kitchen.titles(context.value) == ["Soup"])
    #expect(soup.title == "Soup" && !context.value.hasChanges)
    try context.value.transaction { soup.title = "Stew" }
    #expect(!context.value.hasChanges)
  }

  @Test func `an object that was rolled back is saved only when it is inserted again`() throws {
    let context = try Kitchen.makeContainer().mainContextKept
    context.value.autosaveEnabled = false
    let soup = Dish("Soup")
    context.value.insert(soup)
    context.value.rollback()
    soup.title = "Stew"
    #expect(!context.value.hasChanges)
    try context.value.save()
    #expect(try Kitchen.titles(context.value) == [])
    context.value.insert(soup)
    try context.value.save()
    #expect(try Kitchen.titles(context.value) == ["Stew"])
  }

  @Test func `a folder that has been removed is not made again`() throws {
    let folder = try Kitchen.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("inner/kitchen.store")
    let container = try ModelContainer(
      for: Cook.self, configurations: ModelConfiguration(url: file))
    container.mainContext.autosaveEnabled = false
    container.mainContext.insert(Dish("Soup"))
    try container.mainContext.save()
    #expect(FileManager.default.fileExists(atPath: file.path))
    try FileManager.default.removeItem(at: folder)
    container.mainContext.insert(Dish("Bread"))
    #expect(throws: (any Error).self) { try container.mainContext.save() }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a context that looks again keeps what has been changed in it`() throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    try container.mainContext.save()
    let context = ModelContext(container)
    let same = try #require(try context.fetch(FetchDescriptor<Dish>()).first)
    same.title = "Stew"
    for _ in 0..<3 { _ = try context.fetch(FetchDescriptor<Dish>()) }
    #expect(same.title == "Stew" && context.hasChanges)
    try context.save()
    #expect(try Kitchen.titles(ModelContext(container)) == ["Stew"])
  }

  @Test func `an identifier leads to the object in another context`() throws {
    let container = try Kitchen.makeContainer()
    let soup = Dish("Soup")
    container.mainContext.insert(soup)
    try container.mainContext.save()
    let data = try JSONEncoder().encode(soup.persistentModelID)
    let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    let other = ModelContext(container)
    let copy = try #require(other.model(for: id) as? Dish)
    #expect(copy == soup && copy !== soup && copy.title == "Soup")
    copy.title = "Stew"
    try other.save()
    let known: Dish? = container.mainContext.registeredModel(for: id)
    #expect(known === soup)
    #expect(!other.hasChanges && !other.autosaveEnabled)
  }

  @Test func `identifiers are equal if their stores, models and numbers are`() throws {
    let first = try Kitchen.makeContainer()
    let second = try Kitchen.makeContainer()
    let dishes = [first, second].map { container in
      let dish = Dish("Soup")
      container.mainContext.insert(dish)
      return dish
    }
    let ids = dishes.map(\.persistentModelID)
    let copies = try JSONDecoder().decode(
      [PersistentIdentifier].self, from: JSONEncoder().encode(ids))
    #expect(copies == ids && Set(ids + copies).count == 2)
    // Both are the first of their store.
    #expect(ids[0].hashValue == ids[1].hashValue)
  }

  @Test func `a container without a model says so to a fetch`() throws {
    let container = try Kitchen.makeContainer()
    #expect(throws: SwiftDataError.unknownSchema) {
      try container.mainContext.fetch(FetchDescriptor<Former.Note>())
    }
  }

  @Test func `a folder for the data of an app takes the place of the visitor's`() async throws {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let folder = try Kitchen.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = folder.appendingPathComponent("visitor")
        VisitorHome.follow { home }
        #expect(ModelConfiguration().url.path.hasPrefix(home.path))
        let data = folder.appendingPathComponent("data")
        setenv(StoreFolder.variable, data.path, 1)
        let (mine, theirs) = (
          try ModelContainer(for: Cook.self), try ModelContainer(for: Cook.self)
        )
        #expect(mine.configurations.map(\.url.path) == [data.path + "/default.store"])
        mine.mainContext.insert(Dish("Soup"))
        try mine.mainContext.save()
        #expect(try Kitchen.titles(theirs.mainContext) == ["Soup"])
        #expect(
          NSPersistentContainer(name: "Shelf", managedObjectModel: NSManagedObjectModel())
            .persistentStoreDescriptions.map { $0.url?.path } == [data.path + "/Shelf.sqlite"])
      }
    }
  }
}

/// A container's context, with the container, which the context does not keep.
struct KeptContext {
  let container: ModelContainer
  let value: ModelContext
}

extension ModelContainer {
  @MainActor var mainContextKept: KeptContext {
    KeptContext(container: self, value: mainContext)
  }
}

enum Former {
  @Model
  final class Note {
    var text: String
    init(_ text: String) { self.text = text }
  }
}

enum Present {
  @Model
  final class Note {
    @Attribute(originalName: "text") var body: String
    var isDone = true
    init(_ body: String) { self.body = body }
  }
}

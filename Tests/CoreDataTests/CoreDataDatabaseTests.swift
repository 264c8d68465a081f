import BanyanTesting
import Foundation
import SwiftUICore
import Testing

@testable import CoreData

/// Stores in databases: files of SQLite, and schemas at a server of PostgreSQL.
@MainActor
@Suite struct CoreDataDatabaseTests {
  private func inStore<Result>(
    _ engine: StoreEngine, _ body: @MainActor (URL) async throws -> Result
  ) async throws -> Result {
    switch engine {
    case .sqlite: try await inFolder(body)
    case .postgreSQL: try await body(try PostgreSQLServer.shared.get().makeAddress())
    }
  }

  private func inFolder<Result>(
    _ body: @MainActor (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try Shelf.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.appendingPathComponent("Shelf.sqlite"))
  }

  private func rows(_ container: NSPersistentContainer) throws -> DatabaseRows {
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    return try #require(store.storage as? DatabaseRows)
  }

  // MARK: Conditions and orders

  private func fill(_ context: NSManagedObjectContext) throws {
    let austen = ShelfAuthor(context: context)
    austen.name = "Austen"
    let titles = ["Emma", "Persuasion", "émigré", "e\u{301}migre\u{301}", "Dune", "dune", "100%"]
    for (index, title) in titles.enumerated() {
      let book = Shelf.book(title, in: context)
      book.rating = Int16(index % 4)
      book.date = index == 3 ? nil : Date(timeIntervalSinceReferenceDate: Double(index) + 0.5)
      if index < 2 { book.author = austen }
    }
    ShelfBook(context: context).title = nil
    try context.save()
  }

  private static let both = StoreEngine.allCases

  /// A predicate's text, its arguments, and the engines that evaluate it: Swift's comparisons of texts are unknown to PostgreSQL.
  private static let conditions: [(text: String, arguments: [Any], engines: [StoreEngine])] = [
    ("rating = 3", [], both), ("rating != 3", [], both), ("rating < 2", [], both),
    ("rating <= 2", [], both), ("rating > 1", [], both), ("2 >= rating", [], both),
    ("rating BETWEEN {1, 2}", [], both), ("rating IN {0, 3}", [], both),
    ("rating > 1.5", [], both), ("NOT (rating > 1 OR title = nil)", [], both),
    ("title = 'Dune'", [], both), ("title =[c] 'DUNE'", [], [.sqlite]),
    ("title != 'Dune'", [], both),
    ("title = %@", ["e\u{301}migr\u{e9}"], both), ("title =[d] 'emigre'", [], [.sqlite]),
    ("title < 'E'", [], [.sqlite]), ("title >= 'E'", [], [.sqlite]), ("title > 'E'", [], [.sqlite]),
    ("title BEGINSWITH 'E'", [], [.sqlite]), ("title ENDSWITH[c] 'NE'", [], [.sqlite]),
    ("title CONTAINS '%'", [], [.sqlite]), ("NOT title CONTAINS 'm'", [], [.sqlite]),
    ("title CONTAINS[cd] 'EM'", [], [.sqlite]), ("title LIKE 'D*'", [], []),
    ("title MATCHES '[dD]une'", [], []), ("title IN %@", [["Emma", "Dune"]], both),
    ("title = nil", [], both), ("date = nil", [], both),
    ("NOT date > %@", [Date.distantPast], both),
    ("date > %@", [Date(timeIntervalSinceReferenceDate: 2)], both),
    ("author.name = 'Austen'", [], both), ("author = nil", [], both),
    ("NOT author.name BEGINSWITH 'A'", [], [.sqlite]), ("TRUEPREDICATE", [], both),
    ("rating = 'three'", [], []),
  ]

  @Test(arguments: StoreEngine.installed)
  func `V01 a condition finds the same in a database as in memory`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let container = try Shelf.makeContainer(at: file)
      let (stored, memory) = (container.viewContext, try Shelf.makeContainer().viewContext)
      try fill(stored)
      try fill(memory)
      let tables = try rows(container).schema.tables
      let dialect = try rows(container).connection.dialect
      let table = try #require(tables["ShelfBook"])
      var results: [[String]] = []
      var expected: [[String]] = []
      for (text, arguments, engines) in Self.conditions {
        @MainActor func found(_ context: NSManagedObjectContext) throws -> [String] {
          let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
          request.predicate = NSPredicate(format: text, argumentArray: arguments)
          let titles = try context.fetch(request).map { $0.title ?? "nil" }
          #expect(try context.count(for: request) == titles.count)
          let isFiltered = StoreSelection(request.query, table, tables, dialect).isFiltered
          let isInDatabase = context === stored ? isFiltered : engines.contains(engine)
          return ["\(text) \(isInDatabase)"] + titles
        }
        stored.reset()
        results.append(try found(stored))
        expected.append(try found(memory))
      }
      #expect(results == expected)
      let request = NSFetchRequest<ShelfAuthor>(entityName: "ShelfAuthor")
      request.predicate = NSPredicate(format: "books.@count > 1")
      #expect(try stored.count(for: request) == 1)
      request.predicate = NSCompoundPredicate(
        type: .not, subpredicates: [NSPredicate(format: "books.@count = 2")])
      #expect(try stored.count(for: request) == 0)
    }
  }

  @Test(arguments: StoreEngine.installed)
  func `V02 an order and a page are the same in a database as in memory`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      @MainActor func pages(_ context: NSManagedObjectContext) throws -> [[String]] {
        try fill(context)
        context.reset()
        func all() throws -> [[String]] {
          try [("title", true), ("title", false), ("date", true), ("rating", false)].flatMap {
            key, ascending in
            try [0, 3].map { offset in
              let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
              request.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending)]
              request.fetchOffset = offset
              request.fetchLimit = 4
              return try context.fetch(request).map { $0.title ?? "nil" }
            }
          }
        }
        let saved = try all()
        let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
        request.predicate = NSPredicate(format: "title IN {'Dune', 'Emma', 'dune'}")
        let changed = try context.fetch(request)
        for book in changed where book.title == "Dune" { book.title = "Zoo" }
        for book in changed where book.title == "Emma" { context.delete(book) }
        Shelf.book("Middle", in: context).rating = 2
        return saved + (try all())
      }
      let stored = try pages(Shelf.makeContainer(at: file).viewContext)
      let expected = try pages(Shelf.makeContainer().viewContext)
      #expect(stored == expected)
    }
  }

  @Test(arguments: StoreEngine.installed)
  func `V03 objects beyond the first are found without their values`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let context = try Shelf.makeContainer(at: file).viewContext
      for number in 0..<1_000 { Shelf.book("\(number)", in: context) }
      try context.save()
      context.reset()
      let request = NSFetchRequest<ShelfBook>(entityName: "ShelfBook")
      request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: true)]
      let books = try context.fetch(request)
      #expect(books.count == 1_000)
      #expect(books.count { $0.isFault } == 744)
      #expect(books.last?.title == "999")
      request.fetchLimit = 50
      request.predicate = NSPredicate(format: "rating = 3")
      context.reset()
      let page = try context.fetch(request)
      #expect(page.count == 50 && context.registeredObjects.count == 50)
    }
  }

  // MARK: Saving

  @Test(arguments: StoreEngine.installed)
  func `V04 a save that fails changes nothing`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let container = try Shelf.makeContainer(at: file)
      let context = container.viewContext
      let author = ShelfAuthor(context: context)
      author.name = "Austen"
      try context.save()
      Shelf.book("Emma", in: context)
      ShelfAuthor(context: context).name = "Austen"
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSManagedObjectConstraintMergeError)
      #expect(try Shelf.titles(container.newBackgroundContext()) == [])
      context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
      try context.save()
      #expect(try Shelf.titles(container.newBackgroundContext()) == ["Emma"])
    }
  }

  @Test(arguments: StoreEngine.installed)
  func `V05 a conflict of two coordinators is settled by the merge policy`(_ engine: StoreEngine)
    async throws
  {
    func outcome(_ policy: NSMergePolicy) async throws -> String {
      try await inStore(engine) { file in
        let container = try Shelf.makeContainer(at: file)
        let (first, second) = (
          container.viewContext, try Shelf.makeContainer(at: file).viewContext
        )
        first.mergePolicy = policy
        let emma = Shelf.book("Emma", in: first)
        try first.save()
        let same = try second.fetch(NSFetchRequest<ShelfBook>(entityName: "ShelfBook"))
        same.first?.title = "Stored"
        try second.save()
        emma.title = "Mine"
        do {
          try first.save()
          return emma.title ?? ""
        } catch {
          return "\((error as NSError).code)"
        }
      }
    }
    #expect(try await outcome(.error) == "133020")
    #expect(try await outcome(.mergeByPropertyObjectTrump) == "Mine")
    #expect(try await outcome(.mergeByPropertyStoreTrump) == "Stored")
    #expect(try await outcome(.overwrite) == "Mine")
    #expect(try await outcome(.rollback) == "Stored")
  }

  @Test(arguments: StoreEngine.installed)
  func `V06 of two objects with the same unique values one stays, in a database too`(
    _ engine: StoreEngine
  )
    async throws
  {
    try await inStore(engine) { file in
      let container = try Shelf.makeContainer(at: file)
      let context = container.viewContext
      context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
      for title in ["Emma", "Persuasion"] {
        let author = ShelfAuthor(context: context)
        author.name = "Austen"
        Shelf.book(title, in: context).author = author
        try context.save()
      }
      let other = container.newBackgroundContext()
      let authors = try other.fetch(NSFetchRequest<ShelfAuthor>(entityName: "ShelfAuthor"))
      #expect(authors.map(\.titles) == [["Emma", "Persuasion"]])
      context.delete(try #require(context.fetch(ShelfAuthor.fetchRequest()).first as? ShelfAuthor))
      try context.save()
      #expect(try Shelf.titles(container.newBackgroundContext()) == [])
    }
  }

  @Test(arguments: StoreEngine.installed)
  func `V07 two coordinators of a store give no key twice`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let contexts = try (0..<2).map { _ in try Shelf.makeContainer(at: file).viewContext }
      for number in 0..<120 { Shelf.book("\(number)", in: contexts[number % 2]) }
      for context in contexts { try context.save() }
      #expect(
        try Shelf.makeContainer(at: file).viewContext.count(
          for: NSFetchRequest<ShelfBook>(entityName: "ShelfBook")) == 120)
    }
  }

  // MARK: Others

  struct BookList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
    var books: FetchedResults<ShelfBook>
    var body: some View { ForEach(books) { Text($0.title ?? "") } }
  }

  private func settle(_ app: TestApp, until texts: [String]) async {
    await app.wait { app.window.texts == texts }
  }

  @Test(.timeLimit(.minutes(30)), arguments: StoreEngine.installed)
  func `V08 a view shows what another visitor saves in the same store`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let (mine, theirs) = (try Shelf.makeContainer(at: file), try Shelf.makeContainer(at: file))
      mine.viewContext.automaticallyMergesChangesFromParent = true
      let app = TestApp(BookList().environment(\.managedObjectContext, mine.viewContext))
      let emma = Shelf.book("Emma", in: theirs.viewContext)
      try theirs.viewContext.save()
      await settle(app, until: ["Emma"])
      emma.title = "Anna"
      try theirs.viewContext.save()
      await settle(app, until: ["Anna"])
      #expect(app.window.texts == ["Anna"])
      app.reset()
      ShelfAuthor(context: theirs.viewContext).name = "Austen"
      try theirs.viewContext.save()
      await app.settle()
      #expect(app.bodies == [])
      theirs.viewContext.delete(emma)
      try theirs.viewContext.save()
      await settle(app, until: [])
      #expect(app.window.texts == [] && app.bodies == ["BookList"])
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: StoreEngine.installed)
  func `V09 what another process writes into the store is noticed`(_ engine: StoreEngine)
    async throws
  {
    try await inStore(engine) { file in
      let container = try Shelf.makeContainer(at: file)
      container.viewContext.automaticallyMergesChangesFromParent = true
      let app = TestApp(BookList().environment(\.managedObjectContext, container.viewContext))
      // A connection that no coordinator knows, as another process has one.
      let model = container.managedObjectModel
      let connection: any DatabaseConnection =
        if let address = ServerAddress(file) {
          try PostgreSQLConnection(address, isReadOnly: false)
        } else {
          try SQLiteConnection(file.path)
        }
      let other = try DatabaseRows(connection, model, isShared: true)
      let entity = try #require(model.entitiesByName["ShelfBook"])
      let id = NSManagedObjectID(
        entity, key: 1_000, storeIdentifier: other.schema.identifier, isSaved: true)
      try other.transact {
        try other.set(StoredRow(version: 1, values: ["title": "Emma"]), for: id)
        _ = try other.note([id])
      }
      await settle(app, until: ["Emma"])
      #expect(app.window.texts == ["Emma"])
    }
  }

  @Test func `changes of a store are waited for until it is removed from its coordinator`()
    async throws
  {
    try await inFolder { file in
      let coordinator = try Shelf.makeContainer(at: file).persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      let wasFollowed = SharedStores.isFollowed(file.storeIdentity)
      try coordinator.remove(store)
      #expect([wasFollowed, SharedStores.isFollowed(file.storeIdentity)] == [true, false])
    }
  }

  @Test func `schemas whose long names begin alike are different places`() throws {
    let names = ["", "a", "b"].map { String(repeating: "s", count: 63) + $0 }
    let schemas = try names.map { name in
      let url = try #require(URL(string: "postgresql://localhost/books?schema=\(name)"))
      return try #require(ServerAddress(url)).schema
    }
    #expect(schemas[0] == names[0])
    #expect(Set(schemas.map { $0.utf8.prefix(63).map { $0 } }).count == 3)
  }

  // MARK: Earlier models and formats

  private func model(_ properties: [NSPropertyDescription]) -> NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = properties
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }

  private func attribute(
    _ name: String, _ type: NSAttributeType, _ value: Any? = nil, formerly former: String? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    attribute.isOptional = value == nil
    attribute.renamingIdentifier = former
    return attribute
  }

  private func context(_ model: NSManagedObjectModel, _ file: URL) throws -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  @Test(arguments: StoreEngine.installed)
  func `V10 a store of an earlier model is changed to the new one, and keeps its objects`(
    _ engine: StoreEngine
  )
    async throws
  {
    try await inStore(engine) { file in
      do {
        let context = try context(
          model([
            attribute("text", .stringAttributeType), attribute("count", .integer64AttributeType),
            attribute("gone", .stringAttributeType),
          ]), file)
        for count in [1, 2] {
          let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
          note.setValue("milk \(count)", forKey: "text")
          note.setValue(count, forKey: "count")
          note.setValue("x", forKey: "gone")
        }
        try context.save()
      }
      // Twice: the second time there is nothing to do.
      for _ in 0..<2 {
        let context = try context(
          model([
            attribute("body", .stringAttributeType, formerly: "text"),
            attribute("count", .doubleAttributeType),
            attribute("isDone", .booleanAttributeType, true),
            attribute("Count", .stringAttributeType),
          ]), file)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.predicate = NSPredicate(format: "isDone = YES AND count < 5.5 AND Count = nil")
        let notes = try context.fetch(request).map { note in
          let count = (note.value(forKey: "count") as? NSNumber)?.doubleValue ?? -1
          return "\(note.value(forKey: "body") ?? "") \(count)"
        }
        #expect(notes == ["milk 1 1.0", "milk 2 2.0"])
      }
    }
  }

  @Test
  func `V11 a property list of an earlier version becomes a database once, and stays beside it`()
    async throws
  {
    try await inFolder { file in
      let list: [String: Any] = [
        "format": 1, "identifier": "F00D", "lastKey": 7,
        "entities": [
          "ShelfAuthor": [
            ["k": 7, "v": 2, "a": ["name": "Austen", "books": ["m": [["ShelfBook", 5]]]]]
          ],
          "ShelfBook": [
            [
              "k": 5, "v": 3,
              "a": ["title": "Emma", "rating": 4, "author": ["o": ["ShelfAuthor", 7]]],
            ]
          ],
        ],
      ]
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
      try data.write(to: file)
      for _ in 0..<2 {
        let container = try Shelf.makeContainer(at: file)
        let books = try container.viewContext.fetch(
          NSFetchRequest<ShelfBook>(entityName: "ShelfBook"))
        let facts = books.map { book -> [String?] in
          [
            book.title, "\(book.rating)", book.author?.name, book.author?.titles.first,
            book.objectID.uriRepresentation().absoluteString,
          ]
        }
        #expect(facts == [["Emma", "4", "Austen", "Emma", "x-coredata://F00D/ShelfBook/p5"]])
        let entity = try #require(container.managedObjectModel.entitiesByName["ShelfBook"])
        #expect(container.persistentStoreCoordinator.newID(of: entity).key > 7)
      }
      let kept = file.appendingPathExtension("property-list")
      #expect(try Data(contentsOf: kept) == data)
    }
  }

  // MARK: Failures

  private func failure(_ file: URL) throws -> String {
    let error = #expect(throws: NSError.self) { try Shelf.makeContainer(at: file) }
    return try #require(error).localizedDescription.replacing(file.path, with: "FILE")
  }

  @Test func `V12 a file that cannot be a store is reported, and stays as it is`() async throws {
    try await inFolder { file in
      do {
        let connection = try SQLiteConnection(file.path)
        try connection.run("CREATE TABLE birds (name)")
      }
      let before = try Data(contentsOf: file)
      #expect(
        try failure(file)
          == "The store FILE cannot be opened: it is a database of something else")
      #expect(try Data(contentsOf: file) == before)
    }
    try await inFolder { file in
      do { _ = try Shelf.makeContainer(at: file) }
      do {
        let connection = try SQLiteConnection(file.path)
        try connection.run("UPDATE banyan_store SET value = 3 WHERE name = 'format'")
      }
      #expect(
        try failure(file)
          == "The store FILE cannot be opened: it was written by a newer version of this software, in format 3. Update this program"
      )
    }
    try await inFolder { file in
      try Data("SQLite format 3\0and nothing that belongs there".utf8).write(to: file)
      #expect(
        try failure(file)
          == "The store FILE cannot be opened: file is not a database. Put a copy of the store in its place."
      )
    }
  }

  @Test func `V13 a full disk is reported, and what was saved before is there`() async throws {
    try await inFolder { file in
      let container = try Shelf.makeContainer(at: file)
      let context = container.viewContext
      Shelf.book("Emma", in: context)
      try context.save()
      let connection = try rows(container).connection
      let pages = try #require(try connection.value("PRAGMA page_count").integer)
      try connection.run("PRAGMA max_page_count = \(pages)")
      Shelf.book(String(repeating: "long", count: 100_000), in: context)
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(
        error?.localizedDescription.replacing(file.path, with: "FILE")
          == "The store FILE cannot be written: database or disk is full. Make room on the disk. Nothing of this save was written."
      )
      #expect(error?.code == NSPersistentStoreSaveError && context.hasChanges)
      #expect(try Shelf.titles(container.newBackgroundContext()) == ["Emma"])
      try connection.run("PRAGMA max_page_count = 1000000")
      try context.save()
      #expect(
        try container.newBackgroundContext().count(
          for: NSFetchRequest<ShelfBook>(entityName: "ShelfBook")) == 2)
    }
  }

  @Test func `V14 a store that is only read refuses to save`() async throws {
    try await inFolder { file in
      let first = try Shelf.makeContainer(at: file)
      Shelf.book("Emma", in: first.viewContext)
      try first.viewContext.save()
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: first.managedObjectModel)
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: file,
        options: [NSReadOnlyPersistentStoreOption: true])
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      #expect(try Shelf.titles(context) == ["Emma"])
      Shelf.book("Dune", in: context)
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(
        error?.localizedDescription.replacing(file.path, with: "FILE")
          == "The store FILE cannot be written: attempt to write a readonly database. Make the file and its folder writable for the user of the process."
      )
    }
  }

  @Test func `V17 a process that is killed loses nothing that it has reported as saved`()
    async throws
  {
    try await inFolder { file in
      setenv(Killed.place, file.path, 1)
      let environment = ProcessInfo.processInfo.environment
      let rounds = environment["BANYAN_KILLS"].flatMap { Int($0) } ?? 10
      let seed = environment["BANYAN_KILLS_SEED"].flatMap { UInt64($0) } ?? 1
      for round in 0..<rounds {
        setenv(Killed.patience, "\(Killed.yields(in: round, seed: seed))", 1)
        await #expect(processExitsWith: .signal(SIGKILL)) { try await Killed.saveUntilKilled() }
      }
      let reported = try String(contentsOf: Killed.report(file), encoding: .utf8)
        .split(separator: "\n").map(String.init)
      let container = try Shelf.makeContainer(at: file)
      let saved = try Set(Shelf.titles(container.viewContext))
      #expect(reported.filter { !saved.contains($0) } == [])
      // Each process may have been killed between its last save and its report.
      #expect((0...rounds).contains(saved.count - reported.count) && reported.count >= rounds)
      #expect(try rows(container).connection.value("PRAGMA integrity_check") == .text("ok"))
    }
  }
}

/// A process that saves and reports until it is killed.
private enum Killed {
  /// The name of the environment variable with the path of the store.
  static let place = "BANYAN_TEST_KILLED_STORE"

  /// The name of the environment variable with how often the process yields before it is killed.
  static let patience = "BANYAN_TEST_KILLED_PATIENCE"

  static func yields(in round: Int, seed: UInt64) -> UInt64 {
    // SplitMix64
    var bits = seed &+ UInt64(round + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return (bits ^ (bits >> 31)) % 20_000
  }

  static func report(_ file: URL) -> URL { file.appendingPathExtension("reported") }

  @MainActor
  static func saveUntilKilled() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = try #require(environment[place])
    let yields = try #require(environment[patience].flatMap { Int($0) })
    let file = URL(fileURLWithPath: path)
    let container = try Shelf.makeContainer(at: file)
    let log = open(report(file).path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    var isFirst = true
    while true {
      let title = UUID().uuidString
      Shelf.book(title, in: container.viewContext)
      try container.viewContext.save()
      let line = Array("\(title)\n".utf8)
      guard write(log, line, line.count) == line.count else { return }
      guard isFirst else { continue }
      isFirst = false
      Thread.detachNewThread {
        // Somewhere in the next saves
        for _ in 0..<yields { sched_yield() }
        kill(getpid(), SIGKILL)
      }
    }
  }
}

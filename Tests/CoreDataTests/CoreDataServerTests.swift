import Foundation
import Testing

@testable import CoreData

/// Stores at a server of PostgreSQL: what files of SQLite do not have.
@MainActor
@Suite(
  .enabled(
    if: PostgreSQLServer.isInstalled, "there is no server of PostgreSQL or no libpq on this machine"
  )
)
struct CoreDataServerTests {
  private func message(_ url: URL) -> String {
    do {
      _ = try Shelf.makeContainer(at: url)
      return "opened"
    } catch {
      return error.localizedDescription
    }
  }

  @Test func `V19 a server that is away is reported without the password`() throws {
    let url = try #require(
      URL(
        string: "postgresql://ada:s3cret@localhost/books?host=/tmp/no-such-folder&password=s3cret"))
    #expect(
      message(url)
        == #"The store postgresql://ada@localhost/books?schema=banyan_data cannot be opened: connection to server on socket "/tmp/no-such-folder/.s.PGSQL.5432" failed: No such file or directory. Check that the server runs, and try again."#
    )
    let wrong = try #require(URL(string: "postgresql://ada:s3cret@localhost/books?nothing=s3cret"))
    #expect(!message(wrong).contains("s3cret"))
  }

  @Test func `V20 a store whose connection was lost goes on with another`() throws {
    let server = try PostgreSQLServer.shared.get()
    let url = try server.makeAddress()
    let address = try #require(ServerAddress(url))
    let context = try Shelf.makeContainer(at: url).viewContext
    Shelf.book("Emma", in: context)
    try context.save()
    context.reset()
    try server.endSessions(of: address)
    #expect(try Shelf.titles(context) == ["Emma"])
    try server.endSessions(of: address)
    Shelf.book("Dune", in: context)
    try context.save()
    context.reset()
    #expect(try Shelf.titles(context) == ["Dune", "Emma"])
  }

  @Test
  func `V21 a save that loses its connection is reported, writes nothing, and can be repeated`()
    throws
  {
    let server = try PostgreSQLServer.shared.get()
    let url = try server.makeAddress()
    let address = try #require(ServerAddress(url))
    let context = try Shelf.makeContainer(at: url).viewContext
    let store = try #require(context.persistentStoreCoordinator?.persistentStores.first)
    let rows = try #require(store.storage as? DatabaseRows)
    let book = Shelf.book("Emma", in: context)
    let error = #expect(throws: PostgreSQLFailure.self) {
      try rows.transact {
        try rows.set(StoredRow(version: 1, values: ["title": "Emma"]), for: book.objectID)
        try server.endSessions(of: address)
      }
    }
    #expect(error?.isLost == true)
    #expect(try Shelf.titles(Shelf.makeContainer(at: url).viewContext) == [])
    try context.save()
    #expect(try Shelf.titles(Shelf.makeContainer(at: url).viewContext) == ["Emma"])
  }

  @Test func `V22 a role that may only read sees what there is, and its saves are refused`() throws
  {
    let server = try PostgreSQLServer.shared.get()
    let url = try server.makeAddress()
    let address = try #require(ServerAddress(url))
    let first = try Shelf.makeContainer(at: url).viewContext
    Shelf.book("Emma", in: first)
    try first.save()
    let role = "reader_\(address.schema)"
    for statement in [
      "CREATE ROLE \(role) LOGIN", "GRANT USAGE ON SCHEMA \(address.schema) TO \(role)",
      "GRANT SELECT ON ALL TABLES IN SCHEMA \(address.schema) TO \(role)",
    ] { try server.session().run(statement) }
    let context = try Shelf.makeContainer(
      at: server.address(user: role, schema: address.schema)
    ).viewContext
    #expect(try Shelf.titles(context) == ["Emma"])
    Shelf.book("Dune", in: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(
      error?.localizedDescription
        == "The store \(address.name) cannot be written: ERROR:  permission denied for table ShelfBook. Grant the role the right to create a schema and to change its tables, or open the store read-only."
    )
    #expect(context.hasChanges)
  }

  @Test func `V23 a schema that cannot be a store is reported, and stays as it is`() throws {
    let server = try PostgreSQLServer.shared.get()
    let (other, newer) = (try server.makeAddress(), try server.makeAddress())
    let (others, newers) = (
      try #require(ServerAddress(other)), try #require(ServerAddress(newer))
    )
    try server.session().run("CREATE SCHEMA \(others.schema)")
    try server.session().run("CREATE TABLE \(others.schema).birds (name text)")
    #expect(
      message(other)
        == "The store \(others.name) cannot be opened: it is a database of something else")
    _ = try Shelf.makeContainer(at: newer)
    try server.session().run(
      "UPDATE \(newers.schema).banyan_store SET value = '3' WHERE name = 'format'")
    #expect(
      message(newer)
        == "The store \(newers.name) cannot be opened: it was written by a newer version of this software, in format 3. Update this program"
    )
  }

  @Test func `V24 names of any length and with any characters are possible`() throws {
    let server = try PostgreSQLServer.shared.get()
    let url = try server.makeAddress()
    let entity = NSEntityDescription()
    entity.name = "Order?"
    let names = ["a", "b"].map { String(repeating: "long", count: 20) + $0 } + ["from", "x\"?'y"]
    entity.properties = names.map { name in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = .stringAttributeType
      return attribute
    }
    entity.uniquenessConstraints = [["from"], [names[0]]]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    // The second time the tables are there.
    for round in 0..<2 {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      if round == 0 {
        let object = NSManagedObject(entity: entity, insertInto: context)
        for name in names { object.setValue("value of \(name)", forKey: name) }
        try context.save()
      }
      let request = NSFetchRequest<NSManagedObject>(entityName: "Order?")
      request.predicate = NSPredicate(format: "%K = %@", "from", "value of from")
      let found = try context.fetch(request).first
      #expect(
        names.map { found?.value(forKey: $0) as? String } == names.map { "value of \($0)" })
    }
  }
}

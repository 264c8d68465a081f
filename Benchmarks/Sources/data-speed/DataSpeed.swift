import CMalloc
import CoreData
import Foundation

/// Measures a store of Core Data beside the same statements by SQLite's C interface, in the same run.
///
///     swift run -c release --package-path Benchmarks data-speed
@main
@MainActor
enum DataSpeed {
  private static let rowCount = 100_000
  private static let rounds = 20

  static func main() throws {
    if CommandLine.arguments.count == 2 {
      return try QuerySpeed.fill(URL(fileURLWithPath: CommandLine.arguments[1]), rowCount)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("data-speed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // First: a heap that others have used is slower.
    try QuerySpeed.report(rowCount, in: folder, rounds: rounds)
    let store = try Store(folder.appendingPathComponent("store.sqlite"))
    let database = try Database(folder.appendingPathComponent("plain.sqlite").path)
    try report("insert and save \(rowCount)", 1) {
      try store.insert(0..<rowCount)
    } _: {
      database.insert(0..<rowCount)
    }
    try report("a page of 50, filtered and sorted by an index", rounds) {
      let count = try store.page(50)
      precondition(count == 50)
    } _: {
      let count = database.page(50)
      precondition(count == 50)
    }
    var next = rowCount
    try report("insert one and save", rounds) {
      try store.insert(next..<next + 1)
    } _: {
      database.insert(next..<next + 1)
      next += 1
    }
    let before = allocatedByteCount
    let all = try store.all()
    print(
      "all \(all.count) objects, their values not read: \((allocatedByteCount - before) / all.count) bytes each"
    )
  }

  /// Prints the medians of both, and how many times as long the first takes.
  private static func report(
    _ what: String, _ count: Int, _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows {
    var times: (first: [Double], second: [Double]) = ([], [])
    for _ in 0..<count {
      times.first.append(try time(first))
      times.second.append(try time(second))
    }
    let medians = [times.first, times.second].map { $0.sorted()[$0.count / 2] }
    print(
      "\(what): \(text(medians[0])) ms, SQLite \(text(medians[1])) ms, \(text(medians[0] / medians[1])) times"
    )
  }

  /// Returns how long something takes, in milliseconds.
  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private static func text(_ number: Double) -> String {
    "\((number * 1_000).rounded() / 1_000)"
  }

  private static var allocatedByteCount: Int { Int(mallinfo2().uordblks) }
}

/// The rows as objects.
@MainActor
private struct Store {
  private let context: NSManagedObjectContext
  private let entity: NSEntityDescription

  init(_ file: URL) throws {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      return attribute
    }
    let name = attribute("name", .stringAttributeType)
    entity = NSEntityDescription()
    entity.name = "Item"
    entity.properties = [
      name, attribute("number", .integer64AttributeType), attribute("date", .dateAttributeType),
    ]
    entity.indexes = [
      NSFetchIndexDescription(
        name: "byName",
        elements: [NSFetchIndexElementDescription(property: name, collationType: .binary)])
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
  }

  func insert(_ numbers: Range<Int>) throws {
    for number in numbers {
      let item = NSManagedObject(entity: entity, insertInto: context)
      item.setValue("item \(number % 1_000) \(number)", forKey: "name")
      item.setValue(number, forKey: "number")
      item.setValue(Date(timeIntervalSinceReferenceDate: Double(number)), forKey: "date")
    }
    try context.save()
    context.reset()
  }

  func page(_ count: Int) throws -> Int {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.predicate = NSPredicate(format: "number > 500")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchLimit = count
    let items = try context.fetch(request)
    let found = items.count { $0.value(forKey: "name") is String }
    context.reset()
    return found
  }

  func all() throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
  }
}

/// The same rows by the C interface.
private final class Database {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> CInt
  private typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> CInt
  private typealias Prepare =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<OpaquePointer?>,
      OpaquePointer?
    ) -> CInt
  private typealias Step = @convention(c) (OpaquePointer?) -> CInt
  private typealias BindInteger = @convention(c) (OpaquePointer?, CInt, Int64) -> CInt
  private typealias BindReal = @convention(c) (OpaquePointer?, CInt, Double) -> CInt
  private typealias BindText =
    @convention(c) (OpaquePointer?, CInt, UnsafePointer<CChar>, CInt, UnsafeRawPointer?) -> CInt
  private typealias ColumnText = @convention(c) (OpaquePointer?, CInt) -> UnsafePointer<UInt8>?
  private typealias ColumnInteger = @convention(c) (OpaquePointer?, CInt) -> Int64
  private typealias ColumnReal = @convention(c) (OpaquePointer?, CInt) -> Double

  private let library: UnsafeMutableRawPointer
  private var database: OpaquePointer?
  private var insertion: OpaquePointer?
  private var selection: OpaquePointer?

  init(_ path: String) throws {
    guard let library = dlopen("libsqlite3.so.0", RTLD_NOW) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.library = library
    _ = function("sqlite3_open", Open.self)(path, &database)
    for statement in [
      "PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL",
      "CREATE TABLE item (key INTEGER PRIMARY KEY, name TEXT, number INTEGER, date REAL)",
      "CREATE INDEX by_name ON item (name)",
    ] { execute(statement) }
    let prepare = function("sqlite3_prepare_v2", Prepare.self)
    _ = prepare(
      database, "INSERT INTO item (name, number, date) VALUES (?, ?, ?)", -1, &insertion, nil)
    _ = prepare(
      database, "SELECT key, name, number, date FROM item WHERE number > 500 ORDER BY name LIMIT ?",
      -1, &selection, nil)
  }

  private func function<F>(_ name: String, _ type: F.Type) -> F {
    unsafeBitCast(dlsym(library, name), to: type)
  }

  private func execute(_ statement: String) {
    let code = function("sqlite3_exec", Execute.self)(database, statement, nil, nil, nil)
    precondition(code == 0, statement)
  }

  func insert(_ numbers: Range<Int>) {
    let (integer, real) = (
      function("sqlite3_bind_int64", BindInteger.self),
      function("sqlite3_bind_double", BindReal.self)
    )
    let (text, step, reset) = (
      function("sqlite3_bind_text", BindText.self), function("sqlite3_step", Step.self),
      function("sqlite3_reset", Step.self)
    )
    execute("BEGIN IMMEDIATE")
    for number in numbers {
      _ = text(
        insertion, 1, "item \(number % 1_000) \(number)", -1, UnsafeRawPointer(bitPattern: -1))
      _ = integer(insertion, 2, Int64(number))
      _ = real(insertion, 3, Double(number))
      precondition(step(insertion) == 101)
      _ = reset(insertion)
    }
    execute("COMMIT")
  }

  func page(_ count: Int) -> Int {
    let (text, integer, real) = (
      function("sqlite3_column_text", ColumnText.self),
      function("sqlite3_column_int64", ColumnInteger.self),
      function("sqlite3_column_double", ColumnReal.self)
    )
    let step = function("sqlite3_step", Step.self)
    _ = function("sqlite3_bind_int64", BindInteger.self)(selection, 1, Int64(count))
    var found: [(Int64, String, Int64, Double)] = []
    while step(selection) == 100 {
      found.append(
        (
          integer(selection, 0), text(selection, 1).map { String(cString: $0) } ?? "",
          integer(selection, 2), real(selection, 3)
        ))
    }
    _ = function("sqlite3_reset", Step.self)(selection)
    return found.count
  }
}

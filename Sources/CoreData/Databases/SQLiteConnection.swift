import Foundation

/// A connection to a database of SQLite. One thread at a time uses it; calls block.
final class SQLiteConnection: DatabaseConnection {
  let dialect = SQLDialect.sqlite
  private let library: SQLiteLibrary
  private let path: String
  private var database: SQLiteLibrary.Database?
  /// Statements that have been prepared and that nobody is stepping through.
  private var idle: [String: SQLiteLibrary.Statement] = [:]
  private static let idleLimit = 100

  /// The pages of the database that the connection keeps in memory, in KiB, as a negative number.
  private static let cacheSize = -2_000
  /// The time that a statement waits while another process writes, in milliseconds.
  private static let patience: CInt = 5_000

  /// Opens a file, which is made if it does not exist.
  init(_ path: String, isReadOnly: Bool = false) throws {
    guard let library = SQLiteLibrary.installed else {
      throw SQLiteFailure(
        code: 0,
        description: "there is no libsqlite3.so.0. Install it: apt-get install libsqlite3-0")
    }
    self.library = library
    self.path = path
    // Read only, or read and write and create; without the library's own locks.
    let flags: CInt = (isReadOnly ? 0x1 : 0x2 | 0x4) | 0x8000
    let code = library.open(path, &database, flags, nil)
    guard code == SQLiteFailure.ok else {
      let failure = failure(code)
      _ = library.close(database)
      database = nil
      throw failure
    }
    _ = library.busyTimeout(database, Self.patience)
    _ = library.createFunction(
      database, TextTest.functionName, 3, 0x801, nil, TextTest.function, nil, nil, nil)
    try run("PRAGMA synchronous = NORMAL")
    try run("PRAGMA cache_size = \(Self.cacheSize)")
  }

  deinit {
    for statement in idle.values { _ = library.finalize(statement) }
    _ = library.close(database)
  }

  private func failure(_ code: CInt) -> SQLiteFailure {
    let text = library.message(database).map { String(cString: $0) } ?? "error \(code)"
    return SQLiteFailure(code: code & 0xff, description: text)
  }

  // MARK: Statements

  func rows(
    _ text: String, _ values: [DatabaseValue], _ body: (any DatabaseRow) throws -> Bool
  ) throws {
    let statement = try take(text)
    defer { give(text, statement) }
    for (index, value) in values.enumerated() { try bind(value, CInt(index + 1), statement) }
    let row = SQLiteRow(library: library, statement: statement)
    while true {
      let code = library.step(statement)
      switch code {
      case SQLiteFailure.row: if try !body(row) { return }
      case SQLiteFailure.done: return
      default: throw failure(code)
      }
    }
  }

  func transact<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite itself has rolled back after some failures.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  func prepareForChanges() throws {
    // It changes the file.
    try run("PRAGMA journal_mode = WAL")
  }

  func tableNames() throws -> Set<String> { try texts("SELECT name FROM sqlite_master") }

  func indexNames() throws -> Set<String> {
    try texts("SELECT name FROM sqlite_master WHERE type = 'index'")
  }

  func columnNames(of table: String) throws -> Set<String> {
    try texts("SELECT name FROM pragma_table_info(?)", [.text(table)])
  }

  /// The system reports that the file has been written.
  func announceChanges() {}

  private func take(_ text: String) throws -> SQLiteLibrary.Statement {
    if let known = idle.removeValue(forKey: text) { return known }
    var statement: SQLiteLibrary.Statement?
    let code = library.prepare(database, text, -1, &statement, nil)
    guard code == SQLiteFailure.ok, let statement else { throw failure(code) }
    return statement
  }

  private func give(_ text: String, _ statement: SQLiteLibrary.Statement) {
    _ = library.reset(statement)
    guard idle.count < Self.idleLimit, idle[text] == nil else {
      _ = library.finalize(statement)
      return
    }
    idle[text] = statement
  }

  private func bind(
    _ value: DatabaseValue, _ place: CInt, _ statement: SQLiteLibrary.Statement
  ) throws {
    // SQLite copies what it is given.
    let copies = UnsafeRawPointer(bitPattern: -1)
    let code: CInt
    switch value {
    case .null: code = library.bindNull(statement, place)
    case .integer(let number): code = library.bindInteger(statement, place, number)
    case .real(let number): code = library.bindReal(statement, place, number)
    case .text(var text):
      code = text.withUTF8 { bytes in
        // Without characters there may be no address, and no address means null.
        let start = bytes.baseAddress ?? Self.nothing
        return library.bindText(statement, place, start, CInt(bytes.count), copies)
      }
    case .bytes(let data):
      code = data.withUnsafeBytes { bytes in
        let start = bytes.baseAddress ?? UnsafeRawPointer(Self.nothing)
        return library.bindBytes(statement, place, start, CInt(bytes.count), copies)
      }
    }
    guard code == SQLiteFailure.ok else { throw failure(code) }
  }

  nonisolated(unsafe) private static let nothing: UnsafePointer<UInt8> = {
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    place.pointee = 0
    return UnsafePointer(place)
  }()
}

/// The row at which a statement has arrived. It is one object for all rows of a statement.
private final class SQLiteRow: DatabaseRow {
  private let library: SQLiteLibrary
  private let statement: SQLiteLibrary.Statement

  init(library: SQLiteLibrary, statement: SQLiteLibrary.Statement) {
    self.library = library
    self.statement = statement
  }

  func value(_ column: Int) -> DatabaseValue {
    let column = CInt(column)
    switch library.columnType(statement, column) {
    case 1: return .integer(library.columnInteger(statement, column))
    case 2: return .real(library.columnReal(statement, column))
    case 3: return .text(String(decoding: bytes(column), as: UTF8.self))
    case 4: return .bytes(Data(bytes(column)))
    default: return .null
    }
  }

  private func bytes(_ column: CInt) -> UnsafeRawBufferPointer {
    // In this order: the number of bytes is that of what was asked for before.
    let start = library.columnBytes(statement, column)
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(library.columnByteCount(statement, column)))
  }
}

/// The reason why SQLite could not do something, in its own words.
struct SQLiteFailure: DatabaseFailure {
  let code: CInt
  let description: String

  static let (ok, row, done): (CInt, CInt, CInt) = (0, 100, 101)
  private static let (busy, readOnly, full, notDatabase): (CInt, CInt, CInt, CInt) = (5, 8, 13, 26)

  var advice: String? {
    switch code {
    case Self.busy: "Another process has been writing for several seconds."
    case Self.readOnly: "Make the file and its folder writable for the user of the process."
    case Self.full: "Make room on the disk. Nothing of this save was written."
    case Self.notDatabase: "Put a copy of the store in its place."
    default: nil
    }
  }
}

import Foundation

/// A connection to a store at a server of PostgreSQL, which is made again when it has been lost. One thread at a time uses it; calls block.
final class PostgreSQLConnection: DatabaseConnection {
  let dialect = SQLDialect.postgreSQL
  private let address: ServerAddress
  private let isReadOnly: Bool
  private var session: PostgreSQLSession?
  private var isInTransaction = false
  /// The last failure to connect, and its time.
  private var failure: (error: PostgreSQLFailure, time: ContinuousClock.Instant)?
  /// Statements as the server takes them, with numbers.
  private var numbered: [String: String] = [:]

  /// The time after a failure in which no other attempt to connect is made: views must not wait for each row.
  private static let pause = Duration.seconds(1)

  init(_ address: ServerAddress, isReadOnly: Bool) throws {
    self.address = address
    self.isReadOnly = isReadOnly
    _ = try connected()
  }

  private func connected() throws -> PostgreSQLSession {
    if let session { return session }
    if let failure, .now - failure.time < Self.pause { throw failure.error }
    do {
      let new = try PostgreSQLSession(address)
      try new.run("SET client_min_messages = warning")
      // A process that waits for another to finish writing gives up after a while, and one that has stopped is not waited for.
      try new.run("SET lock_timeout = 5000")
      try new.run("SET idle_in_transaction_session_timeout = 30000")
      if isReadOnly { try new.run("SET default_transaction_read_only = on") }
      try new.run(
        "SELECT set_config('search_path', $1, false)", [.text(SQL.quoted(address.schema))])
      session = new
      failure = nil
      return new
    } catch let error as PostgreSQLFailure {
      failure = (error, .now)
      throw error
    }
  }

  // MARK: Statements

  func rows(
    _ text: String, _ values: [DatabaseValue], _ body: (any DatabaseRow) throws -> Bool
  ) throws {
    let statement = numbered(text)
    let answer: PostgreSQLAnswer
    do {
      answer = try connected().run(statement, values)
    } catch let error as PostgreSQLFailure where error.isLost && !isInTransaction {
      // Nobody has seen anything of it yet, and outside of a transaction it only reads.
      session = nil
      answer = try connected().run(statement, values)
    }
    for index in 0..<answer.count {
      answer.index = CInt(index)
      if try !body(answer) { return }
    }
  }

  /// The server numbers the places of values: `$1`. Names and texts in quotation marks stay as they are.
  private func numbered(_ text: String) -> String {
    if let known = numbered[text] { return known }
    var (result, number, quote) = ("", 0, Character?.none)
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "?" {
        number += 1
        result += "$\(number)"
        continue
      }
      result.append(character)
    }
    if numbered.count < 500 { numbered[text] = result }
    return result
  }

  // MARK: Transactions

  func transact<Result>(_ body: () throws -> Result) throws -> Result {
    let number: Int64
    do {
      number = try begin()
    } catch let error as PostgreSQLFailure where error.isLost {
      // It has been lost since it was last used, and nothing has been written yet.
      session = nil
      number = try begin()
    }
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let result = try body()
      do {
        try connected().run("COMMIT")
      } catch let error as PostgreSQLFailure where error.isLost {
        session = nil
        try find(number, after: error)
      }
      return result
    } catch {
      if let failure = error as? PostgreSQLFailure, failure.isLost {
        session = nil
      } else {
        _ = try? session?.run("ROLLBACK")
      }
      throw error
    }
  }

  /// Begins a transaction, and waits until no other process writes to the store.
  ///
  /// So each statement sees all that has been saved before, and two saves that would make the same value twice come one after the other.
  /// - Returns: the number of the transaction.
  private func begin() throws -> Int64 {
    let session = try connected()
    try session.run("BEGIN ISOLATION LEVEL READ COMMITTED")
    do {
      try session.run(
        "SELECT pg_advisory_xact_lock(hashtextextended('banyan ' || $1, 0))",
        [.text(address.schema)])
      if isReadOnly { return 0 }
      let answer = try session.run("SELECT txid_current()")
      return answer.integer(0)
    } catch {
      _ = try? session.run("ROLLBACK")
      throw error
    }
  }

  /// Finds out whether a transaction took effect whose end was not confirmed.
  private func find(_ number: Int64, after error: PostgreSQLFailure) throws {
    let deadline = ContinuousClock.now + .seconds(5)
    repeat {
      if let answer = try? connected().run("SELECT txid_status($1)", [.integer(number)]) {
        if answer.value(0) == .text("committed") { return }
        if answer.value(0) == .text("aborted") { throw error }
      } else {
        session = nil
      }
      usleep(200_000)
    } while .now < deadline
    throw PostgreSQLFailure(
      "the connection was lost while the save was being confirmed, and it is not known whether it was written: \(error.description)",
      isLost: true)
  }

  // MARK: Tables

  func prepareForChanges() throws {
    let found = try value(
      "SELECT count(*) FROM pg_namespace WHERE nspname = ?", [.text(address.schema)])
    if found == .integer(0) {
      try transact { try run("CREATE SCHEMA IF NOT EXISTS \(SQL.quoted(address.schema))") }
    }
  }

  func tableNames() throws -> Set<String> {
    try texts(
      """
      SELECT c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace \
      WHERE n.nspname = ?
      """, [.text(address.schema)])
  }

  func indexNames() throws -> Set<String> {
    try texts(
      "SELECT indexname::text FROM pg_indexes WHERE schemaname = ?", [.text(address.schema)])
  }

  func columnNames(of table: String) throws -> Set<String> {
    try texts(
      """
      SELECT column_name::text FROM information_schema.columns \
      WHERE table_schema = ? AND table_name = ?
      """, [.text(address.schema), .text(table)])
  }

  func announceChanges() throws {
    try run("SELECT pg_notify(?, '')", [.text(address.channel)])
  }

  /// Removes the store with its tables.
  func removeStore() throws {
    guard try tableNames().contains("banyan_store") else { return }
    try run("DROP SCHEMA \(SQL.quoted(address.schema)) CASCADE")
  }
}

extension ServerAddress {
  /// The name under which processes wake each other.
  var channel: String { SQLDialect.postgreSQL.limited("banyan \(schema)") }
}

/// A session at a server, until it is lost.
final class PostgreSQLSession {
  private let library: PostgreSQLLibrary
  private let connection: PostgreSQLLibrary.Connection?
  private let address: ServerAddress

  private static let answerTime = Duration.seconds(60)

  /// The settings that the address may replace: an end that is gone is noticed.
  private static let settings = [
    ("connect_timeout", "5"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
    ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
  ]

  init(_ address: ServerAddress) throws {
    guard let library = PostgreSQLLibrary.installed else {
      throw PostgreSQLFailure("there is no libpq.so.5. Install it: apt-get install libpq5")
    }
    let words =
      Self.settings
      + [
        ("application_name", address.channel), ("dbname", address.words),
        ("client_encoding", "UTF8"),
      ]
    let names = words.map { strdup($0.0) } + [nil]
    let values = words.map { strdup($0.1) } + [nil]
    defer { for word in names + values { free(word) } }
    let connection = library.connect(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    self.library = library
    self.connection = connection
    self.address = address
    guard library.status(connection) == 0 else { throw lost(message) }
  }

  deinit { library.finish(connection) }

  private var message: String {
    library.message(connection).map { String(cString: $0) } ?? "there is no memory"
  }

  private func lost(_ message: String) -> PostgreSQLFailure {
    PostgreSQLFailure(address.cleaned(message), isLost: true)
  }

  var socket: CInt { library.socket(connection) }

  @discardableResult
  func run(_ statement: String, _ values: [DatabaseValue] = []) throws -> PostgreSQLAnswer {
    guard send(statement, values) == 1 else { throw lost(message) }
    let deadline = ContinuousClock.now + Self.answerTime
    var answer: PostgreSQLAnswer?
    var failure: PostgreSQLFailure?
    while true {
      while library.isBusy(connection) == 1 {
        guard try wait(until: deadline) else { throw lost("the server does not answer") }
        guard library.consumeInput(connection) == 1 else { throw lost(message) }
      }
      guard let next = library.answer(connection) else { break }
      let found = PostgreSQLAnswer(library, next)
      if let (code, text) = found.failure {
        failure = PostgreSQLFailure(
          address.cleaned(text), code: code,
          // 57P: the server ends the connection.
          isLost: library.status(connection) != 0 || code.hasPrefix("57P"))
      } else {
        answer = found
      }
    }
    if let failure { throw failure }
    guard let answer else { throw lost(message) }
    return answer
  }

  /// Returns the number of notifications that have come, after waiting for some.
  /// - Throws: an error if the connection is lost.
  func notificationCount(within time: Duration) throws -> Int {
    if try wait(until: .now + time), library.consumeInput(connection) != 1 { throw lost(message) }
    var count = 0
    while let notification = library.notification(connection) {
      library.free(notification)
      count += 1
    }
    return count
  }

  /// Waits until the server has sent something; returns false if it has not.
  private func wait(until deadline: ContinuousClock.Instant) throws -> Bool {
    var place = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = max((deadline - .now) / .milliseconds(1), 0)
      let count = poll(&place, 1, CInt(rest.rounded(.up)))
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  private func send(_ statement: String, _ values: [DatabaseValue]) -> CInt {
    let parameters = values.map(PostgreSQLParameter.init)
    // One piece of memory for all of them. Without bytes there would be no address, and no address means null.
    let bytes: [UInt8] = Array(parameters.compactMap(\.bytes).joined()) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      var (places, next) = ([UnsafePointer<UInt8>?](), 0)
      for parameter in parameters {
        places.append(parameter.bytes == nil ? nil : buffer.baseAddress! + next)
        next += parameter.bytes?.count ?? 0
      }
      return library.send(
        connection, statement, CInt(values.count), parameters.map(\.type), places,
        parameters.map { CInt($0.bytes?.count ?? 0) }, parameters.map { _ in 1 }, 1)
    }
  }
}

/// A value as the server takes it.
private struct PostgreSQLParameter {
  /// The number of PostgreSQL's own type, which never changes; 0 for the type of the place where the value is.
  let type: UInt32
  /// Nil for no value.
  let bytes: [UInt8]?

  init(_ value: DatabaseValue) {
    switch value {
    case .null: (type, bytes) = (0, nil)
    case .integer(let number):
      (type, bytes) = (20, withUnsafeBytes(of: number.bigEndian) { Array($0) })
    // SQLite knows no such number, and keeps nothing.
    case .real(let number) where number.isNaN: (type, bytes) = (0, nil)
    case .real(let number):
      (type, bytes) = (701, withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) })
    case .text(let text): (type, bytes) = (25, Array(text.utf8))
    case .bytes(let data): (type, bytes) = (17, Array(data))
    }
  }
}

/// The rows of an answer, and the one at which a reader has arrived.
final class PostgreSQLAnswer: DatabaseRow {
  private let library: PostgreSQLLibrary
  private let answer: PostgreSQLLibrary.Answer
  var index: CInt = 0

  init(_ library: PostgreSQLLibrary, _ answer: PostgreSQLLibrary.Answer) {
    self.library = library
    self.answer = answer
  }

  deinit { library.clear(answer) }

  var count: Int { Int(library.rowCount(answer)) }

  /// The code and the message of an error; nil if there is none.
  var failure: (code: String, message: String)? {
    // A command without rows, and rows.
    if [1, 2].contains(library.answerStatus(answer)) { return nil }
    // PG_DIAG_SQLSTATE is C.
    let code = library.answerField(answer, CInt(UInt8(ascii: "C"))).map { String(cString: $0) }
    let message = library.answerMessage(answer).map { String(cString: $0) }
    return (code ?? "", message ?? "")
  }

  func value(_ column: Int) -> DatabaseValue {
    let column = CInt(column)
    guard library.isNull(answer, index, column) == 0,
      let start = library.value(answer, index, column)
    else { return .null }
    let bytes = UnsafeRawBufferPointer(
      start: start, count: Int(library.length(answer, index, column)))
    switch library.columnType(answer, column) {
    case 20: return .integer(Int64(bitPattern: Self.number(bytes)))
    case 701: return .real(Double(bitPattern: Self.number(bytes)))
    case 17: return .bytes(Data(bytes))
    default: return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// The reason why PostgreSQL could not do something, in its own words.
struct PostgreSQLFailure: DatabaseFailure {
  let description: String
  /// The code of the SQL standard; empty if the server has not answered.
  let code: String
  /// True if the connection is of no further use.
  let isLost: Bool

  init(_ description: String, code: String = "", isLost: Bool = false) {
    // Details come in the lines that follow.
    self.description =
      description.split(separator: "\n").first.map(String.init) ?? "it gives no reason"
    self.code = code
    self.isLost = isLost
  }

  var advice: String? {
    switch code {
    case "55P03": "Another process has been writing for several seconds."
    case "25006", "42501":
      "Grant the role the right to create a schema and to change its tables, or open the store read-only."
    case "22021": "A text with a zero character cannot be stored there."
    case "53100": "Make room on the server's disk. Nothing of this save was written."
    case "3D000": "Create the database: createdb NAME."
    default: isLost ? "Check that the server runs, and try again." : nil
    }
  }
}

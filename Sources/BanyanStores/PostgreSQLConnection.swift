#if PostgreSQL
  import CPostgreSQL
  import Foundation

  extension SQLStore {
    /// A store that the fronts of several machines share.
    ///
    /// - Parameter connection: How to connect, as libpq takes it: `host=db dbname=app`, or the rest of `postgresql://db/app`.
    package static func postgreSQL(
      _ connection: String, node: String = UUID().uuidString
    ) -> SQLStore {
      let words = connection.hasPrefix("//") ? "postgresql:\(connection)" : connection
      // The name must not reveal the password, which may be among the words.
      return SQLStore("postgresql", node: node) { try PostgreSQLConnection(words) }
    }
  }

  /// A connection to a server of PostgreSQL, which is given up when the server does not answer for a while.
  final class PostgreSQLConnection: SQLConnection {
    private var connection: OpaquePointer?

    let now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
    let bytesType = "bytea"
    /// The number is the lock's, which only this library takes. Several fronts may start at the same time.
    let beginAlone = [
      "BEGIN", "SET LOCAL lock_timeout = 0", "SELECT pg_advisory_xact_lock(8243672951)",
    ]
    let begin = "BEGIN"

    private static let connectionTime = Duration.seconds(3)
    private static let answerTime = Duration.seconds(5)

    private static let settings = [
      // Not that a table exists already.
      "client_min_messages = warning",
      // A machine that dies inside a transaction leaves rows locked, and the server would not notice for hours. Leases are renewed on the
      // connection on which a statement waits for such a row, so it gives up long before they end.
      "idle_in_transaction_session_timeout = 3000", "lock_timeout = 1000",
      // Shorter than a front waits, so that nothing goes on for a front that has given up.
      "statement_timeout = 4000",
    ]

    init(_ words: String) throws(StoreFailure) {
      let deadline = ContinuousClock.now + Self.connectionTime
      connection = PQconnectStart(words)
      guard connection != nil else { throw StoreFailure("there is no memory") }
      do throws(StoreFailure) {
        var status = PGRES_POLLING_WRITING
        while status != PGRES_POLLING_OK {
          guard status != PGRES_POLLING_FAILED, PQstatus(connection) != CONNECTION_BAD else {
            throw failure
          }
          try wait(for: status == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
          status = PQconnectPoll(connection)
        }
        PQsetnonblocking(connection, 1)
        for setting in Self.settings { _ = try run("SET \(setting)", []) }
      } catch {
        PQfinish(connection)
        connection = nil
        throw error
      }
    }

    deinit { PQfinish(connection) }

    private var failure: StoreFailure {
      StoreFailure(
        String(cString: PQerrorMessage(connection)), isFinal: PQstatus(connection) != CONNECTION_OK)
    }

    /// Waits until the server has sent or will take something.
    private func wait(
      for event: CInt, until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) {
      var place = pollfd(fd: PQsocket(connection), events: Int16(event), revents: 0)
      while true {
        let rest = (deadline - .now) / .milliseconds(1)
        let count = poll(&place, 1, CInt(max(rest.rounded(.up), 0)))
        if count > 0 { return }
        if count < 0, errno == EINTR { continue }
        throw StoreFailure("the server does not answer")
      }
    }

    // MARK: Statements

    func run(_ statement: String, _ values: [SQLValue]) throws(StoreFailure) -> [[SQLValue]] {
      let deadline = ContinuousClock.now + Self.answerTime
      guard send(statement, values) == 1 else { throw failure }
      while PQflush(connection) == 1 {
        // The server may be sending too.
        try wait(for: POLLIN | POLLOUT, until: deadline)
        guard PQconsumeInput(connection) == 1 else { throw failure }
      }
      var rows: [[SQLValue]] = []
      var error: StoreFailure?
      while let result = try result(until: deadline) {
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK: rows = Self.rows(of: result)
        case PGRES_COMMAND_OK: break
        default:
          error = StoreFailure(
            String(cString: PQresultErrorMessage(result)),
            isFinal: PQstatus(connection) != CONNECTION_OK, isLocked: Self.isLocked(result))
        }
      }
      if let error { throw error }
      return rows
    }

    /// Returns true if a statement has failed because it would have had to wait for another transaction.
    private static func isLocked(_ result: OpaquePointer) -> Bool {
      // PG_DIAG_SQLSTATE in C.
      guard let code = PQresultErrorField(result, CInt(UInt8(ascii: "C"))) else { return false }
      return String(cString: code) == "55P03"
    }

    private func result(
      until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) -> OpaquePointer? {
      while PQisBusy(connection) == 1 {
        try wait(for: POLLIN, until: deadline)
        guard PQconsumeInput(connection) == 1 else { throw failure }
      }
      return PQgetResult(connection)
    }

    private func send(_ statement: String, _ values: [SQLValue]) -> CInt {
      let data = values.map(\.data)
      // Without bytes there would be no address, and no address means null.
      let kept = data.map { $0.map { UnsafeMutableBufferPointer<CChar>.copy(of: $0) } }
      defer { kept.forEach { $0?.deallocate() } }
      return PQsendQueryParams(
        connection, statement, CInt(values.count), values.map(\.type),
        kept.map { $0.map { UnsafePointer($0.baseAddress!) } }, data.map { CInt($0?.count ?? 0) },
        values.map { _ in 1 }, 1)
    }

    private static func rows(of result: OpaquePointer) -> [[SQLValue]] {
      (0..<PQntuples(result)).map { row in
        (0..<PQnfields(result)).map { column in
          guard PQgetisnull(result, row, column) == 0,
            let start = PQgetvalue(result, row, column)
          else { return .null }
          let bytes = UnsafeRawBufferPointer(
            start: start, count: Int(PQgetlength(result, row, column)))
          return SQLValue(Array(bytes), type: PQftype(result, column))
        }
      }
    }
  }

  extension UnsafeMutableBufferPointer<CChar> {
    /// Returns a place with bytes, of one byte at least.
    fileprivate static func copy(of bytes: [UInt8]) -> Self {
      let place = Self.allocate(capacity: Swift.max(bytes.count, 1))
      for (index, byte) in bytes.enumerated() { place[index] = CChar(bitPattern: byte) }
      return place
    }
  }

  extension SQLValue {
    /// The numbers of PostgreSQL's own types, which never change.
    private static let (bytesType, integerType, textType): (Oid, Oid, Oid) = (17, 20, 25)

    fileprivate var type: Oid {
      switch self {
      // Only columns of bytes may have none.
      case .null, .bytes: Self.bytesType
      case .integer: Self.integerType
      case .text: Self.textType
      }
    }

    /// The value as the server takes it; nil for none.
    fileprivate var data: [UInt8]? {
      switch self {
      case .null: nil
      case .integer(let number): withUnsafeBytes(of: number.bigEndian) { Array($0) }
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }

    fileprivate init(_ data: [UInt8], type: Oid) {
      switch type {
      case Self.integerType:
        self = .integer(data.reduce(0) { $0 << 8 | Int64($1) })
      case Self.textType: self = .text(String(decoding: data, as: UTF8.self))
      default: self = .bytes(data)
      }
    }
  }
#endif

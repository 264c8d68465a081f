#if SQLite
  import CSQLite
  import Foundation

  extension SQLStore {
    /// A store in a file of this machine, which only its user can read.
    package static func sqlite(_ path: String, node: String = UUID().uuidString) -> SQLStore {
      SQLStore("sqlite:\(path)", node: node) { try SQLiteConnection(path) }
    }
  }

  /// A connection to a file of SQLite.
  final class SQLiteConnection: SQLConnection {
    private var database: OpaquePointer?

    let now = "CAST((julianday('now') - 2440587.5) * 86400000 AS bigint)"
    let bytesType = "blob"
    let beginAlone = ["BEGIN IMMEDIATE"]
    let begin = "BEGIN IMMEDIATE"

    init(_ path: String) throws(StoreFailure) {
      // SQLite gives the files beside it the same permissions.
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw StoreFailure(String(cString: strerror(errno))) }
      close(descriptor)
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      let code = sqlite3_open_v2(path, &database, flags, nil)
      // A connection that failed to open must be closed too.
      guard code == SQLITE_OK else {
        defer { sqlite3_close_v2(database) }
        throw failure
      }
      // Another process may write, such as the previous program, which is about to end.
      sqlite3_busy_timeout(database, 5_000)
      for pragma in ["journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"] {
        do { _ = try run("PRAGMA \(pragma)", []) } catch {
          sqlite3_close_v2(database)
          database = nil
          throw error
        }
      }
    }

    deinit { sqlite3_close_v2(database) }

    private var failure: StoreFailure { StoreFailure(String(cString: sqlite3_errmsg(database))) }

    func run(_ statement: String, _ values: [SQLValue]) throws(StoreFailure) -> [[SQLValue]] {
      var prepared: OpaquePointer?
      guard sqlite3_prepare_v2(database, statement, -1, &prepared, nil) == SQLITE_OK else {
        throw failure
      }
      defer { sqlite3_finalize(prepared) }
      for (index, value) in values.enumerated() {
        let place = sqlite3_bind_parameter_index(prepared, "$\(index + 1)")
        guard place == 0 || bind(value, to: place, of: prepared) == SQLITE_OK else { throw failure }
      }
      var rows: [[SQLValue]] = []
      while true {
        switch sqlite3_step(prepared) {
        case SQLITE_ROW:
          rows.append((0..<sqlite3_column_count(prepared)).map { value($0, of: prepared) })
        case SQLITE_DONE: return rows
        default: throw failure
        }
      }
    }

    private func bind(_ value: SQLValue, to place: CInt, of statement: OpaquePointer?) -> CInt {
      // SQLite copies what it is given.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      switch value {
      case .null: return sqlite3_bind_null(statement, place)
      case .integer(let number): return sqlite3_bind_int64(statement, place, number)
      case .text(let text): return sqlite3_bind_text(statement, place, text, -1, copies)
      case .bytes(let bytes):
        // Without bytes there is no address, and no address means null.
        if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, place, 0) }
        return sqlite3_bind_blob64(statement, place, bytes, UInt64(bytes.count), copies)
      }
    }

    private func value(_ column: CInt, of statement: OpaquePointer?) -> SQLValue {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
      case SQLITE_TEXT: return .text(String(cString: sqlite3_column_text(statement, column)))
      case SQLITE_BLOB:
        let bytes = UnsafeRawBufferPointer(
          start: sqlite3_column_blob(statement, column),
          count: Int(sqlite3_column_bytes(statement, column)))
        return .bytes(Array(bytes))
      default: return .null
      }
    }
  }
#endif

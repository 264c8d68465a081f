#if SQLite || PostgreSQL
  import BanyanBrowser

  /// A connection to an engine that speaks SQL. It is used on the thread of its store only; calls block.
  protocol SQLConnection: AnyObject {
    /// The expression for the time, in milliseconds.
    var now: String { get }
    /// The type of a column with bytes.
    var bytesType: String { get }
    /// The statements that begin a transaction in which no other process makes tables.
    var beginAlone: [String] { get }
    /// The statement that begins a transaction that writes.
    var begin: String { get }

    /// Runs a statement, in which `$1` stands for the first value.
    ///
    /// - Returns: The rows.
    /// - Throws: A ``StoreFailure``.
    func run(_ statement: String, _ values: [SQLValue]) throws -> [[SQLValue]]
  }

  extension SQLConnection {
    @discardableResult
    func run(_ statement: String, _ values: SQLValue...) throws -> [[SQLValue]] {
      try run(statement, values)
    }

    /// Runs statements that take effect together, or not at all.
    func transact<Value>(_ body: () throws -> Value) throws -> Value {
      try transact([begin], body)
    }

    func transact<Value>(_ beginning: [String], _ body: () throws -> Value) throws -> Value {
      do {
        for statement in beginning { try run(statement) }
        let value = try body()
        try run("COMMIT")
        return value
      } catch {
        _ = try? run("ROLLBACK")
        throw error
      }
    }
  }

  /// A value in a row, or in the place of a parameter.
  enum SQLValue: Equatable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])

    var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }
    var key: StoreKey? { bytes.map(StoreKey.init) }

    static func key(_ key: StoreKey) -> SQLValue { .bytes(key.bytes) }
  }

  /// The reason why a store cannot be used, in words of its engine.
  package struct StoreFailure: StoreError, Equatable, CustomStringConvertible {
    package let description: String
    /// True if the connection is of no further use.
    package let isFinal: Bool
    /// True if something is in the way that another transaction has locked.
    let isLocked: Bool

    init(_ description: String, isFinal: Bool = true, isLocked: Bool = false) {
      // Engines end their messages with a line break, and have details in the lines that follow.
      self.description =
        description.split(separator: "\n").first.map(String.init) ?? "it gives no reason"
      (self.isFinal, self.isLocked) = (isFinal, isLocked)
    }
  }
#endif

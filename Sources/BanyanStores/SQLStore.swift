#if SQLite || PostgreSQL
  import BanyanBrowser
  import Dispatch
  import Foundation

  /// A store in tables of an SQL engine, which is the only one that decides who holds a lease.
  ///
  /// Statements run one after the other on a thread of the store's own, because they block.
  package final class SQLStore: VisitorStore, @unchecked Sendable {
    private let thread = DispatchQueue(label: "banyan.store")
    private let connect: () throws -> any SQLConnection
    private let place: String
    /// The name of this front in the store.
    private let node: String

    // Used on the thread only.
    private var connection: (any SQLConnection)?
    private var leaseTime: Int64 = 0
    /// The last failure to connect, and its time.
    private var failure: (error: any Error, time: ContinuousClock.Instant)?

    /// The time after a failure in which no other attempt to connect is made.
    private static let pause = Duration.milliseconds(500)

    /// - Parameters:
    ///   - place: The store's name for people.
    ///   - node: The name of this front, which no other has.
    ///   - connect: Connects to the engine.
    init(
      _ place: String, node: String = UUID().uuidString,
      connect: @escaping () throws -> any SQLConnection
    ) {
      (self.place, self.node, self.connect) = (place, node, connect)
    }

    package func begin(leaseTime: Duration, proof: StoreKey) async throws {
      let milliseconds = Self.milliseconds(leaseTime)
      do {
        let found = try await perform { [self] connection in
          self.leaseTime = milliseconds
          let found = try SQLSchema.prepare(connection, proof)
          try renew(connection)
          return found
        }
        guard found == proof else {
          throw BrowserServerError.cannotUseStore(place, reason: "it was written with another key")
        }
      } catch let error as StoreFailure {
        throw BrowserServerError.cannotUseStore(place, reason: "\(error)")
      }
    }

    package func take(_ token: StoreKey) async throws -> StoreAnswer {
      let node = node
      do {
        return try await perform { connection in
          try Self.take(token, node, connection)
        }
      } catch let failure as StoreFailure where failure.isLocked {
        // The front that locked the row may be about to give it up, or has died; it is asked for again in a moment.
        return .held
      }
    }

    private static func take(
      _ token: StoreKey, _ node: String, _ connection: any SQLConnection
    ) throws -> StoreAnswer {
      // Anybody can make up tokens, and others wait while a transaction is under way.
      let known = try connection.run(
        "SELECT visitor FROM banyan_tokens WHERE token = $1", .key(token))
      if known.isEmpty { return .unknown }
      return try connection.transact {
        let taken = try connection.run(
          """
          UPDATE banyan_visitors SET holder = $2, wanted = 0,
            fence = CASE WHEN holder = $2 THEN fence ELSE fence + 1 END
          WHERE visitor = (SELECT visitor FROM banyan_tokens WHERE token = $1)
            AND wanted <> 2 AND ends > \(connection.now) AND \(Self.isFree(connection, "$2"))
          RETURNING visitor, fence, record, record_fence
          """, .key(token), .text(node))
        if let row = taken.first { return try Self.answer(row) }
        let found = try connection.run(
          """
          SELECT wanted FROM banyan_visitors
          WHERE visitor = (SELECT visitor FROM banyan_tokens WHERE token = $1)
            AND wanted <> 2 AND ends > \(connection.now)
          """, .key(token))
        guard let wanted = found.first?[0].integer else { return .unknown }
        if wanted == 0 {
          try connection.run(
            """
            UPDATE banyan_visitors SET wanted = 1
            WHERE visitor = (SELECT visitor FROM banyan_tokens WHERE token = $1)
              AND wanted = 0 AND holder IS NOT NULL
            """, .key(token))
        }
        return .held
      }
    }

    private static func answer(_ row: [SQLValue]) throws -> StoreAnswer {
      guard let visitor = row[0].key, let fence = row[1].integer, let record = row[2].bytes,
        let recordFence = row[3].integer
      else { throw StoreFailure("its tables have other columns", isFinal: false) }
      return .taken(
        TakenLease(visitor: visitor, fence: fence, record: record, recordFence: recordFence))
    }

    package func claim(_ visitor: StoreKey) async throws -> Int64? {
      let node = node
      return try await perform { connection in
        try connection.transact {
          // It is of use for as long as a front needs to write its record.
          try connection.run(
            """
            INSERT INTO banyan_visitors (visitor, fence, wanted, ends, record, record_fence)
            VALUES ($1, 0, 0, \(connection.now) + 60000, $2, 0) ON CONFLICT (visitor) DO NOTHING
            """, .key(visitor), .bytes([]))
          let rows = try connection.run(
            """
            UPDATE banyan_visitors SET holder = $2, fence = fence + 1
            WHERE visitor = $1 AND \(Self.isFree(connection, "$2")) RETURNING fence
            """, .key(visitor), .text(node))
          return rows.first?[0].integer
        }
      }
    }

    package func write(
      _ record: StoreRecord, of visitor: StoreKey, fence: Int64, givingUp givesUp: Bool
    ) async throws -> Bool {
      let node = node
      return try await perform { connection in
        try connection.transact {
          let ending = givesUp ? ", holder = NULL\(Self.unasked)" : ""
          let written = try connection.run(
            """
            UPDATE banyan_visitors
            SET record = $4, record_fence = $2, account = $5, ends = \(connection.now) + $6\(ending)
            WHERE visitor = $1 AND fence = $2 AND holder = $3 RETURNING visitor
            """, .key(visitor), .integer(fence), .text(node), .bytes(record.bytes),
            record.account.map(SQLValue.key) ?? .null,
            .integer(Self.milliseconds(record.lifeTime)))
          guard !written.isEmpty else { return false }
          guard let tokens = record.tokens else { return true }
          try connection.run("DELETE FROM banyan_tokens WHERE visitor = $1", .key(visitor))
          for token in tokens {
            try connection.run(
              """
              INSERT INTO banyan_tokens (token, visitor) VALUES ($1, $2)
              ON CONFLICT (token) DO NOTHING
              """, .key(token), .key(visitor))
          }
          if let client = record.client {
            try connection.run(
              """
              INSERT INTO banyan_clients (visitor, client) VALUES ($1, $2)
              ON CONFLICT (visitor) DO NOTHING
              """, .key(visitor), .key(client))
          }
          return true
        }
      }
    }

    package func release(_ visitor: StoreKey, fence: Int64) async throws {
      let node = node
      _ = try await perform { connection in
        try connection.run(
          """
          UPDATE banyan_visitors SET holder = NULL\(Self.unasked)
          WHERE visitor = $1 AND fence = $2 AND holder = $3
          """, .key(visitor), .integer(fence), .text(node))
      }
    }

    package func remove(_ visitor: StoreKey, fence: Int64) async throws {
      let node = node
      _ = try await perform { connection in
        try connection.run(
          // It may just have been given up, and nobody has taken it since.
          """
          DELETE FROM banyan_visitors
          WHERE visitor = $1 AND fence = $2 AND (holder = $3 OR holder IS NULL)
          """, .key(visitor), .integer(fence), .text(node))
      }
    }

    package func endVisit(of visitor: StoreKey) async throws {
      try await endVisits(where: "visitor", is: visitor)
    }

    package func endVisits(of account: StoreKey) async throws {
      try await endVisits(where: "account", is: account)
    }

    /// Removes the visitors that no other front holds, and asks the fronts of the rest to end their visits.
    private func endVisits(where column: String, is key: StoreKey) async throws {
      let node = node
      try await perform { connection in
        try connection.transact {
          try connection.run(
            """
            DELETE FROM banyan_visitors WHERE \(column) = $1 AND \(Self.isFree(connection, "$2"))
            """, .key(key), .text(node))
          try connection.run(
            "UPDATE banyan_visitors SET wanted = 2 WHERE \(column) = $1", .key(key))
        }
      }
    }

    package func renew() async throws -> Set<StoreKey> {
      let node = node
      return try await perform { [self] connection in
        try renew(connection)
        let rows = try connection.run(
          "SELECT visitor FROM banyan_visitors WHERE holder = $1", .text(node))
        return Set(rows.compactMap { $0[0].key })
      }
    }

    private func renew(_ connection: any SQLConnection) throws {
      try connection.run(
        """
        INSERT INTO banyan_nodes (node, expires) VALUES ($1, \(connection.now) + $2)
        ON CONFLICT (node) DO UPDATE SET expires = excluded.expires
        """, .text(node), .integer(leaseTime))
    }

    package func calls() async throws -> [StoreKey: StoreCall] {
      let node = node
      return try await perform { connection in
        let rows = try connection.run(
          "SELECT visitor, wanted FROM banyan_visitors WHERE holder = $1 AND wanted > 0",
          .text(node))
        var calls: [StoreKey: StoreCall] = [:]
        for row in rows {
          if let visitor = row[0].key { calls[visitor] = row[1].integer.flatMap(StoreCall.init) }
        }
        return calls
      }
    }

    package func sweep(keeping count: Int) async throws {
      let node = node
      try await perform { connection in
        // Another front may hold what this one does not know.
        let isFree = Self.isFree(connection, "$1") + " AND (holder IS NULL OR holder <> $1)"
        try connection.run(
          """
          DELETE FROM banyan_visitors
          WHERE \(isFree) AND (ends <= \(connection.now) OR wanted = 2)
          """, .text(node))
        // The newest of each client come first, then the second of each, and so on.
        try connection.run(
          """
          DELETE FROM banyan_visitors WHERE visitor IN (
            SELECT visitor FROM (
              SELECT visitor, ends, row_number() OVER (
                PARTITION BY coalesce(client, visitor) ORDER BY ends DESC) AS place
              FROM banyan_visitors LEFT JOIN banyan_clients USING (visitor) WHERE \(isFree)
            ) AS placed
            ORDER BY place, ends DESC LIMIT 1000000000 OFFSET $2)
          """, .text(node), .integer(Int64(count)))
        // Long enough that nobody finds a front's row gone that it merely has not renewed.
        try connection.run("DELETE FROM banyan_nodes WHERE expires < \(connection.now) - 3600000")
      }
    }

    package func end() async {
      let node = node
      _ = try? await perform { connection in
        try connection.run("DELETE FROM banyan_nodes WHERE node = $1", .text(node))
      }
      try? await perform { [self] _ in connection = nil }
    }

    /// A condition: no other front holds the lease of a row, or that front has not renewed its leases.
    ///
    /// - Parameter node: The parameter with the name of this front.
    private static func isFree(_ connection: any SQLConnection, _ node: String) -> String {
      """
      (holder IS NULL OR holder = \(node) OR NOT EXISTS (
        SELECT 1 FROM banyan_nodes WHERE node = holder AND expires > \(connection.now)))
      """
    }

    /// The assignment that forgets, with a lease, that another front has asked for the visitor, but not that their visit is to
    /// end.
    private static let unasked = ", wanted = CASE WHEN wanted = 2 THEN 2 ELSE 0 END"

    private static func milliseconds(_ duration: Duration) -> Int64 {
      Int64(duration / .milliseconds(1))
    }

    // MARK: The thread

    private func perform<Value: Sendable>(
      _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        thread.async { [self] in
          continuation.resume(with: Result { try performOnThread(body) })
        }
      }
    }

    /// Runs statements, once more if the connection turns out to be lost. Each of them may run twice.
    private func performOnThread<Value>(
      _ body: (any SQLConnection) throws -> Value
    ) throws -> Value {
      if let connection {
        do { return try body(connection) } catch let error as StoreFailure {
          guard error.isFinal else { throw error }
          self.connection = nil
        }
      }
      if let failure, .now - failure.time < Self.pause { throw failure.error }
      do {
        let connection = try connect()
        self.connection = connection
        failure = nil
        return try body(connection)
      } catch let error as StoreFailure where !error.isFinal {
        throw error
      } catch {
        connection = nil
        failure = (error, .now)
        throw error
      }
    }
  }
#endif

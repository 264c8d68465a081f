#if SQLite || PostgreSQL
  import BanyanBrowser

  /// The tables of a store.
  enum SQLSchema {
    /// Makes the tables that do not exist yet.
    ///
    /// - Returns: The proof of the key with which the store is written.
    static func prepare(_ connection: any SQLConnection, _ proof: StoreKey) throws -> StoreKey? {
      let bytes = connection.bytesType
      return try connection.transact(connection.beginAlone) {
        try connection.run(
          "CREATE TABLE IF NOT EXISTS banyan_store (name text PRIMARY KEY, value \(bytes) NOT NULL)"
        )
        try connection.run(
          "CREATE TABLE IF NOT EXISTS banyan_nodes (node text PRIMARY KEY, expires bigint NOT NULL)"
        )
        try connection.run(
          """
          CREATE TABLE IF NOT EXISTS banyan_visitors (
            visitor \(bytes) PRIMARY KEY, holder text, fence bigint NOT NULL,
            wanted bigint NOT NULL, account \(bytes), ends bigint NOT NULL,
            record \(bytes) NOT NULL, record_fence bigint NOT NULL)
          """)
        try connection.run(
          """
          CREATE TABLE IF NOT EXISTS banyan_tokens (
            token \(bytes) PRIMARY KEY,
            visitor \(bytes) NOT NULL REFERENCES banyan_visitors ON DELETE CASCADE)
          """)
        // A table of its own, which a store of an earlier version lacks without harm.
        try connection.run(
          """
          CREATE TABLE IF NOT EXISTS banyan_clients (
            visitor \(bytes) PRIMARY KEY REFERENCES banyan_visitors ON DELETE CASCADE,
            client \(bytes) NOT NULL)
          """)
        for (table, column) in [
          ("tokens", "visitor"), ("visitors", "holder"), ("visitors", "account"),
        ] {
          try connection.run(
            """
            CREATE INDEX IF NOT EXISTS banyan_\(table)_\(column) ON banyan_\(table) (\(column))
            """)
        }
        try connection.run(
          """
          INSERT INTO banyan_store (name, value) VALUES ('proof', $1)
          ON CONFLICT (name) DO NOTHING
          """, .key(proof))
        return try connection.run("SELECT value FROM banyan_store WHERE name = 'proof'")
          .first?[0].key
      }
    }
  }
#endif

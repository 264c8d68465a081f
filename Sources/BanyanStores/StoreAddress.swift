#if SQLite || PostgreSQL
  import BanyanBrowser
  import Foundation

  extension SealedStore {
    /// Makes the store that an operator names.
    ///
    /// - Parameters:
    ///   - address: `sqlite:PATH` or `postgresql:CONNINFO`.
    ///   - keyPath: The file with the operator's key.
    /// - Throws: An error if there is no such store, or the file has no key.
    package init(_ address: String, keyPath: String) throws(BrowserServerError) {
      self.init(try Self.store(address), try Self.seal(keyPath))
    }

    private static func store(_ address: String) throws(BrowserServerError) -> any VisitorStore {
      let parts = address.split(separator: ":", maxSplits: 1).map(String.init)
      switch parts.first {
      case "sqlite" where parts.count == 2:
        #if SQLite
          return SQLStore.sqlite(parts[1])
        #else
          throw .builtWithoutStore("SQLite")
        #endif
      case "postgresql" where parts.count == 2:
        #if PostgreSQL
          return SQLStore.postgreSQL(parts[1])
        #else
          throw .builtWithoutStore("PostgreSQL")
        #endif
      default:
        throw .cannotUseStore(
          address, reason: "write sqlite:PATH or postgresql:CONNINFO")
      }
    }

    private static func seal(_ path: String) throws(BrowserServerError) -> KeySeal {
      guard let key = FileManager.default.contents(atPath: path) else {
        throw .cannotUseStoreKey(path, reason: "it cannot be read")
      }
      guard let seal = KeySeal(Array(key)) else {
        throw .cannotUseStoreKey(
          path,
          reason: "it has \(key.count) bytes instead of \(KeySeal.keyByteCount). "
            + "To make one: openssl rand -out \(path) \(KeySeal.keyByteCount)")
      }
      return seal
    }
  }
#endif

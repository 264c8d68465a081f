/// An error that keeps a server from starting. Its description is one line for the person who started it.
public enum BrowserServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(host: String, port: Int)
  case cannotListen(host: String, port: Int, reason: String)
  /// `start()` was called twice.
  case alreadyStarted
  /// An entry of the trusted proxies that is not an address.
  case notAnAddress(String)
  case cannotUseCertificate(String, key: String, reason: String)
  /// A certificate was given to a program that was built without the package's trait `TLS`.
  case builtWithoutTLS
  /// The processes that were to run the app ended as they started, or could not be started at all.
  case cannotStartWorker(reason: String)
  /// Visitors cannot be left for the next program, or found there.
  case cannotHandOver(path: String, reason: String)

  /// The store of visitors cannot be used.
  case cannotUseStore(String, reason: String)
  /// The file does not have the key of a store.
  case cannotUseStoreKey(String, reason: String)
  /// A store was named to a program that was built without the package's trait of that name.
  case builtWithoutStore(String)

  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is in use by another program; choose another with --port."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on \(host):\(port): \(reason)"
    case .alreadyStarted: "The server was started already."
    case .notAnAddress(let text):
      "'\(text)' is not an address: write one like 10.0.0.7, or a range like 10.0.0.0/8."
    case .cannotUseCertificate(let certificate, let key, let reason):
      "Cannot use the certificate \(certificate) with the key \(key): \(reason)"
    case .cannotStartWorker(let reason): "No worker can be started: \(reason)"
    case .cannotHandOver(let path, let reason):
      "Visitors cannot be handed over in \(path): \(reason)"
    case .cannotUseStore(let store, let reason):
      "The store \(store) cannot be used: \(reason)"
    case .cannotUseStoreKey(let path, let reason):
      "The key of the store cannot be read from \(path): \(reason)"
    case .builtWithoutStore(let trait):
      "This program was built without \(trait). Build it with the trait (swift build --traits "
        + "default,\(trait))."
    case .builtWithoutTLS:
      "This program was built without TLS. Build it with the trait (swift build --traits default,TLS), "
        + "or put a proxy that speaks TLS in front of it."
    }
  }
}

/// Why a server did not start. Its description is one line for the person who started it.
public enum BrowserServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(host: String, port: Int)
  case cannotListen(host: String, port: Int, reason: String)
  /// `start()` was called twice.
  case alreadyStarted

  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is in use by another program; choose another with --port."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on \(host):\(port): \(reason)"
    case .alreadyStarted: "The server was started already."
    }
  }
}

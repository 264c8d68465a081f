import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sockets to listen on that the starting process has opened, as `sd_listen_fds_with_names`
/// finds them for a systemd socket unit.
struct InheritedSockets {
  /// The socket for browsers: the first that is not for metrics.
  private(set) var browsers: CInt?
  /// The socket named `metrics`.
  private(set) var metrics: CInt?

  /// Takes the sockets over. Children of the process do not inherit them or their variables.
  static func take() -> InheritedSockets {
    let sockets = InheritedSockets(environment: ProcessInfo.processInfo.environment)
    for descriptor in [sockets.browsers, sockets.metrics].compactMap(\.self) {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
    return sockets
  }

  init(environment: [String: String]) {
    // A child of the intended process inherits the variables.
    let isMeant = environment["LISTEN_PID"].map { $0 == "\(getpid())" } ?? true
    guard isMeant, let count = environment["LISTEN_FDS"].flatMap(CInt.init), count > 0 else {
      return
    }
    let names = (environment["LISTEN_FDNAMES"] ?? "").split(
      separator: ":", omittingEmptySubsequences: false)
    // The descriptors follow those of the standard streams.
    for index in 0..<count {
      let isMetrics = index < names.count && names[Int(index)] == "metrics"
      if isMetrics { metrics = metrics ?? 3 + index } else { browsers = browsers ?? 3 + index }
    }
  }
}

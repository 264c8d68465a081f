import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notifies systemd of the state of the process, if systemd has started it and asked for that, as
/// `sd_notify` does.
@MainActor
struct ServiceNotifier {
  /// A path, or a name that begins with `@`.
  private let address: String
  /// The interval in which systemd expects a sign of life; nil if it expects none.
  private let watchdogInterval: Duration?

  /// - Parameter environment: The environment with systemd's variables.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = environment["NOTIFY_SOCKET"], address.count > 1 else { return nil }
    self.address = address
    // A child of the intended process inherits the variables.
    let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap(Int64.init) ?? 0
    watchdogInterval = isMeant && microseconds > 0 ? .microseconds(microseconds) : nil
  }

  /// Reports that the server listens, and from then on, twice in each interval, that the main actor
  /// runs jobs.
  func begin() {
    send("READY=1")
    guard let watchdogInterval else { return }
    Task { @MainActor in
      while !Task.isCancelled {
        send("WATCHDOG=1")
        try? await Task.sleep(for: watchdogInterval / 2)
      }
    }
  }

  /// Reports that the server is about to end.
  func end() { send("STOPPING=1") }

  /// Sends a message. Failures are ignored, because systemd notices the missing message.
  private func send(_ message: String) {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(address.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    guard bytes.count < MemoryLayout.size(ofValue: place.sun_path) else { return }
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let size = MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + bytes.count
    _ = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        sendto(descriptor, message, message.utf8.count, 0, place, socklen_t(size))
      }
    }
  }
}

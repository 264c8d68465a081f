import Foundation

/// A socket on which the programs of one run listen, one after the other: while one makes way for the next,
/// connections wait, and are not refused.
struct ListeningSocket {
  let descriptor: CInt

  /// The port that it listens on.
  var port: Int {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard isKnown == 0 else { return 0 }
    // It has the same offset in addresses of either version.
    return withUnsafeBytes(of: address) {
      Int(UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    }
  }

  /// - Parameters:
  ///   - host: The address to listen on; nil for this machine only, as in an app's own command line.
  ///   - port: The port; nil for an app's default port.
  /// - Returns: nil if listening fails. The program then tries it too, and reports the reason.
  init?(host: String?, port: String?) {
    var hints = addrinfo()
    hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var addresses: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host ?? "127.0.0.1", port ?? "8080", &hints, &addresses) == 0,
      let address = addresses?.pointee
    else { return nil }
    defer { freeaddrinfo(addresses) }
    let type = address.ai_socktype | CInt(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, type, address.ai_protocol)
    guard descriptor >= 0 else { return nil }
    var isReused: CInt = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<CInt>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 256) == 0
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }
}

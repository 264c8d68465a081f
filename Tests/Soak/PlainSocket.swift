import Foundation

/// A blocking connection to a port of this machine, for a thread of its own.
struct PlainSocket: ~Copyable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32

  /// - Parameters:
  ///   - source: The local address to connect from.
  ///   - patience: The timeout of each read and write. Connecting, which may wait until the server
  ///     accepts others, has none.
  init(port: Int, from source: UInt32 = 0x7F00_0001, patience: Duration = .seconds(20)) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(description: "no socket: \(errno)") }
    let descriptor = descriptor
    guard Self.with(source, port: 0, { bind(descriptor, $0, $1) }) == 0,
      Self.with(0x7F00_0001, port: port, { connect(descriptor, $0, $1) }) == 0
    else {
      close(descriptor)
      throw Failure(description: "no connection: \(errno)")
    }
    var time = timeval(
      tv_sec: Int(patience.components.seconds),
      tv_usec: Int(patience.components.attoseconds / 1_000_000_000_000))
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  deinit { close(descriptor) }

  private static func with(
    _ host: UInt32, port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(host).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// - Returns: false if the other side has closed.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Closes the sending side.
  func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes the connection end with a reset, as for a process that was killed.
  func resetAtEnd() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Reads and discards the available bytes.
  func skipWhatIsThere() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
  }

  /// Returns the available bytes, or waits for the next; returns none at the end.
  func read() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN { throw Failure(description: "the server says nothing") }
    return Array(buffer.prefix(max(0, count)))
  }

  /// Returns the head of a response, and the part of the body that came with it.
  func readHead() throws -> (head: String, rest: [UInt8]) {
    var bytes: [UInt8] = []
    while true {
      let more = try read()
      bytes += more
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        return (
          String(decoding: bytes[..<end.lowerBound], as: UTF8.self), Array(bytes[end.upperBound...])
        )
      }
      guard !more.isEmpty else {
        throw Failure(description: "no answer but \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}

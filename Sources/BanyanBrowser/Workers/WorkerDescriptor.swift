import Foundation
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One end of the socket between a front and a worker. Reads and writes block.
struct WorkerDescriptor: Sendable {
  let number: CInt

  /// - Parameter number: The descriptor. Programs that this process starts do not inherit it.
  init(_ number: CInt) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Makes a pair of connected ends.
  static func pair() -> (WorkerDescriptor, WorkerDescriptor)? {
    var both: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &both) == 0 else { return nil }
    return (WorkerDescriptor(both[0]), WorkerDescriptor(both[1]))
  }

  /// Sends a message. When this returns, the kernel has all of it, so it arrives even if this process ends
  /// at once.
  func sendFrame(_ frame: WorkerFrame) {
    let bytes = frame.bytes
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        // If the other process has ended, this one must not be ended by a signal.
        let count = send(
          number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          CInt(MSG_NOSIGNAL))
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }

  /// Receives messages one after the other, until the other process has ended or sends bytes that are not a
  /// message.
  func receive(_ body: (WorkerFrame) -> Void) {
    var received = ByteBuffer()
    while true {
      let count = received.writeWithUnsafeMutableBytes(minimumWritableBytes: 64 << 10) { place in
        var count: Int
        repeat {
          count = read(number, place.baseAddress, place.count)
        } while count < 0 && errno == EINTR
        return max(count, 0)
      }
      if count == 0 { return }
      do {
        while let frame = try WorkerFrame.take(from: &received) { body(frame) }
      } catch {
        return
      }
      received.discardReadBytes()
    }
  }

  func close() { _ = Foundation.close(number) }
}

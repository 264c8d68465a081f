import Foundation
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An end of the socket between a front and a worker. Reads and writes wait.
struct WorkerDescriptor: Sendable {
  let number: CInt

  /// - Parameter number: It is closed when a program is started by this process.
  init(_ number: CInt) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Two ends that belong to each other.
  static func pair() -> (WorkerDescriptor, WorkerDescriptor)? {
    var both: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &both) == 0 else { return nil }
    return (WorkerDescriptor(both[0]), WorkerDescriptor(both[1]))
  }

  /// Says something. All of it is the kernel's when this returns, so it is heard even if this process
  /// ends at once.
  func say(_ frame: WorkerFrame) {
    let bytes = frame.bytes
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        // A process that is not there any more must not end this one with a signal.
        let count = send(
          number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          CInt(MSG_NOSIGNAL))
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      }
    }
  }

  /// Hears what comes, one message after the other, until the other process has ended or says what is no
  /// message.
  func hear(_ body: (WorkerFrame) -> Void) {
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

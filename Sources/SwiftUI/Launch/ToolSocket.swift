import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program's end of a socket over which it reports, in lines, to the tool that has started it.
struct ToolSocket: Sendable {
  let descriptor: CInt

  /// - Parameters:
  ///   - variable: The variable with the descriptor. Processes that the program starts do not inherit it.
  ///   - environment: The environment of the program.
  /// - Returns: nil if the variable is not set.
  init?(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let descriptor = environment[variable].flatMap(CInt.init) else { return nil }
    self.descriptor = descriptor
    unsetenv(variable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sends a line. It is lost if the tool has ended, or reads nothing for two seconds.
  func sendLine(_ words: String) {
    var rest = Array("\(words)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, CInt(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The tool reads large messages piece by piece.
        var awaited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&awaited, 1, Self.patience) <= 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The time to wait for a tool that does not read, in milliseconds.
  private static let patience: CInt = 2_000
}

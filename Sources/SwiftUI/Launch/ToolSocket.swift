import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program's end of a socket by which the tool that has started it hears of it, in lines.
struct ToolSocket: Sendable {
  let descriptor: CInt

  /// - Parameters:
  ///   - variable: The variable that has the descriptor. What the program starts itself is not told of it.
  ///   - environment: The environment of the program.
  /// - Returns: nil if the program was not started so.
  init?(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let descriptor = environment[variable].flatMap(CInt.init) else { return nil }
    self.descriptor = descriptor
    unsetenv(variable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Says a line. It is lost where the tool has ended, or hears nothing for two seconds.
  func say(_ words: String) {
    var rest = Array("\(words)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, CInt(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The tool takes what is much bit by bit.
        var awaited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&awaited, 1, Self.patience) <= 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// How long the tool is waited for that hears nothing, in milliseconds.
  private static let patience: CInt = 2_000
}

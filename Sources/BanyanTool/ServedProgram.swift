import Foundation

/// A program that serves beside the tool, and a channel over which the two talk.
final class ServedProgram {
  enum Event {
    /// It is ready to serve, or serves no more.
    case said
    /// It has ended: the exit code, or 128 and the number of the signal.
    case ended(CInt)
  }

  /// Becomes readable when there is an ``Event``.
  let descriptor: CInt
  private let process: pid_t

  /// Starts a program.
  ///
  /// - Parameter sockets: The sockets on which it listens, by the names that it knows them by.
  init(
    _ program: String, _ arguments: [String],
    sockets: [(name: String, socket: ListeningSocket)]
  ) throws {
    var ends: [CInt] = [0, 0]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure("no socket can be made: \(String(cString: strerror(errno)))")
    }
    defer { close(ends[1]) }
    // Sockets first, where systemd puts them, and then the channel.
    let channel = 3 + CInt(sockets.count)
    var environment = ["BANYAN_DEVELOPMENT": "\(channel)"]
    if !sockets.isEmpty {
      environment["LISTEN_FDS"] = "\(sockets.count)"
      environment["LISTEN_FDNAMES"] = sockets.map(\.name).joined(separator: ":")
    }
    process = try Child.start(
      program, arguments, environment: environment,
      descriptors: sockets.map(\.socket.descriptor) + [ends[1]])
    descriptor = ends[0]
  }

  deinit { close(descriptor) }

  /// Takes what the program has said; waits for it if it has said nothing yet.
  func takeEvent() -> Event {
    var buffer = [UInt8](repeating: 0, count: 64)
    var count = read(descriptor, &buffer, buffer.count)
    while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
    return count > 0 ? .said : .ended(Child.wait(for: process))
  }

  /// Has it serve from now on: the one before has made way.
  func serve() { send(["isNext": true]) }

  /// Shows on its pages what keeps the next version from running; nothing if it is empty.
  func show(problems: String) { send(["problems": problems]) }

  /// Has it end, and its pages come again at once, to the program that serves in its place.
  ///
  /// - Returns: Whether it has ended already. It is ended if it does not hear what is said to it.
  func makeWay() -> Bool {
    send(["isReplaced": true])
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var readyCount = poll(&awaited, 1, Self.patience)
    while readyCount < 0, errno == EINTR { readyCount = poll(&awaited, 1, Self.patience) }
    if readyCount == 0 { kill(process, SIGKILL) }
    if case .ended = takeEvent() { return true }
    return false
  }

  /// How long a program is waited for that may be in an endless loop, in milliseconds.
  private static let patience: CInt = 2_000

  private func send(_ message: [String: Any]) {
    guard var line = try? JSONSerialization.data(withJSONObject: message) else { return }
    line.append(UInt8(ascii: "\n"))
    // One that has ended hears nothing; that it has is heard as an event.
    line.withUnsafeBytes {
      _ = Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
    }
  }
}

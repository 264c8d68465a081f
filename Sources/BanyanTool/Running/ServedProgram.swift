import Foundation

/// A program that serves beside the tool, and the channel between the two.
final class ServedProgram {
  enum Event {
    /// The program has sent a line: it is ready to serve, no longer serves, or reports to the tool.
    case reported(String)
    /// The program has ended: the exit code, or 128 plus the number of the signal.
    case ended(CInt)
  }

  /// Readable when there is an ``Event``, except for those of ``hasMore``.
  let descriptor: CInt
  private var received: [UInt8] = []
  private let process: pid_t
  /// Reads its output and reports.
  let outlet: ProgramOutlet?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - sockets: The sockets that it listens on, by their names.
  ///   - outlet: Reads its output and reports; nil to share the tool's output.
  init(
    _ program: String, _ arguments: [String],
    sockets: [(name: String, socket: ListeningSocket)], outlet: ProgramOutlet? = nil
  ) throws {
    var ends: [CInt] = [0, 0]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure("no socket can be made: \(String(cString: strerror(errno)))")
    }
    defer { close(ends[1]) }
    // The sockets come first, as with systemd, and then the channel.
    let channel = 3 + CInt(sockets.count)
    var environment = ["BANYAN_DEVELOPMENT": "\(channel)"]
    if !sockets.isEmpty {
      environment["LISTEN_FDS"] = "\(sockets.count)"
      environment["LISTEN_FDNAMES"] = sockets.map(\.name).joined(separator: ":")
    }
    var descriptors = sockets.map(\.socket.descriptor) + [ends[1]]
    if let outlet {
      environment["BANYAN_REPORTS"] = "\(channel + 1)"
      descriptors.append(outlet.reports)
    }
    process = try Child.start(
      program, arguments, environment: environment, descriptors: descriptors,
      output: outlet?.takesAll == true ? outlet?.output : nil, errors: outlet?.output)
    self.outlet = outlet
    outlet?.follow(process)
    descriptor = ends[0]
  }

  deinit { close(descriptor) }

  /// Returns the next event, and waits for it if necessary.
  func takeEvent() -> Event {
    var seen = 0
    while true {
      if let end = received[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return .reported(String(decoding: received[..<end], as: UTF8.self))
      }
      seen = received.count
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended(Child.wait(for: process)) }
      received += buffer[..<count]
    }
  }

  /// True if a received line has not been taken yet.
  var hasMore: Bool { received.contains(UInt8(ascii: "\n")) }

  /// Returns the next event within a time, in milliseconds; nil if there is none.
  func takeEvent(within time: CInt) -> Event? {
    if hasMore { return takeEvent() }
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var readyCount = poll(&awaited, 1, time)
    while readyCount < 0, errno == EINTR { readyCount = poll(&awaited, 1, time) }
    return readyCount == 0 ? nil : takeEvent()
  }

  /// Lets it serve from now on: the previous program has made way.
  /// - Parameter kept: The state that it continues with.
  func serve(_ kept: KeptState? = nil) {
    guard let kept else { return send(["isNext": true]) }
    send([
      "isNext": true, "state": kept.state, "edited": kept.edited, "unwanted": kept.unwanted,
    ])
  }

  /// The state with which a program continues in place of another.
  struct KeptState {
    /// The state in the other program's encoding.
    var state: String
    /// The properties whose first values have been edited since.
    var edited: [String]
    /// The types of views that start anew.
    var unwanted: [String]
  }

  /// Shows a notice on its pages for a moment.
  func show(notice: String) { send(["notice": notice]) }

  /// Shows on its pages the errors that keep the next version from running, or removes them if the text
  /// is empty.
  func show(problems: String) { send(["problems": problems]) }

  /// Answers what it has asked about its source.
  func reply(_ answer: [String: Any]) { send(answer) }

  /// Makes it end, and its pages reconnect at once, to the program that serves in its place.
  ///
  /// - Returns: Whether it has ended already, and its state for the next program, if any. It is killed if
  ///   its main thread is stuck.
  func makeWay() -> (hasEnded: Bool, state: String?) {
    send(["isReplaced": true])
    var state: String?
    var watch = MainThreadWatch(of: process)
    while true {
      guard let event = takeEvent(within: Self.interval) else {
        // It may be in an endless loop.
        if watch.isStuck { Backtracer.kill(with: process) }
        continue
      }
      watch = MainThreadWatch(of: process)
      guard case .reported(let line) = event else { return (true, nil) }
      if line == "away" { return (false, state) }
      if line.hasPrefix("state ") { state = String(line.dropFirst(6)) }
    }
  }

  /// Kills it, and waits until it has ended.
  func end() {
    Backtracer.kill(with: process)
    while true { if case .ended = takeEvent() { return } }
  }

  /// The time after which a program that does not answer is looked at again, in milliseconds.
  private static let interval: CInt = 200

  private func send(_ message: [String: Any]) {
    guard var line = try? JSONSerialization.data(withJSONObject: message) else { return }
    line.append(UInt8(ascii: "\n"))
    // A program that has ended receives nothing; its end is reported as an event.
    while !line.isEmpty {
      let count = line.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      line = line.dropFirst(count)
    }
  }
}

import Foundation

/// A program that serves beside the tool, and a channel over which the two talk.
final class ServedProgram {
  enum Event {
    /// It is ready to serve, serves no more, or has something for the tool: a line.
    case said(String)
    /// It has ended: the exit code, or 128 and the number of the signal.
    case ended(CInt)
  }

  /// Becomes readable when there is an ``Event``, but for those of ``hasMore``.
  let descriptor: CInt
  private var received: [UInt8] = []
  private let process: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - sockets: The sockets on which it listens, by the names that it knows them by.
  ///   - outlet: Takes all that it prints and reports; nil to let it print where the tool does.
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
    // Sockets first, where systemd puts them, and then the channel.
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
      output: outlet?.output)
    outlet?.follow(process)
    descriptor = ends[0]
  }

  deinit { close(descriptor) }

  /// Takes what the program has said; waits for it if it has said nothing yet.
  func takeEvent() -> Event {
    var seen = 0
    while true {
      if let end = received[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return .said(String(decoding: received[..<end], as: UTF8.self))
      }
      seen = received.count
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended(Child.wait(for: process)) }
      received += buffer[..<count]
    }
  }

  /// Whether something that was said has not been taken yet.
  var hasMore: Bool { received.contains(UInt8(ascii: "\n")) }

  /// Takes what the program says within a time, in milliseconds; nil if it says nothing.
  func takeEvent(within time: CInt) -> Event? {
    if hasMore { return takeEvent() }
    var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var readyCount = poll(&awaited, 1, time)
    while readyCount < 0, errno == EINTR { readyCount = poll(&awaited, 1, time) }
    return readyCount == 0 ? nil : takeEvent()
  }

  /// Has it serve from now on: the one before has made way.
  /// - Parameter kept: What it is to go on with.
  func serve(_ kept: KeptState? = nil) {
    guard let kept else { return send(["isNext": true]) }
    send([
      "isNext": true, "state": kept.state, "edited": kept.edited, "unwanted": kept.unwanted,
    ])
  }

  /// What a program goes on with that takes the place of another.
  struct KeptState {
    /// As the other has said it.
    var state: String
    /// The properties whose first values have been edited since.
    var edited: [String]
    /// The types of views that are to start anew.
    var unwanted: [String]
  }

  /// Shows something on its pages for a moment.
  func show(notice: String) { send(["notice": notice]) }

  /// Shows on its pages what keeps the next version from running; nothing if it is empty.
  func show(problems: String) { send(["problems": problems]) }

  /// Has it end, and its pages come again at once, to the program that serves in its place.
  ///
  /// - Returns: Whether it has ended already, and what it has kept for the next, if anything. It is ended
  ///   if it does not hear what is said to it.
  func makeWay() -> (hasEnded: Bool, state: String?) {
    send(["isReplaced": true])
    var state: String?
    while true {
      guard let event = takeEvent(within: Self.patience) else {
        kill(process, SIGKILL)
        if case .ended = takeEvent() { return (true, nil) }
        continue
      }
      guard case .said(let line) = event else { return (true, nil) }
      if line == "away" { return (false, state) }
      if line.hasPrefix("state ") { state = String(line.dropFirst(6)) }
    }
  }

  /// Kills it, and waits until it has ended.
  func end() {
    kill(process, SIGKILL)
    while true { if case .ended = takeEvent() { return } }
  }

  /// How long a program is waited for that may be in an endless loop, in milliseconds.
  private static let patience: CInt = 2_000

  private func send(_ message: [String: Any]) {
    guard var line = try? JSONSerialization.data(withJSONObject: message) else { return }
    line.append(UInt8(ascii: "\n"))
    // One that has ended hears nothing; that it has is heard as an event.
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

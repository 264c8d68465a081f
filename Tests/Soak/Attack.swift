import Foundation
import Synchronization

/// An attack on a server from one address, within what the protocol allows.
enum Attack: String, CaseIterable {
  /// Sends pings without reading the responses.
  case pings
  /// Sends long texts and acknowledges their echo without reading it.
  case acknowledgements
  /// Requests a large picture without reading it.
  case pictures
  /// Sends messages without their last byte.
  case halves
  /// Taps in many windows.
  case taps
  /// Opens, connects and leaves pages.
  case openings
  /// Chooses files and never sends the last byte of the last one, and opens connections.
  case uploads
  /// Types flags, which a text consists of without an end, and numbers of many digits.
  case texts
  /// Sends messages with more files than anybody chooses.
  case counts

  private static let address: UInt32 = 0x7F00_0003

  /// Continues until the time is over, however often it is refused.
  ///
  /// - Returns: A group that all threads leave at the end.
  func run(port: Int, threadCount: Int, until end: ContinuousClock.Instant) -> DispatchGroup {
    let group = DispatchGroup()
    for _ in 0..<threadCount {
      group.enter()
      Thread.detachNewThread {
        // Attackers have machines of their own. This lowers the priority of the calling thread alone.
        setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
        while ContinuousClock.now < end {
          do { try once(port: port, until: end) } catch { usleep(50_000) }
        }
        group.leave()
      }
    }
    return group
  }

  private func once(port: Int, until end: ContinuousClock.Instant) throws {
    switch self {
    case .pings:
      let socket = try PlainVisit(port: port, from: Self.address).connect()
      let ping: [UInt8] = [0x89, 0xFD] + [1, 2, 3, 4] + [UInt8](repeating: 7, count: 125)
      let many = Array(repeatElement(ping, count: 5_000).joined())
      while ContinuousClock.now < end, socket.write(many) {}
    case .acknowledgements:
      let visit = try PlainVisit(port: port, from: Self.address)
      let field = try visit.element("input")
      let socket = try visit.connect()
      // A field takes no longer text.
      for number in UInt32(1)...150 {
        let text = [UInt8](repeating: 0x61 + UInt8(number % 25), count: 100_000)
        guard
          socket.write(
            PlainVisit.frame(varint(number) + varint(number) + [4] + varint(field) + text))
        else { return }
      }
      hold(socket, until: end)
    case .pictures:
      let visit = try PlainVisit(port: port, from: Self.address)
      let page = try visit.connect()
      let socket = try PlainSocket(port: port, from: Self.address)
      let lines = [
        "GET /banyan/pictures/large HTTP/1.1", "Host: 127.0.0.1:\(port)", "Cookie: \(visit.cookie)",
        "", "",
      ]
      socket.write(Array(lines.joined(separator: "\r\n").utf8))
      let (head, _) = try socket.readHead()
      guard head.hasPrefix("HTTP/1.1 200") else { throw PlainSocket.Failure(description: head) }
      hold(socket, until: end)
      hold(page, until: end)
    case .halves:
      let socket = try PlainVisit(port: port, from: Self.address).connect()
      let message = PlainVisit.frame([UInt8](repeating: 0x61, count: 1_000_000))
      socket.write(Array(message.dropLast()))
      hold(socket, until: end)
    case .taps:
      let visit = try PlainVisit(port: port, from: Self.address)
      let button = try visit.element("button")
      let socket = try visit.connect()
      var number: UInt32 = 0
      while ContinuousClock.now < end {
        var taps: [UInt8] = []
        for _ in 0..<200 {
          number += 1
          taps += PlainVisit.frame(varint(number) + varint(0) + [1] + varint(button))
        }
        guard socket.write(taps) else { return }
        socket.skipWhatIsThere()
        usleep(100_000)
      }
    case .openings:
      _ = try PlainVisit(port: port, from: Self.address).connect()
    case .uploads:
      let visit = try PlainVisit(port: port, from: Self.address)
      let button = try visit.element("button", "[^>]*data-files=")
      let socket = try visit.connect()
      let empty = (0..<99).flatMap { string("\($0).txt") + string("text/plain") + varint(0) }
      let files = varint(1) + varint(100) + empty + string("z.txt") + string("") + varint(1)
      socket.write(PlainVisit.frame([1, 0, 34] + varint(button) + files))
      try hold(connectionCount: 20, port: port, until: end)
    case .texts:
      let visit = try PlainVisit(port: port, from: Self.address)
      let (text, number) = (try visit.field("Text"), try visit.field("Number"))
      let socket = try visit.connect()
      let flags = Array(String(repeating: "\u{1F1E9}", count: 250_000).utf8)
      let digits = [UInt8](repeating: 0x39, count: 1_000_000)
      var event: UInt32 = 0
      while ContinuousClock.now < end {
        for (field, typed) in [(text, flags), (number, digits)] {
          event += 1
          guard
            socket.write(PlainVisit.frame(varint(event) + varint(0) + [4] + varint(field) + typed))
          else { return }
        }
        socket.skipWhatIsThere()
      }
    case .counts:
      let socket = try PlainVisit(port: port, from: Self.address).connect()
      let files = varint(1) + varint(349_000) + [UInt8](repeating: 0, count: 3 * 349_000)
      let message = PlainVisit.frame(varint(1) + [0, 34, 1] + files)
      while ContinuousClock.now < end, socket.write(message) {}
    }
  }

  private func hold(connectionCount: Int, port: Int, until end: ContinuousClock.Instant) throws {
    if connectionCount == 0 {
      Thread.sleep(forTimeInterval: (end - ContinuousClock.now) / .seconds(1))
    } else if let socket = try? PlainSocket(port: port, from: Self.address) {
      try hold(connectionCount: connectionCount - 1, port: port, until: end)
      socket.skipWhatIsThere()
    }
  }

  private func hold(_ socket: borrowing PlainSocket, until end: ContinuousClock.Instant) {
    Thread.sleep(forTimeInterval: (end - ContinuousClock.now) / .seconds(1))
  }

  /// The number of concurrent attackers.
  var threadCount: Int {
    switch self {
    case .pings: 8
    case .acknowledgements: 40
    case .pictures: 300
    case .halves: 150
    case .taps: 30
    case .openings: 8
    case .uploads: 60
    case .texts, .counts: 8
    }
  }

  /// True for attacks that have no work done for them: nobody may notice them.
  private var isRefused: Bool {
    switch self {
    case .uploads, .texts, .counts: true
    case .pings, .acknowledgements, .pictures, .halves, .taps, .openings: false
    }
  }

  /// Attacks a server, and reports how responsive it was for another visitor, before and meanwhile.
  func outcome(for time: Duration) throws -> AttackOutcome {
    let server = try AttackedServer(asksForFiles: self == .uploads)
    defer { server.stop() }
    let bystander = try Bystander(port: server.port)
    Thread.sleep(forTimeInterval: time / .seconds(1))
    let idle = bystander.takeLatencies()
    run(port: server.port, threadCount: threadCount, until: ContinuousClock.now + time).wait()
    let outcome = bystander.end()
    return AttackOutcome(
      tapCount: outcome.latencies.count, latency: outcome.latency(of: 0.99),
      longestIdle: isRefused ? idle.max() ?? .zero : nil, longest: outcome.latencies.max() ?? .zero,
      peakByteCount: server.peakByteCount,
      failure: server.isRunning ? outcome.failure : "the server has ended")
  }
}

struct AttackOutcome: CustomStringConvertible {
  /// The most memory that a server may use under attack.
  static let mostBytes = 512 << 20

  let tapCount: Int
  /// The 99th percentile of the latency of taps, the maximum while nobody attacks, if it is compared, and that meanwhile.
  let latency: Duration
  let longestIdle: Duration?
  let longest: Duration
  let peakByteCount: Int
  let failure: String?

  /// - Parameter factor: How many times the longest wait on an idle server a wait may be.
  func isGood(latencyLimit: Duration, factor: Int) -> Bool {
    failure == nil && tapCount > 0 && peakByteCount < Self.mostBytes && latency < latencyLimit
      && longestIdle.map { longest < $0 * factor } ?? true
  }

  var description: String {
    func milliseconds(_ time: Duration) -> String { "\(Int(time / .milliseconds(1))) ms" }
    let idle = longestIdle.map { " (\(milliseconds($0)) before)" } ?? ""
    return """
      \(tapCount) taps of another visitor answered, 99% of them within \(milliseconds(latency)), all within \
      \(milliseconds(longest))\(idle); the server had \(peakByteCount >> 20) MB at most\
      \(failure.map { "; \($0)" } ?? "")
      """
  }
}

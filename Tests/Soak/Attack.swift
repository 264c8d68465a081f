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
      for number in UInt32(1)...15 {
        let text = [UInt8](repeating: 0x61 + UInt8(number), count: 1_000_000)
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
    }
  }

  /// Attacks a server, and reports how responsive it was for another visitor.
  func outcome(for time: Duration) throws -> AttackOutcome {
    let server = try AttackedServer()
    defer { server.stop() }
    let bystander = try Bystander(port: server.port)
    run(port: server.port, threadCount: threadCount, until: ContinuousClock.now + time).wait()
    let outcome = bystander.end()
    return AttackOutcome(
      tapCount: outcome.latencies.count, latency: outcome.latency(of: 0.99),
      longest: outcome.latencies.max() ?? .zero, peakByteCount: server.peakByteCount,
      failure: server.isRunning ? outcome.failure : "the server has ended")
  }
}

struct AttackOutcome: CustomStringConvertible {
  /// The most memory that a server may use under attack.
  static let mostBytes = 512 << 20

  let tapCount: Int
  /// The 99th percentile of the latency of taps, and the maximum.
  let latency: Duration
  let longest: Duration
  let peakByteCount: Int
  let failure: String?

  func isGood(latencyLimit: Duration) -> Bool {
    failure == nil && tapCount > 0 && peakByteCount < Self.mostBytes && latency < latencyLimit
  }

  var description: String {
    let milliseconds = [latency, longest].map { "\(Int($0 / .milliseconds(1))) ms" }
    return """
      \(tapCount) taps of another visitor answered, 99% of them within \(milliseconds[0]), all within \
      \(milliseconds[1]); the server had \(peakByteCount >> 20) MB at most\(failure.map { "; \($0)" } ?? "")
      """
  }
}

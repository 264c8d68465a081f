import Foundation
import Synchronization

/// A visitor from another address, who taps while a server is attacked and records the latency of each response.
final class Bystander: Sendable {
  struct Outcome {
    var latencies: [Duration] = []
    var failure: String?

    func latency(of share: Double) -> Duration {
      let sorted = latencies.sorted()
      return sorted.isEmpty
        ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
  }

  private let isDone = Mutex(false)
  private let outcome = Mutex(Outcome())
  private let thread: Mutex<Bool> = Mutex(false)

  /// - Parameter port: The port of the server, on which the visitor opens a page.
  init(port: Int) throws {
    let visit = try PlainVisit(port: port, from: Self.address)
    let socket = try visit.connect()
    let button = try visit.element("button")
    Thread.detachNewThread { [self] in
      do { try use(socket, button: button) } catch {
        outcome.withLock { $0.failure = "\(error)" }
      }
      thread.withLock { $0 = true }
    }
  }

  private static let address: UInt32 = 0x7F00_0002

  /// Returns the latencies since the last call.
  func takeLatencies() -> [Duration] {
    outcome.withLock { outcome in
      defer { outcome.latencies = [] }
      return outcome.latencies
    }
  }

  /// Stops tapping, and returns the outcome since the last call of ``takeLatencies()``.
  func end() -> Outcome {
    isDone.withLock { $0 = true }
    while !thread.withLock({ $0 }) { usleep(1_000) }
    return outcome.withLock { $0 }
  }

  private func use(_ socket: borrowing PlainSocket, button: UInt32) throws {
    var frames = FrameReader()
    var lastBatch: UInt32 = 0
    var event: UInt32 = 0
    while !isDone.withLock({ $0 }) {
      event += 1
      let start = ContinuousClock.now
      guard socket.write(PlainVisit.frame(varint(event) + varint(lastBatch) + [1] + varint(button)))
      else { throw PlainSocket.Failure(description: "the bystander was cut") }
      while true {
        let (opcode, payload) = try frames.next(socket)
        guard opcode != 8 else {
          throw PlainSocket.Failure(description: "the bystander was closed: \(payload)")
        }
        guard opcode == 2, let numbers = Self.numbers(of: payload) else { continue }
        lastBatch = numbers.batch
        if numbers.acknowledged == event { break }
      }
      let latency = ContinuousClock.now - start
      outcome.withLock { $0.latencies.append(latency) }
      // People pause between taps.
      usleep(10_000)
    }
  }

  /// The number of a batch, and that of the last event it acknowledges.
  private static func numbers(of batch: [UInt8]) -> (batch: UInt32, acknowledged: UInt32)? {
    var rest = batch[...]
    func number() -> UInt32? {
      var (value, shift): (UInt32, UInt32) = (0, 0)
      while let byte = rest.popFirst() {
        value |= UInt32(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }
    guard let first = number(), let second = number() else { return nil }
    return (first, second)
  }
}

/// Reads the frames that a server sends.
struct FrameReader {
  private var bytes: [UInt8] = []

  mutating func next(_ socket: borrowing PlainSocket) throws -> (opcode: UInt8, payload: [UInt8]) {
    while true {
      if let frame = take() { return frame }
      let more = try socket.read()
      guard !more.isEmpty else { throw PlainSocket.Failure(description: "the socket has ended") }
      bytes += more
    }
  }

  private mutating func take() -> (opcode: UInt8, payload: [UInt8])? {
    guard bytes.count >= 2 else { return nil }
    let lengthCount = bytes[1] == 126 ? 2 : bytes[1] == 127 ? 8 : 0
    guard bytes.count >= 2 + lengthCount else { return nil }
    let length =
      lengthCount == 0
      ? Int(bytes[1]) : bytes[2..<2 + lengthCount].reduce(0) { $0 << 8 | Int($1) }
    let end = 2 + lengthCount + length
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return (bytes[0] & 0x0F, Array(bytes[(2 + lengthCount)..<end]))
  }
}

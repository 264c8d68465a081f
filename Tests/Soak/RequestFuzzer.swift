import BanyanBrowser
import Foundation
import Logging
import NIOCore
import SwiftUICore

/// Sends a server anything that resembles HTTP, over real connections.
@MainActor
struct RequestFuzzer {
  let seed: UInt64
  let count: Int
  var threadCount = 4

  struct Outcome: CustomStringConvertible {
    /// The number of responses by status; 0 counts requests without a response.
    var answers: [Int: Int] = [:]
    var windows = 0
    var descriptors = 0
    /// The growth of allocated memory since the first fifth of the run.
    var bytes = 0
    var failures: [String] = []

    var description: String {
      let statuses = answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return """
        answers [\(statuses.joined(separator: ", "))]; left: \(windows) windows, \
        \(descriptors) descriptors; \(bytes) bytes more than after the first fifth\
        \(failures.isEmpty ? "" : "; failed: \(failures.prefix(3))")
        """
    }
  }

  func run() async throws -> Outcome {
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.logger = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
    configuration.limits.adoptionTime = .milliseconds(50)
    configuration.limits.greetingTime = .milliseconds(50)
    configuration.limits.requestTime = .seconds(2)
    configuration.limits.waitingWindowCountPerAddress = 10_000
    configuration.limits.visitorCountPerAddress = 10_000
    configuration.limits.openingBurstPerAddress = 1_000_000
    let server = BrowserServer(configuration: configuration) {
      RunningApp(view: { RoundsView() }, hasOwnStorage: true)
    }
    let port = try await server.start()
    let visit = await Self.onThread { Result { try PlainVisit(port: port) } }
    let cookie = try visit.get().cookie
    var outcome = Outcome()
    // The first inputs allocate what a process allocates once, such as the descriptors that its timers use.
    await inputs(10, seed: seed, port: port, cookie: cookie, &outcome)
    await becomeEmpty(server, port: port)
    let descriptors = Resources.descriptorCount
    await inputs(count / 5, seed: seed &+ 1_000, port: port, cookie: cookie, &outcome)
    await becomeEmpty(server, port: port)
    let bytes = Resources.allocatedBytes
    await inputs(count - count / 5, seed: seed &+ 2_000, port: port, cookie: cookie, &outcome)
    await becomeEmpty(server, port: port)
    outcome.bytes = Resources.allocatedBytes - bytes
    outcome.descriptors = Resources.descriptorCount - descriptors
    outcome.windows = server.windowCount
    await server.stop()
    return outcome
  }

  /// Waits, for a limited time, until the server has let all visitors go.
  private func becomeEmpty(_ server: BrowserServer, port: Int) async {
    // Connections that were given up may not have been accepted yet, and would open descriptors
    // later. The server's threads take turns with connections, and each answers after it has
    // taken up those that came before.
    await Self.onThread {
      for _ in 0..<2 * NIOCore.System.coreCount { try? Self.askWhetherAlive(port) }
    }
    await Resources.wait(atMost: .seconds(900)) {
      server.connectionCount == 0 && server.windowCount == 0
    }
  }

  private func inputs(
    _ count: Int, seed: UInt64, port: Int, cookie: String, _ outcome: inout Outcome
  ) async {
    let threadCount = threadCount
    let found = await withTaskGroup(of: (answers: [Int: Int], failures: [String]).self) { group in
      for thread in 0..<threadCount {
        let share = count / threadCount + (thread < count % threadCount ? 1 : 0)
        group.addTask {
          await Self.onThread {
            Self.inputs(share, Seeded(seed: seed &+ UInt64(thread)), port: port, cookie: cookie)
          }
        }
      }
      var found: [(answers: [Int: Int], failures: [String])] = []
      for await share in group { found.append(share) }
      return found
    }
    for (answers, failures) in found {
      outcome.answers.merge(answers, uniquingKeysWith: +)
      outcome.failures += failures
    }
  }

  private nonisolated static func inputs(
    _ count: Int, _ seeded: Seeded, port: Int, cookie: String
  ) -> (answers: [Int: Int], failures: [String]) {
    var random = seeded
    let generator = RequestGenerator(port: port, cookie: cookie)
    var answers: [Int: Int] = [:]
    var failures: [String] = []
    for _ in 0..<count {
      let request = generator.request(&random)
      do {
        let status = try status(of: request, port: port, &random)
        answers[status, default: 0] += 1
        if status >= 500 {
          failures.append("\(status) for \(String(decoding: request, as: UTF8.self))")
        }
      } catch {
        failures.append("\(error) for \(String(decoding: request.prefix(300), as: UTF8.self))")
      }
    }
    return (answers, failures)
  }

  private nonisolated static func askWhetherAlive(_ port: Int) throws {
    let socket = try PlainSocket(port: port)
    socket.write(
      Array("GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
    while try !socket.read().isEmpty {}
  }

  /// Returns the status of the first response; 0 if there is none.
  private nonisolated static func status(
    of request: [UInt8], port: Int, _ random: inout Seeded
  ) throws -> Int {
    // The server may wait for more bytes, for longer than this run should take.
    let socket = try PlainSocket(port: port, patience: .milliseconds(20))
    let half = random.once(in: 4) ? random.below(request.count + 1) : 0
    if half > 0 { socket.write(Array(request[..<half])) }
    socket.write(Array(request[half...]))
    if random.once(in: 10) {
      socket.endWriting()
    } else {
      socket.write(
        Array("GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8))
    }
    var answer: [UInt8] = []
    while let more = try? socket.read(), !more.isEmpty {
      if answer.count < 20 { answer += more }
    }
    socket.resetAtEnd()
    let text = String(decoding: answer.prefix(20), as: UTF8.self)
    return text.firstMatch(of: /^HTTP\/1\.[01] (\d\d\d)/).flatMap { Int($0.1) } ?? 0
  }

  private nonisolated static func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}

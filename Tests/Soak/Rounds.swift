import BanyanBrowser
import Foundation
import Logging
import SwiftUICore

/// Visitors who come and go, over real sockets.
///
/// When the last has gone, nothing of any visitor remains (R09).
@MainActor
struct Rounds {
  enum Kind: String, CaseIterable {
    /// The page is fetched, its socket connects, and the connection is lost.
    case sockets
    /// The page is fetched, and no socket follows.
    case pages
  }

  let kind: Kind
  let count: Int
  var threadCount = 4

  /// The resources in use after the last round.
  struct Rest: CustomStringConvertible {
    var windows = 0
    var visitors = 0
    var tasks = 0
    var appearances = 0
    var models = 0
    var subscriptions = 0
    var timers = 0
    var descriptors = 0
    /// The growth of allocated memory since the first fifth of the run.
    var bytes = 0
    var failures: [String] = []

    /// Ignores memory, which is never quite the same.
    var isNothing: Bool {
      [windows, visitors, tasks, appearances, models, subscriptions, timers, descriptors]
        .allSatisfy { $0 == 0 } && failures.isEmpty
    }

    var description: String {
      """
      left: \(windows) windows, \(visitors) visitors, \(tasks) tasks, \(appearances) appearances, \
      \(models) models, \(subscriptions) subscriptions, \(timers) timers, \(descriptors) descriptors; \
      \(bytes) bytes more than after the first fifth\(failures.isEmpty ? "" : "; failed: \(failures.prefix(3))")
      """
    }
  }

  func run() async throws -> Rest {
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.logger = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
    configuration.limits.adoptionTime = kind == .pages ? .milliseconds(50) : .seconds(10)
    configuration.limits.graceTime = .milliseconds(50)
    configuration.limits.idleVisitorTime = .milliseconds(50)
    // All visitors come from this machine.
    configuration.limits.waitingWindowCountPerAddress = 10_000
    configuration.limits.openingBurstPerAddress = 1_000_000
    configuration.limits.windowCountPerAddress = 10_000
    configuration.limits.visitorCountPerAddress = 10_000
    let server = BrowserServer(configuration: configuration) {
      RunningApp(view: { RoundsView() }, hasOwnStorage: true)
    }
    let port = try await server.start()
    var rest = Rest()
    // The first rounds allocate what a process allocates once, such as the descriptors that its timers use.
    rest.failures += await rounds(10, port: port)
    await becomeEmpty(server)
    let descriptors = Resources.descriptorCount
    rest.failures += await rounds(count / 5, port: port)
    await becomeEmpty(server)
    let bytes = Resources.allocatedBytes
    rest.failures += await rounds(count - count / 5, port: port)
    await becomeEmpty(server)
    rest.bytes = Resources.allocatedBytes - bytes
    rest.descriptors = Resources.descriptorCount - descriptors
    (rest.windows, rest.visitors) = (server.windowCount, server.visitorCount)
    (rest.tasks, rest.appearances) = (Lives.tasks, Lives.appearances)
    (rest.models, rest.subscriptions) = (Lives.models, Lives.subscriptions)
    rest.timers = Lives.timers
    await server.stop()
    return rest
  }

  /// Waits, for a limited time, until the server has let all visitors go.
  private func becomeEmpty(_ server: BrowserServer) async {
    await Resources.wait(atMost: .seconds(900)) {
      server.connectionCount == 0 && server.windowCount == 0 && server.visitorCount == 0
        && Lives.all.allSatisfy { $0 == 0 }
    }
  }

  /// - Returns: the failures.
  private nonisolated func rounds(_ count: Int, port: Int) async -> [String] {
    let (kind, threadCount) = (kind, threadCount)
    return await withTaskGroup(of: [String].self) { group in
      for thread in 0..<threadCount {
        let share = count / threadCount + (thread < count % threadCount ? 1 : 0)
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              continuation.resume(returning: Self.rounds(kind, share, port: port))
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private nonisolated static func rounds(_ kind: Kind, _ count: Int, port: Int) -> [String] {
    var failures: [String] = []
    for round in 0..<count {
      do {
        let visit = try PlainVisit(port: port)
        guard kind == .sockets else { continue }
        let socket = try visit.connect()
        if round.isMultiple(of: 2) { socket.resetAtEnd() }
      } catch {
        failures.append("\(error)")
      }
    }
    return failures
  }
}

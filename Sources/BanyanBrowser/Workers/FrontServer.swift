import Foundation
import NIOCore
import NIOPosix

/// Serves an app to browsers from several processes. This process handles the sockets, the limits, and the
/// files, and identifies visitors. The others, copies of this program, run the apps, each visitor in one of
/// them.
///
/// A failure in a worker affects no other. When a worker ends, its visitors continue in another, in the state
/// that their pages last showed.
@MainActor
package final class FrontServer: StoppableServer {
  package let configuration: BrowserServer.Configuration
  private let workerCount: Int
  private var folder: String?
  private var site: FrontSite?
  private var listener: Listener?
  private var channel: (any Channel)?
  private var sweeping: Task<Void, Never>?
  private let handoverPath: String?
  private let store: SealedStore?
  private var handoverFile: HandoverFile?
  /// True once there may be visitors to leave in a store.
  private var hasBegun = false

  /// - Parameters:
  ///   - workerCount: The number of shared workers.
  ///   - handoverPath: The file in which visitors are left for the next front, and found. Default: none.
  ///   - store: The store that this front shares with others, or with the next one. Default: none.
  package init(
    configuration: BrowserServer.Configuration, workerCount: Int, handoverPath: String? = nil,
    store: SealedStore? = nil
  ) {
    self.store = store
    self.configuration = configuration
    self.workerCount = workerCount
    self.handoverPath = handoverPath
  }

  /// Starts the workers, and then accepts connections.
  ///
  /// - Returns: The port.
  /// - Throws: The errors of ``BrowserServer/start()``; also a ``BrowserServerError`` if no worker can be
  ///   started.
  package func start() async throws -> Int {
    do {
      let channel = try await startWorkers()
      return channel.localAddress?.port ?? configuration.port
    } catch {
      await stop()
      throw error
    }
  }

  private func startWorkers() async throws -> any Channel {
    let folder = try Self.makeFolder()
    self.folder = folder
    let site = try FrontSite(
      configuration, workerCount: workerCount, folder: folder, store: store)
    let listener = try Listener(target: site, configuration: configuration)
    (self.site, self.listener) = (site, listener)
    do {
      let channel = try await listener.listen(isHeld: true)
      self.channel = channel
      try takeUp(for: site)
      try await site.workers.leases?.begin()
      hasBegun = true
      try await site.workers.begin()
      try await listener.beginAccepting(channel)
      sweeping = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          site.workers.sweep()
        }
      }
      return channel
    } catch {
      throw BrowserServer.error(error, configuration)
    }
  }

  /// Waits until the server is stopped.
  package func run() async throws { try await channel?.closeFuture.get() }

  /// Stops listening, lets the workers notify their pages and end, and waits for that, but no longer than
  /// ``BrowserServer/Limits/stoppingTime``.
  package func stop() async {
    sweeping?.cancel()
    site?.beginStopping()
    try? await channel?.close()
    await handOver()
    await site?.workers.stop()
    await listener?.endConnections(within: .seconds(1))
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
    folder = nil
  }

  /// Continues with the visitors of the front that was here before, if it has left them.
  private func takeUp(for site: FrontSite) throws {
    guard let handoverPath else { return }
    let file = try HandoverFile(handoverPath)
    handoverFile = file
    let logger = configuration.logger
    do {
      guard let handover = try file.take(within: configuration.limits.graceTime) else { return }
      site.workers.takeUp(handover)
      logger.notice(
        "Continues with the visitors of the previous process: \(handover.visitors.count)")
    } catch {
      logger.error("The visitors of the previous process start over: \(error)")
    }
  }

  /// Leaves the visitors for the next front. Pages are cut first: what they have been shown is then in what workers have
  /// reported, and nothing more is shown.
  private func handOver() async {
    if let site, let leases = site.workers.leases, hasBegun {
      hasBegun = false
      await listener?.endConnections(within: .seconds(1))
      await site.workers.settle()
      await leases.end()
    }
    guard let file = handoverFile.take(), let site else { return }
    await listener?.endConnections(within: .seconds(1))
    await site.workers.settle()
    do {
      try file.write(site.workers.handover)
    } catch {
      configuration.logger.error("The visitors could not be handed over: \(error)")
    }
  }

  package func reloadCertificate() throws { try listener?.reloadCertificate() }

  /// Returns the metrics of each worker, in the format of Prometheus.
  package func measurements() async -> [String] { await site?.workers.measurements() ?? [] }

  /// Creates a folder for this process, with a path short enough for the names of sockets in it.
  private static func makeFolder() throws -> String {
    let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    // `mkdtemp` replaces the last six characters with letters, and creates the folder for its owner alone.
    var path = Array("\(temporary.utf8.count < 60 ? temporary : "/tmp")/banyan-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else {
      throw BrowserServerError.cannotStartWorker(reason: "\(WorkerFailure(errno))")
    }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// A server that must be stopped before the process ends.
@MainActor
package protocol StoppableServer: AnyObject, Sendable {
  var configuration: BrowserServer.Configuration { get }
  func stop() async
  /// Reads the certificate again, for connections that open from now on.
  func reloadCertificate() throws
}

extension BrowserServer: StoppableServer {}

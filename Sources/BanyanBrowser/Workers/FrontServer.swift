import Foundation
import NIOCore
import NIOPosix

/// Serves an app to browsers from several processes. This one has the sockets, the limits and the files, and
/// knows which visitor is which; the others, copies of this program, run the apps, each visitor in one of them.
///
/// What happens in a worker affects no other. When a worker ends, its visitors go on in another, from what
/// their pages last showed.
@MainActor
package final class FrontServer: StoppableServer {
  package let configuration: BrowserServer.Configuration
  private let workerCount: Int
  private var folder: String?
  private var site: FrontSite?
  private var listener: Listener?
  private var channel: (any Channel)?
  private var sweeping: Task<Void, Never>?

  /// - Parameter workerCount: How many shared workers there are.
  package init(configuration: BrowserServer.Configuration, workerCount: Int) {
    self.configuration = configuration
    self.workerCount = workerCount
  }

  /// Starts the workers, and then accepts connections.
  ///
  /// - Returns: The port.
  /// - Throws: The errors of ``BrowserServer/start()``; a ``BrowserServerError`` too if no worker can be
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
    let site = try FrontSite(configuration, workerCount: workerCount, folder: folder)
    let listener = try Listener(target: site, configuration: configuration)
    (self.site, self.listener) = (site, listener)
    do {
      let channel = try await listener.listen(isHeld: true)
      self.channel = channel
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

  /// Stops listening, lets the workers tell their pages and end, and waits for that, but no longer than
  /// ``BrowserServer/Limits/stoppingTime``.
  package func stop() async {
    sweeping?.cancel()
    site?.beginStopping()
    try? await channel?.close()
    await site?.workers.stop()
    await listener?.endConnections(within: .seconds(1))
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
    folder = nil
  }

  /// What each worker has measured, in the format of Prometheus.
  package func measurements() async -> [String] { await site?.workers.measurements() ?? [] }

  /// Makes a folder of this process's own, with a path short enough for the names of sockets in it.
  private static func makeFolder() throws -> String {
    let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    // `mkdtemp` puts letters in place of the last six, and makes the folder for its owner alone.
    var path = Array("\(temporary.utf8.count < 60 ? temporary : "/tmp")/banyan-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else {
      throw BrowserServerError.cannotStartWorker(reason: "\(WorkerFailure(errno))")
    }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

/// A server that is to be stopped before the process ends.
@MainActor
package protocol StoppableServer: AnyObject, Sendable {
  var configuration: BrowserServer.Configuration { get }
  func stop() async
}

extension BrowserServer: StoppableServer {}

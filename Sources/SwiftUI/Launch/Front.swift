import BanyanBrowser
import BanyanHost
import BanyanInsight
import Foundation
import SwiftUICore

#if SQLite || PostgreSQL
  import BanyanStores
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process that handles the sockets, while other processes, its workers, run the app.
@MainActor
enum Front {
  /// Serves an app until the process ends, without running any of it here.
  static func run(_ options: LaunchOptions, title: String, workerCount: Int) -> Never {
    guard ProcessInfo.processInfo.environment["BANYAN_DEVELOPMENT"] == nil else {
      Launcher.fail("--workers does not watch files: add --no-watch")
    }
    let sockets = InheritedSockets.take()
    let measured = options.metricsPort.map { _ in Launcher.startMetrics() }
    var configuration: BrowserServer.Configuration
    let store: SealedStore?
    do {
      configuration = try options.configuration(title: title)
      store = try Self.store(options)
    } catch {
      Launcher.fail("\(error)")
    }
    configuration.listeningSocket = sockets.browsers
    let server = FrontServer(
      configuration: configuration, workerCount: workerCount, handoverPath: options.handover,
      store: store)
    let metrics = Launcher.makeMetricsServer(options, measured, sockets) {
      await server.measurements()
    }
    let service = ServiceNotifier()
    Task { @MainActor in
      do {
        let port = try await server.start()
        Launcher.announce("Listening on \(options.url(port: port))")
        if let port = try await metrics?.start() {
          Launcher.announce("Metrics on http://127.0.0.1:\(port)/metrics")
        }
        service?.begin()
        try await server.run()
      } catch {
        Launcher.fail(error)
      }
    }
    Ending.handleSignals(for: server) {
      service?.end()
      await metrics?.stop()
    }
    while true { RunLoop.main.run() }
  }

  /// Returns the store that the options name, if they name one.
  private static func store(_ options: LaunchOptions) throws(BrowserServerError) -> SealedStore? {
    guard let address = options.store, let key = options.storeKeyFile else { return nil }
    #if SQLite || PostgreSQL
      return try SealedStore(address, keyPath: key)
    #else
      _ = key
      throw .builtWithoutStore(address.hasPrefix("sqlite:") ? "SQLite" : "PostgreSQL")
    #endif
  }
}

/// The resources that a front has given to a worker, which is this process.
@MainActor
struct WorkerSeat {
  let channel: WorkerChannel
  let socketPath: String

  /// Takes the resources from the environment.
  /// - Returns: nil if this process is not a worker.
  static func take() -> WorkerSeat? {
    guard let words = ProcessInfo.processInfo.environment[WorkerChannel.variable] else {
      return nil
    }
    unsetenv(WorkerChannel.variable)
    let parts = words.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let descriptor = CInt(parts[0]) else { return nil }
    // A terminal or systemd may send these to workers too, but the front decides when they end.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    return WorkerSeat(
      channel: WorkerChannel(descriptor: descriptor), socketPath: String(parts[1]))
  }

  /// Lets a server accept visitors, its own and those of other workers.
  func begin(
    _ server: BrowserServer,
    _ makeApplication: @escaping @MainActor (StateRestoration?) -> RunningApp
  ) {
    let limit = Ending.timeLimit(of: server)
    let logger = server.configuration.logger
    channel.begin(server) { pieces in
      do {
        return makeApplication(try StateRestoration(pieces: pieces))
      } catch {
        logger.error("A visitor begins anew: \(error)")
        return makeApplication(nil)
      }
    } didLoseFront: {
      Ending.endLater(limit)
      DispatchQueue.main.async { MainActor.assumeIsolated { Ending.end(server) } }
    }
  }
}

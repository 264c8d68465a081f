import BanyanBrowser
import Dispatch
import Foundation
import Logging

/// The end of the process, on request.
@MainActor
enum Ending {
  /// Signals are not handled on the main queue, where an app may be in an endless loop.
  private nonisolated static let queue = DispatchQueue(label: "banyan.ending")
  /// The sources of signals, which are handled as long as their sources are retained.
  private static var sources: [any DispatchSourceSignal] = []
  private static var reloading: (any DispatchSourceSignal)?
  private static var willEnd: @MainActor () async -> Void = {}

  /// Ends the process on `SIGINT` and `SIGTERM`: the first one as ``end(_:)`` does, and a second one at once.
  ///
  /// So does `SIGHUP`, which a terminal sends when it is closed, except that a second one changes nothing: a shell sends it
  /// again. With a certificate, it makes the server read that again instead, and where it is ignored, as below `nohup`,
  /// it stays so.
  ///
  /// - Parameter willEnd: Called before the server is stopped, whatever the cause.
  static func handleSignals(
    for server: any StoppableServer, willEnd: @escaping @MainActor () async -> Void
  ) {
    var signals = [SIGINT, SIGTERM]
    let wasIgnored =
      unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if server.configuration.tls != nil {
      reloadCertificate(of: server)
    } else if !wasIgnored {
      signals.append(SIGHUP)
    }
    self.willEnd = willEnd
    let asked = Asked()
    let logger = server.configuration.logger
    let limit = timeLimit(of: server)
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        // The exit code of a process that a signal has ended.
        if asked.isSet {
          if number == SIGHUP { return }
          _exit(128 + number)
        }
        asked.isSet = true
        logger.notice("Stopping. SIGINT or SIGTERM now ends the program at once.")
        endLater(limit)
        Task { @MainActor in end(server) }
      }
      source.resume()
      return source
    }
  }

  /// Reads the server's certificate again on `SIGHUP`.
  private static func reloadCertificate(of server: any StoppableServer) {
    let logger = server.configuration.logger
    let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: queue)
    source.setEventHandler { @Sendable in
      Task { @MainActor in
        do {
          try server.reloadCertificate()
          logger.notice("The certificate was read again.")
        } catch {
          logger.error("The previous certificate stays in use: \(error)")
        }
      }
    }
    source.resume()
    reloading = source
  }

  /// Stops the server, notifies delegates, and then ends the process with 0; if the server takes too
  /// long to stop, the process ends with 1.
  ///
  static func end(_ server: any StoppableServer) {
    end(server) { await server.stop() }
  }

  /// Ends the process as ``end(_:)`` does, for another process that serves the pages from now on.
  ///
  /// - Parameter didLeave: Called once no new connection comes to this process, with the state that
  ///   the other process needs to continue.
  static func makeWay(
    _ server: BrowserServer, didLeave: @escaping @MainActor (Handover) -> Void
  ) {
    end(server) { await server.makeWay(didLeave: didLeave) }
  }

  private static func end(
    _ server: any StoppableServer, by stopping: @escaping @MainActor () async -> Void
  ) {
    endLater(timeLimit(of: server))
    Task { @MainActor in
      await willEnd()
      await stopping()
      exit(0)
    }
  }

  /// Returns the time that stopping may take before the process is ended anyway.
  static func timeLimit(of server: any StoppableServer) -> Duration {
    server.configuration.limits.stoppingTime + .seconds(2)
  }

  nonisolated static func endLater(_ limit: Duration) {
    queue.asyncAfter(deadline: .now() + limit / .seconds(1)) {
      FileHandle.standardError.write(Data("banyan: the app does not stop, and is ended\n".utf8))
      _exit(1)
    }
  }

  /// Used on the queue only.
  private final class Asked: @unchecked Sendable {
    var isSet = false
  }
}

import BanyanBrowser
import Dispatch
import Foundation
import Logging

/// The end of the process, as whoever started it asks for it.
@MainActor
enum Ending {
  /// Signals are not heard on the main queue, where an app may be busy without end.
  private nonisolated static let queue = DispatchQueue(label: "banyan.ending")
  /// A signal is heard as long as somebody holds on to its source.
  private static var sources: [any DispatchSourceSignal] = []

  /// The first of the signals stops the server, tells delegates, and then ends the process with 0;
  /// a second one ends it at once, and so does a server that takes too long to stop.
  ///
  /// - Parameter willStop: Is called when the first of them has come.
  static func stop(
    _ server: BrowserServer, on signals: [Int32],
    willStop: @escaping @MainActor @Sendable () -> Void
  ) {
    let limit = server.configuration.limits.stoppingTime + .seconds(2)
    let asked = Asked()
    let logger = server.configuration.logger
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        // What a process that a signal has ended says of itself.
        if asked.isSet { _exit(128 + number) }
        asked.isSet = true
        logger.notice("Stopping. The same signal again ends the program at once.")
        queue.asyncAfter(deadline: .now() + limit / .seconds(1)) {
          FileHandle.standardError.write(Data("banyan: the app does not stop, and is ended\n".utf8))
          _exit(1)
        }
        Task { @MainActor in
          willStop()
          await server.stop()
          exit(0)
        }
      }
      source.resume()
      return source
    }
  }

  /// Used on the queue only.
  private final class Asked: @unchecked Sendable {
    var isSet = false
  }
}

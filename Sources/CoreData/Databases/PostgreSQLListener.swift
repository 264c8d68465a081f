import Foundation
import Logging

/// Waits for what other processes save in a store at a server, in a thread of its own.
final class PostgreSQLListener: StoreWatch, @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  /// - Parameter report: receives true if the connection was lost meanwhile, so that something may have been missed.
  init(_ address: ServerAddress, _ report: @escaping @Sendable (_ wasLost: Bool) -> Void) {
    Thread.detachNewThread { [weak self] in
      var wasLost = false
      while self?.isOpen == true {
        do {
          let session = try PostgreSQLSession(address)
          try session.run("LISTEN \(SQL.quoted(address.channel))")
          // Another process may have saved before it listened.
          report(wasLost)
          wasLost = false
          while self?.isOpen == true {
            if try session.notificationCount(within: .seconds(1)) > 0 { report(false) }
          }
        } catch {
          if !wasLost {
            Logger(label: "com.apple.CoreData").warning(
              "Changes of \(address.name) by other processes are not noticed until the server is back: \(error)"
            )
          }
          wasLost = true
          usleep(500_000)
        }
      }
    }
  }

  private var isOpen: Bool { lock.withLock { !isOver } }

  func end() { lock.withLock { isOver = true } }
}

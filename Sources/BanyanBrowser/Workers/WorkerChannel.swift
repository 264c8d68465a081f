import BanyanHost
import Dispatch
import Foundation

/// A worker's end of the messages between it and its front.
///
/// A worker is a process that runs apps and was started by a front, through which all its requests come.
@MainActor
package final class WorkerChannel {
  /// The environment variable that makes a process a worker: the descriptor, and the address to listen on.
  package nonisolated static let variable = "BANYAN_WORKER"

  private nonisolated let descriptor: WorkerDescriptor
  /// The visitors whose whole state the front has, so that only changes must be sent.
  private var known: Set<String> = []
  /// Returns the metrics of the process, in the format of Prometheus.
  package var measurement: @MainActor () -> String = { "" }

  package init(descriptor: CInt) {
    self.descriptor = WorkerDescriptor(descriptor)
  }

  /// Announces that the server listens, and handles the front's messages from then on.
  ///
  /// - Parameters:
  ///   - server: The server that restores visitors of other workers.
  ///   - makeApplication: Creates the app of such a visitor, from its kept state.
  ///   - didLoseFront: Called, on any thread, when the front has ended or asks this worker to end.
  package func begin(
    _ server: BrowserServer,
    _ makeApplication: @escaping @MainActor (_ pieces: [[UInt8]]) -> any TransferringApplication,
    didLoseFront: @escaping @Sendable () -> Void
  ) {
    descriptor.sendFrame(WorkerFrame(.ready))
    let descriptor = descriptor
    Thread.detachNewThread { [weak self] in
      descriptor.receive { frame in
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.take(frame, server, makeApplication) }
        }
      }
      didLoseFront()
    }
  }

  private func take(
    _ frame: WorkerFrame, _ server: BrowserServer,
    _ makeApplication: @escaping @MainActor ([[UInt8]]) -> any TransferringApplication
  ) {
    switch frame.kind {
    case .ask: descriptor.sendFrame(WorkerFrame(.alive))
    case .measure: descriptor.sendFrame(WorkerFrame(.measured, texts: measurement()))
    case .takeUp:
      guard let head = frame.parts.first,
        let visitor = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(head))
      else { return }
      var handover = Handover()
      handover.visitors = [visitor]
      begin(visitor.name, "", 0)
      let report = server.takeUp(handover) { _ in makeApplication(Array(frame.parts.dropFirst())) }
      end()
      for reset in report.resets {
        server.configuration.logger.notice("Not taken up from another worker: \(reset)")
      }
      descriptor.sendFrame(WorkerFrame(.tookUp, texts: visitor.name))
    case .everything: known.remove(frame.text(0))
    case .renew:
      server.visitors?.renew(
        Sessions.SentRenewal(key: frame.text(2), window: frame.text(1)), of: frame.text(0))
    case .renewed: server.visitors?.didRenew(frame.text(0))
    case .dismiss:
      if frame.text(1) == "elsewhere" {
        server.visitors?.letGo(frame.text(0))
      } else {
        server.visitors?.dismiss(frame.text(0))
      }
    case .settle: descriptor.sendFrame(WorkerFrame(.settled))
    default: break
    }
  }

  /// Announces work for a visitor, who is blamed if it ends the process.
  func begin(_ visitor: String, _ window: String, _ event: UInt32) {
    descriptor.sendFrame(WorkerFrame(.began, texts: visitor, window, "\(event)"))
  }

  /// Announces that the work is done.
  func end() { descriptor.sendFrame(WorkerFrame(.ended)) }

  /// Returns true if the front needs the whole state of a visitor's app.
  func needsEverything(of visitor: String) -> Bool { !known.contains(visitor) }

  /// Sends the front the state that another worker would need to continue with a visitor.
  ///
  /// - Parameter changes: The changes of the app's state.
  func keep(_ visitor: Handover.Visitor, _ changes: StateChanges) {
    guard let head = try? JSONEncoder().encode(visitor) else { return }
    known.insert(visitor.name)
    descriptor.sendFrame(WorkerFrame(keeping: visitor.name, head: Array(head), changes))
  }

  /// Announces that an app has logged in a user.
  func logIn(_ visitor: String, as user: String, in window: String) {
    descriptor.sendFrame(WorkerFrame(.loggedIn, texts: visitor, window, user))
  }

  /// Asks for the end of a visit, or of all visits of the same user.
  func logOut(_ visitor: String, everywhere: Bool) {
    descriptor.sendFrame(WorkerFrame(.loggedOut, texts: visitor, everywhere ? "everywhere" : ""))
  }

  /// Reports the changed numbers of visitors and windows of a client.
  nonisolated func count(_ client: ClientAddress, _ count: AddressCounts.Count) {
    descriptor.sendFrame(WorkerFrame(client, count))
  }

  /// Announces that a visitor was dismissed.
  func leave(_ visitor: String, wasUsed: Bool) {
    known.remove(visitor)
    descriptor.sendFrame(WorkerFrame(.left, texts: visitor, wasUsed ? "used" : ""))
  }
}

import BanyanHost
import Dispatch
import Foundation

/// A worker's end of the messages between it and its front.
///
/// A worker is a process that runs apps and was started by a front, through which all its requests come.
@MainActor
package final class WorkerChannel {
  /// The environment variable that makes a process a worker: the descriptor, and where it is to listen.
  package nonisolated static let variable = "BANYAN_WORKER"

  private nonisolated let descriptor: WorkerDescriptor
  /// Of whose apps the front has everything that is kept, so that it has to be told only what changes.
  private var known: Set<String> = []
  /// Returns what the process has measured, in the format of Prometheus.
  package var measurement: @MainActor () -> String = { "" }

  package init(descriptor: CInt) {
    self.descriptor = WorkerDescriptor(descriptor)
  }

  /// Announces that the server listens, and does what the front asks for from then on.
  ///
  /// - Parameters:
  ///   - server: Takes up visitors of other workers.
  ///   - makeApplication: Makes the app of such a visitor, from what it has kept.
  ///   - didLoseFront: Is called, on any thread, when the front has ended or wants this worker to end.
  package func begin(
    _ server: BrowserServer,
    _ makeApplication: @escaping @MainActor (_ pieces: [[UInt8]]) -> any TransferringApplication,
    didLoseFront: @escaping @Sendable () -> Void
  ) {
    descriptor.say(WorkerFrame(.ready))
    let descriptor = descriptor
    Thread.detachNewThread { [weak self] in
      descriptor.hear { frame in
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
    case .ask: descriptor.say(WorkerFrame(.alive))
    case .measure: descriptor.say(WorkerFrame(.measured, texts: measurement()))
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
      descriptor.say(WorkerFrame(.tookUp, texts: visitor.name))
    case .everything: known.remove(frame.text(0))
    default: break
    }
  }

  /// Announces that something is about to be done for a visitor, who is blamed if it ends the process.
  func begin(_ visitor: String, _ window: String, _ event: UInt32) {
    descriptor.say(WorkerFrame(.began, texts: visitor, window, "\(event)"))
  }

  /// Announces that it has been done.
  func end() { descriptor.say(WorkerFrame(.ended)) }

  /// Whether the front has to be told everything that a visitor's app keeps.
  func needsEverything(of visitor: String) -> Bool { !known.contains(visitor) }

  /// Gives the front what another worker would need to go on with a visitor.
  ///
  /// - Parameter changes: What has changed in what their app keeps.
  func keep(_ visitor: Handover.Visitor, _ changes: StateChanges) {
    guard let head = try? JSONEncoder().encode(visitor) else { return }
    known.insert(visitor.name)
    descriptor.say(WorkerFrame(keeping: visitor.name, head: Array(head), changes))
  }

  /// Announces that there is another number of visitors or windows of a client.
  nonisolated func count(_ client: ClientAddress, _ count: AddressCounts.Count) {
    descriptor.say(WorkerFrame(client, count))
  }

  /// Announces that a visitor was let go.
  func leave(_ visitor: String, wasUsed: Bool) {
    known.remove(visitor)
    descriptor.say(WorkerFrame(.left, texts: visitor, wasUsed ? "used" : ""))
  }
}

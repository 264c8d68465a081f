import BanyanHost
import Dispatch
import Foundation

/// A worker's end of what it and its front say to each other.
///
/// A worker is a process that runs apps, and which a front has started: it hears of browsers through that
/// alone.
@MainActor
package final class WorkerChannel {
  /// The variable that tells a worker that it is one: the descriptor, and where it is to listen.
  package nonisolated static let variable = "BANYAN_WORKER"

  private nonisolated let descriptor: WorkerDescriptor
  /// What the front has of each visitor's app, by its checksum.
  private var kept: [String: Int] = [:]
  /// Says what the process has measured.
  package var measurement: @MainActor () -> String = { "" }

  package init(descriptor: CInt) {
    self.descriptor = WorkerDescriptor(descriptor)
  }

  /// Says that the server is there, and does what the front asks for from then on.
  ///
  /// - Parameters:
  ///   - server: Goes on with visitors of other workers.
  ///   - makeApplication: Makes the app of such a visitor, from what it has kept.
  ///   - didLoseFront: Is called, on any thread, when the front has ended or wants this worker to.
  package func begin(
    _ server: BrowserServer,
    _ makeApplication: @escaping @MainActor ([UInt8]) -> any TransferringApplication,
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
    _ makeApplication: @escaping @MainActor ([UInt8]) -> any TransferringApplication
  ) {
    switch frame.kind {
    case .ask: descriptor.say(WorkerFrame(.alive))
    case .measure: descriptor.say(WorkerFrame(.measured, texts: measurement()))
    case .takeUp:
      guard frame.parts.count == 2,
        let visitor = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(frame.parts[0]))
      else { return }
      var handover = Handover()
      handover.visitors = [visitor.keeping(Data(frame.parts[1]))]
      begin(visitor.name, "", 0)
      let report = server.takeUp(handover, makeApplication)
      end()
      for reset in report.resets {
        server.configuration.logger.notice("Not taken up from another worker: \(reset)")
      }
      descriptor.say(WorkerFrame(.tookUp, texts: visitor.name))
    default: break
    }
  }

  /// Says that something is being done for a visitor, who is the cause of what becomes of it.
  func begin(_ visitor: String, _ window: String, _ event: UInt32) {
    descriptor.say(WorkerFrame(.began, texts: visitor, window, "\(event)"))
  }

  func end() { descriptor.say(WorkerFrame(.ended)) }

  /// Gives the front what another worker would need to go on with a visitor.
  func keep(_ visitor: Handover.Visitor) {
    guard let head = try? JSONEncoder().encode(visitor.keeping(Data())) else { return }
    // The hash of `Data` is that of its first bytes.
    var hasher = Hasher()
    visitor.state.withUnsafeBytes { hasher.combine(bytes: $0) }
    let checksum = hasher.finalize()
    if kept.updateValue(checksum, forKey: visitor.name) == checksum {
      descriptor.say(WorkerFrame(.kept, [Array(visitor.name.utf8), Array(head)]))
    } else {
      descriptor.say(
        WorkerFrame(.kept, [Array(visitor.name.utf8), Array(head), Array(visitor.state)]))
    }
  }

  /// Says that a visitor was let go.
  func leave(_ visitor: String, wasUsed: Bool) {
    kept[visitor] = nil
    descriptor.say(WorkerFrame(.left, texts: visitor, wasUsed ? "used" : ""))
  }
}

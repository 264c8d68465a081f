import BanyanHost
import Foundation

/// The visitors of an app, for another process to continue with: their sessions, their windows, and the
/// app's state.
package struct Handover: Codable, Sendable {
  struct Visitor: Codable, Sendable {
    let name: String
    /// The tokens that their browser may send as its cookie.
    let tokens: [String]
    /// The app's state; empty if it is sent in pieces.
    let state: Data
    var windows: [Window]
    /// The address that they were first seen at, if it is known.
    var client: ClientAddress?
    /// The facts about the visitor that their app may know.
    var facts: VisitorFacts?
    /// The person who has logged in; nil if a front knows it.
    var login: Sessions.Login?
  }

  struct Window: Codable, Sendable {
    let token: String
    let keys: WindowKeys
    /// The last batch made for the page.
    let batch: UInt32
    /// The last event received from the page.
    var event: UInt32
    let scene: String?
    let value: String?
    /// The page's reports about its environment.
    let surroundings: Surroundings
    /// The address that its page was requested from, if it is known.
    var client: ClientAddress?
    /// The address that the window is to open at, if it is not open yet.
    var requested: String?
  }

  var visitors: [Visitor] = []

  package init() {}

  package var isEmpty: Bool { visitors.isEmpty }
}

extension Visitors {
  /// The state of all visitors that have had a live page.
  var handover: Handover {
    var handover = Handover()
    handover.visitors = visitors.values.sorted { $0.name < $1.name }.compactMap(handover(of:))
    return handover
  }

  /// Returns the state that another process needs to continue with a visitor; nil if none of their pages
  /// is alive, or their app cannot be transferred.
  func handover(of visitor: Visitor) -> Handover.Visitor? {
    transferable(of: visitor).map { application, windows in
      handover(
        of: visitor, windows, state: application.state(of: windows.compactMap(\.window)))
    }
  }

  /// Returns the app and the windows of a visitor, if another process can continue them.
  func transferable(
    of visitor: Visitor
  ) -> (application: any TransferringApplication, windows: [BrowserWindow])? {
    guard let application = visitor.application as? any TransferringApplication else { return nil }
    let windows = visitor.windows.values.filter {
      ($0.channel.epoch > 0 || configuration.keepsWaitingWindows) && !$0.isClosed
    }
    .sorted { $0.openingTime < $1.openingTime }
    return windows.isEmpty ? nil : (application, windows)
  }

  func handover(
    of visitor: Visitor, _ windows: [BrowserWindow], state: [UInt8]
  ) -> Handover.Visitor {
    Handover.Visitor(
      name: visitor.name, tokens: sessions.tokens(of: visitor.name), state: Data(state),
      windows: windows.map(\.handover), client: visitor.client, facts: visitor.facts,
      login: configuration.worker == nil ? sessions.handedLogin(of: visitor.name) : nil)
  }

  /// Continues the visitors of another process.
  ///
  /// - Parameter makeApplication: Creates the app of a visitor from its kept state.
  /// - Returns: A report of what was restored.
  func takeUp(
    _ handover: Handover, _ makeApplication: ([UInt8]) -> any TransferringApplication
  ) -> TransferReport {
    var report = TransferReport()
    for kept in handover.visitors where visitors[kept.name] == nil {
      let facts = kept.facts ?? VisitorFacts()
      let application = make(knowing: facts) { makeApplication(Array(kept.state)) }
      sessions.takeUp(
        kept.name, kept.tokens, kept.login ?? Sessions.Login(), from: kept.client)
      let visitor = Visitor(
        name: kept.name, client: kept.client, application: application, facts: facts)
      visitor.renewal = kept.login?.renewal
      visitor.hasConnected = true
      add(visitor)
      for window in kept.windows { open(window, of: visitor) }
      report.add(application.didTakeUpState())
    }
    return report
  }
}

extension BrowserWindow {
  /// The state that another process needs to continue the window.
  var handover: Handover.Window {
    let address = window?.address
    return Handover.Window(
      token: token, keys: channel.keys, batch: channel.lastBatch, event: channel.eventNumber,
      scene: address?.scene,
      value: address?.value, surroundings: surroundings, client: client,
      requested: requestedAddress)
  }

  /// Opens a window of another process. Its page is sent the whole state when it connects.
  func goOn(in application: any Application, from kept: Handover.Window) {
    surroundings = kept.surroundings
    for payload in surroundings.payloads { _ = useForText(payload) }
    if let requested = kept.requested {
      reserve(
        in: application, as: PlaceAddress.window(requested),
        at: PlaceAddress.place(requested) ?? WindowPlace())
    } else {
      let address = kept.scene.map { WindowAddress(scene: $0, value: kept.value) }
      _ = open(in: application, as: address)
    }
  }

  /// The event that reports the size of the window; nil as long as the page has not sent it.
  var lastSize: Event.Payload? { surroundings.size }
}

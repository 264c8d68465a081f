import BanyanHost
import Foundation

/// Everybody who uses an app, for another process to go on with: who they are, their windows, and what
/// the app keeps.
package struct Handover: Codable, Sendable {
  struct Visitor: Codable, Sendable {
    let name: String
    /// What their browser may show as its cookie.
    let tokens: [String]
    /// What the app keeps; empty where that goes in pieces.
    let state: Data
    var windows: [Window]
    /// Where they were first seen, if it is known.
    var client: ClientAddress?
  }

  struct Window: Codable, Sendable {
    let token: String
    let keys: WindowKeys
    /// The last batch that has been made for the page.
    let batch: UInt32
    /// The last event of the page's that has been heard.
    var event: UInt32
    let scene: String?
    let value: String?
    /// What the page has said of itself.
    let surroundings: Surroundings
    /// Where its page was asked for from, if it is known.
    var client: ClientAddress?
  }

  var visitors: [Visitor] = []

  package init() {}

  package var isEmpty: Bool { visitors.isEmpty }
}

extension Visitors {
  /// Everybody of whom a page has come to life, as they are now.
  var handover: Handover {
    var handover = Handover()
    handover.visitors = visitors.values.sorted { $0.name < $1.name }.compactMap(handover(of:))
    return handover
  }

  /// What another process needs to go on with a visitor; nil if no page of theirs is alive, or their app
  /// cannot go on elsewhere.
  func handover(of visitor: Visitor) -> Handover.Visitor? {
    transferable(of: visitor).map { application, windows in
      handover(
        of: visitor, windows, state: application.state(of: windows.compactMap(\.window)))
    }
  }

  /// The app and the windows of a visitor, if another process can go on with them.
  func transferable(
    of visitor: Visitor
  ) -> (application: any TransferringApplication, windows: [BrowserWindow])? {
    guard let application = visitor.application as? any TransferringApplication else { return nil }
    let windows = visitor.windows.values.filter { $0.epoch > 0 && !$0.isClosed }
      .sorted { $0.openingTime < $1.openingTime }
    return windows.isEmpty ? nil : (application, windows)
  }

  func handover(
    of visitor: Visitor, _ windows: [BrowserWindow], state: [UInt8]
  ) -> Handover.Visitor {
    Handover.Visitor(
      name: visitor.name, tokens: sessions.tokens(of: visitor.name), state: Data(state),
      windows: windows.map(\.handover), client: visitor.client)
  }

  /// Goes on where another process was.
  ///
  /// - Parameter makeApplication: Makes the app of a visitor from what it has kept.
  /// - Returns: What has become of what was kept.
  func takeUp(
    _ handover: Handover, _ makeApplication: ([UInt8]) -> any TransferringApplication
  ) -> TransferReport {
    var report = TransferReport()
    for kept in handover.visitors where visitors[kept.name] == nil {
      let application = makeApplication(Array(kept.state))
      sessions.takeUp(kept.name, kept.tokens)
      let visitor = Visitor(name: kept.name, client: kept.client, application: application)
      visitor.hasConnected = true
      add(visitor)
      for window in kept.windows { open(window, of: visitor) }
      report.add(application.didTakeUpState())
    }
    return report
  }
}

extension BrowserWindow {
  /// What another process needs to go on with the window.
  var handover: Handover.Window {
    let address = window?.address
    return Handover.Window(
      token: token, keys: keys, batch: replay.last, event: eventNumber, scene: address?.scene,
      value: address?.value, surroundings: surroundings, client: client)
  }

  /// Opens the window where another process had it. Its page is told everything when it comes.
  func goOn(in application: any Application, from kept: Handover.Window) {
    let address = kept.scene.map { WindowAddress(scene: $0, value: kept.value) }
    _ = open(in: application, as: address)
    surroundings = kept.surroundings
    for payload in surroundings.payloads {
      if !useForText(payload) { window?.send(Event(target: .window, payload: payload)) }
    }
  }

  /// The event that has said how large the window is.
  var lastSize: Event.Payload? { surroundings.size }
}

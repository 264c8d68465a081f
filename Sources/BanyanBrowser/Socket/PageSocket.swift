import BanyanHost

/// A socket as the main actor sees it: an epoch of a window, once its page has sent a greeting.
@MainActor
final class PageSocket {
  private let visitors: Visitors
  private let visitorName: String
  private let facts: VisitorFacts?
  private let opening: ContinuousClock.Instant
  private var place: (window: BrowserWindow, epoch: UInt32)?

  /// - Parameters:
  ///   - facts: The facts about the request for the socket that the visitor's app may read.
  ///   - opening: The time at which the socket was opened.
  nonisolated init(
    visitors: Visitors, visitorName: String, facts: VisitorFacts? = nil,
    opening: ContinuousClock.Instant = .now
  ) {
    self.facts = facts
    self.opening = opening
    self.visitors = visitors
    self.visitorName = visitorName
  }

  /// Handles an item from the socket.
  func take(_ item: Inbox.Item) {
    switch item {
    case .greeting(let greeting, let connection):
      place = visitors.connect(
        connection, greeting, visitorName: visitorName, facts: facts, opening: opening)
      if let (window, epoch) = place {
        connection.log(to: window.logger)
        window.logger.debug(epoch > 1 ? "The page came back." : "The page has connected.")
      }
    case .message(let message):
      if let (window, epoch) = place { visitors.receive(message, in: window, epoch: epoch) }
    case .closed(let isLeaving):
      if let (window, epoch) = place {
        visitors.disconnect(window, epoch: epoch, isLeaving: isLeaving)
      }
      place = nil
    }
  }
}

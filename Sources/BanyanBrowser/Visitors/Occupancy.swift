/// Finds the visitors and windows that give up their places and memory first.
extension Visitors {
  /// Returns the disconnected visitor that gives up its place: the longest absent one of the address
  /// with the most visitors.
  ///
  /// - Parameter client: The address of the visitor; nil for any.
  func idlest(from client: ClientAddress? = nil) -> Visitor? {
    var best: (visitor: Visitor, count: Int, since: ContinuousClock.Instant)?
    for visitor in visitors.values {
      guard client == nil || visitor.client?.client == client?.client,
        let since = visitor.absentSince
      else { continue }
      let count = addressCounts[visitor.client].visitors
      if let best, (count, best.since) <= (best.count, since) { continue }
      best = (visitor, count, since)
    }
    return best?.visitor
  }

  /// Returns the number of a client's windows that no page has connected to yet.
  func waitingCount(of client: ClientAddress?) -> Int {
    windows.values.count { $0.channel.epoch == 0 && $0.client?.client == client?.client }
  }

  /// Returns the window with the most typed text, preferring those without a page.
  func windowWithMostText(where isConcerned: (BrowserWindow) -> Bool) -> BrowserWindow? {
    windows.values.filter { typedText[$0.token] > 0 && isConcerned($0) }.max {
      ($0.lostSince == nil ? 0 : 1, typedText[$0.token])
        < ($1.lostSince == nil ? 0 : 1, typedText[$1.token])
    }
  }
}

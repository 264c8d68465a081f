/// Who takes up the places and the memory that there are, and gives them up first.
extension Visitors {
  /// Of the visitors nobody of whom is connected, the one who is to give up their place: of the address
  /// that has the most visitors, the one who has been away the longest.
  ///
  /// - Parameter client: The address that it must be of; nil for any.
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

  /// How many windows of a client no page has connected to yet.
  func waitingCount(of client: ClientAddress?) -> Int {
    windows.values.count { $0.epoch == 0 && $0.client?.client == client?.client }
  }

  /// The window into which the most has been typed: of those without a page, if there is one.
  func windowWithMostText(where isConcerned: (BrowserWindow) -> Bool) -> BrowserWindow? {
    windows.values.filter { typedText[$0.token] > 0 && isConcerned($0) }.max {
      ($0.lostSince == nil ? 0 : 1, typedText[$0.token])
        < ($1.lostSince == nil ? 0 : 1, typedText[$1.token])
    }
  }
}

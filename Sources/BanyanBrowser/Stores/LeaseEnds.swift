// The visits that end for good. The store is notified as soon as it answers, and nobody is taken up from it meanwhile.

extension VisitorLeases {
  /// Has a visitor, whose session has ended, removed from the store.
  func remove(_ name: String) {
    guard let lease = leases.removeValue(forKey: name) else { return }
    ended[lease.visitor] = End(fence: lease.fence)
    Task { await reportEnd(of: lease.visitor) }
  }

  /// Ends the visit of somebody who has logged out. Another front may have taken them without this one's knowing.
  func endVisit(_ name: String) {
    let visitor = seal.key(for: name, as: .visitor)
    let lease = leases.removeValue(forKey: name)
    ended[visitor] = End(fence: lease?.fence ?? 0, isEverywhere: true)
    Task { await reportEnd(of: visitor) }
  }

  /// Ends the visits of a user at other fronts too.
  func endVisits(of user: String) {
    let account = seal.key(for: user, as: .account)
    endedAccounts.insert(account)
    Task { await reportEnd(ofAccount: account) }
  }

  /// Notifies the store of all ends that it has not received yet.
  func reportEnds() async {
    for account in endedAccounts { await reportEnd(ofAccount: account) }
    for (visitor, end) in ended where !end.isReported { await reportEnd(of: visitor) }
  }

  private func reportEnd(ofAccount account: StoreKey) async {
    guard !isDown, await attempt({ try await store.endVisits(of: account) }) != nil else { return }
    endedAccounts.remove(account)
  }

  func reportEnd(of visitor: StoreKey) async {
    guard !isDown, let end = ended[visitor],
      await attempt({ try await report(end, of: visitor) }) != nil,
      ended[visitor]?.fence == end.fence
    else { return }
    ended[visitor]?.isReported = true
    // A search that is under way may have found the visitor before.
    let searches = Array(searches.values)
    Task {
      for search in searches { _ = await search.value }
      if ended[visitor]?.fence == end.fence { ended[visitor] = nil }
    }
  }

  private func report(_ end: End, of visitor: StoreKey) async throws {
    if end.isEverywhere {
      try await store.endVisit(of: visitor)
    } else {
      try await store.remove(visitor, fence: end.fence)
    }
  }
}

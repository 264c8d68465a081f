// The visits that end for good. The store hears of it as soon as it answers, and nobody is taken up from it meanwhile.

extension VisitorLeases {
  /// Has a visitor, whose session has ended, removed from the store.
  func remove(_ name: String) {
    guard let lease = leases.removeValue(forKey: name) else { return }
    ended[lease.visitor] = End(fence: lease.fence)
    Task { await tellEnd(of: lease.visitor) }
  }

  /// Ends the visit of somebody who has logged out. Another front may have taken them without this one's knowing.
  func endVisit(_ name: String) {
    let visitor = seal.key(for: name, as: .visitor)
    let lease = leases.removeValue(forKey: name)
    ended[visitor] = End(fence: lease?.fence ?? 0, isEverywhere: true)
    Task { await tellEnd(of: visitor) }
  }

  /// Ends the visits of a user at other fronts too.
  func endVisits(of user: String) {
    let account = seal.key(for: user, as: .account)
    endedAccounts.insert(account)
    Task { await tellEnd(ofAccount: account) }
  }

  /// Tells the store of all ends that it has not heard of.
  func tellEnds() async {
    for account in endedAccounts { await tellEnd(ofAccount: account) }
    for (visitor, end) in ended where !end.isTold { await tellEnd(of: visitor) }
  }

  private func tellEnd(ofAccount account: StoreKey) async {
    guard !isDown, await attempt({ try await store.endVisits(of: account) }) != nil else { return }
    endedAccounts.remove(account)
  }

  func tellEnd(of visitor: StoreKey) async {
    guard !isDown, let end = ended[visitor],
      await attempt({ try await tell(end, of: visitor) }) != nil,
      ended[visitor]?.fence == end.fence
    else { return }
    ended[visitor]?.isTold = true
    // A search that is under way may have found the visitor before.
    let searches = Array(searches.values)
    Task {
      for search in searches { _ = await search.value }
      if ended[visitor]?.fence == end.fence { ended[visitor] = nil }
    }
  }

  private func tell(_ end: End, of visitor: StoreKey) async throws {
    if end.isEverywhere {
      try await store.endVisit(of: visitor)
    } else {
      try await store.remove(visitor, fence: end.fence)
    }
  }
}

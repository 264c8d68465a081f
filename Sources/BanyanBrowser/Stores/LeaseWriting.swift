// Writing the state of visitors to the store.

extension VisitorLeases {
  /// Notes that something has changed that is kept of a visitor.
  func note(_ name: String) { changed.insert(name) }

  /// Writes what is kept of a visitor, so that another front knows them.
  func save(_ name: String) async {
    if isDown { return note(name) }
    await workers.settleWorker(of: name)
    await alone(with: name) { await write(name) }
  }

  func writeChanges() async {
    // First, so that who logs in again after that is not logged out.
    await reportEnds()
    for name in changed.sorted() where changed.contains(name) && !isDown {
      await alone(with: name) { await write(name) }
    }
  }

  enum Writing { case done, lost, failed }

  @discardableResult
  func write(_ name: String, givingUp givesUp: Bool = false) async -> Writing {
    changed.remove(name)
    let tokens = sessions.tokens(of: name)
    guard !tokens.isEmpty else {
      remove(name)
      return .done
    }
    let visitor = seal.key(for: name, as: .visitor)
    if leases[name] == nil {
      guard let claim = await attempt({ try await store.claim(visitor) }) else {
        changed.insert(name)
        return .failed
      }
      guard let fence = claim else {
        await lose(name)
        return .lost
      }
      leases[name] = Lease(visitor: visitor, fence: fence, tokens: [])
    }
    guard let lease = leases[name] else { return .lost }
    // They may have logged out meanwhile.
    guard sessions.owner(of: tokens[0]) == name else {
      remove(name)
      return .done
    }
    let login = sessions.handedLogin(of: name)
    let account = sessions.user(of: name).map { seal.key(for: $0, as: .account) }
    let client = sessions.client(of: name).map { seal.key(for: "\($0.bytes)", as: .client) }
    let bytes = bytes(of: name)
    let written = await attempt {
      let record = StoreRecord(
        try seal.seal(bytes, of: visitor, fence: lease.fence),
        tokens: tokens == lease.tokens
          ? nil : tokens.map { seal.key(for: $0, as: .token) },
        account: account, client: client, lifeTime: limits.windowLifeTime)
      return try await store.write(
        record, of: visitor, fence: lease.fence, givingUp: givesUp)
    }
    guard let written else {
      changed.insert(name)
      return .failed
    }
    guard written else {
      // The worker notifies pages of visitors who have logged out meanwhile.
      if leases[name] != nil { await lose(name) }
      return .lost
    }
    // A renewal would take a lease that is given up for one that is lost.
    if givesUp { leases[name] = nil }
    leases[name]?.tokens = tokens
    leases[name]?.login = login
    return .done
  }

  /// Returns what is kept of a visitor, as a record. Whoever's app keeps too much for one begins anew at another front, but as the same user.
  private func bytes(of name: String) -> [UInt8] {
    var handover = workers.handover(of: [name])
    let bytes = handover.bytes
    let isCut = bytes.count > recordByteCount
    if isCut, leases[name]?.isCut == false {
      workers.reportNoRoom(
        "The state of a visitor's app is too large for the store: at another front, the visitor starts over."
      )
    }
    leases[name]?.isCut = isCut
    if !isCut { return bytes }
    handover.visitors = []
    return handover.bytes
  }
}

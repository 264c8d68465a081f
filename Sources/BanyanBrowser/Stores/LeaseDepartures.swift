import Logging

// The visitors who leave, for another front or for good.

extension VisitorLeases {
  /// Notes that a visitor has no app here any more, or that their session has ended.
  func visitorDidGo(_ name: String) {
    guard leases[name] != nil else { return }
    if sessions.tokens(of: name).isEmpty {
      remove(name)
    } else {
      gone.insert(name)
    }
  }

  /// Returns true if a visitor is being given up.
  func isLeaving(_ name: String) -> Bool { leaving.contains(name) }

  /// Gives up a visitor, for another front to go on with them as their pages show them.
  func giveUp(_ name: String) async {
    await alone(with: name) {
      guard leases[name] != nil else { return }
      // The worker notifies pages of visitors who have logged out.
      guard !sessions.tokens(of: name).isEmpty else { return remove(name) }
      leaving.insert(name)
      defer { didLeave(name) }
      // Nothing more is shown than the store then has.
      await sockets.close(of: name)
      await workers.settleWorker(of: name)
      if await write(name, givingUp: true) == .done { await drop(name) }
    }
  }

  /// Ends what is here of a visitor that lives at another front by now.
  func lose(_ name: String) async {
    let wasLeaving = !leaving.insert(name).inserted
    defer { if !wasLeaving { didLeave(name) } }
    await sockets.close(of: name)
    await drop(name)
  }

  /// Notes that a visitor has left, or stays after all.
  private func didLeave(_ name: String) {
    leaving.remove(name)
    sockets.open(for: name)
  }

  func drop(_ name: String) async {
    leases[name] = nil
    await workers.letGo(name)
    changed.remove(name)
    // Last, because whoever comes meanwhile waits as long as the session exists.
    sessions.end(name)
  }

  func answerCalls() async {
    for name in gone.sorted() where !hasRequest(name) {
      gone.remove(name)
      // They may have come back.
      if !workers.hasApp(of: name) { Task { await giveUp(name) } }
    }
    guard let calls = await attempt({ try await store.calls() }), !calls.isEmpty else { return }
    for (name, lease) in leases where !leaving.contains(name) {
      switch calls[lease.visitor] {
      case .give where !hasRequest(name): Task { await giveUp(name) }
      case .end: workers.logOut(name)
      case .give, nil: break
      }
    }
    for visitor in calls.keys where !mayBeKnown(visitor) { await giveUp(unknown: visitor) }
  }

  /// Returns true if this front knows of the lease of a visitor, or may be about to.
  private func mayBeKnown(_ visitor: StoreKey) -> Bool {
    takeCount > 0 || ended[visitor] != nil || leases.values.contains { $0.visitor == visitor }
      || busy.contains { seal.key(for: $0, as: .visitor) == visitor }
  }

  /// Gives up a lease that this front has without knowing, because the answer of the store was lost. Otherwise no other front could take the
  /// visitor for as long as this one lives.
  private func giveUp(unknown visitor: StoreKey) async {
    givesUpUnknown = true
    defer { givesUpUnknown = false }
    await attempt {
      guard let fence = try await store.claim(visitor) else { return }
      try await store.release(visitor, fence: fence)
    }
  }

  /// Returns true if a request of a visitor may not have been answered yet.
  func hasRequest(_ name: String) -> Bool {
    leases[name].map { .now - $0.use < Self.stay } ?? false
  }

  func renew() async {
    let known = leases.mapValues(\.fence)
    let held: Set<StoreKey>
    // An answer to what was asked before another statement has failed does not mean that the store answers again.
    let wasDown = isDown
    do {
      held = try await store.renew()
    } catch {
      // Whatever the reason, without it all leases end.
      return storeDidFail(error)
    }
    if wasDown, isDown {
      logger.notice("The store answers again.")
      // The leases of the others have ended as well. Those that live renew them in this time.
      patience = ContinuousClock.now + limits.leaseTime / 2
      isDown = false
    }
    for (name, fence) in known where !busy.contains(name) {
      guard let lease = leases[name], lease.fence == fence else { continue }
      guard held.contains(lease.visitor) else {
        logger.notice(
          "A visitor continues at another front.", metadata: ["visitor": "\(name.prefix(6))"])
        Task { await alone(with: name) { if leases[name]?.fence == fence { await lose(name) } } }
        continue
      }
      if !isStored(name) { changed.insert(name) }
    }
  }

  /// Returns true if the store has the tokens and the log-in of a visitor. These change without a word from the worker.
  func isStored(_ name: String) -> Bool {
    guard let lease = leases[name] else { return false }
    return sessions.tokens(of: name) == lease.tokens
      && sessions.handedLogin(of: name) == lease.login
  }
}

// The visitors who come, perhaps from another front.

extension VisitorLeases {
  enum Outcome { case here, unknown, unavailable }

  /// Waits until the visitor of a request is here, if there is one.
  ///
  /// - Parameter tokens: The tokens that may identify them.
  /// - Returns: False if that is not known, because the store or another front does not answer.
  func admit(_ tokens: [String]) async -> Bool {
    for token in tokens where token.utf8.count == RandomToken.byteCount {
      switch await search(token) {
      case .here: return true
      case .unknown: continue
      case .unavailable: return false
      }
    }
    return true
  }

  func search(_ token: String) async -> Outcome {
    while let name = sessions.owner(of: token) {
      guard leaving.contains(name) else {
        leases[name]?.use = .now
        return .here
      }
      await wait(for: name)
    }
    if let search = searches[token] { return await search.value }
    if searches.count >= Self.searchCount { return .unavailable }
    let search = Task { await take(token) }
    searches[token] = search
    defer { searches[token] = nil }
    return await search.value
  }

  /// Takes the lease of the visitor with a token, as soon as no other front has it.
  func take(_ token: String) async -> Outcome {
    // Otherwise each such request would wait for it.
    if isDown { return .unavailable }
    let key = seal.key(for: token, as: .token)
    await waitForOthers()
    // If it has ended, its leases end in this time.
    let end = ContinuousClock.now + limits.leaseTime + .seconds(5)
    var pause = Duration.milliseconds(25)
    while !workers.isStopping {
      if let outcome = await takeOnce(key) { return outcome }
      if .now >= end { break }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(400))
    }
    return .unavailable
  }

  /// Asks the store for the lease of the visitor with a token.
  ///
  /// - Returns: nil if another front has it.
  private func takeOnce(_ key: StoreKey) async -> Outcome? {
    if givesUpUnknown { return nil }
    takeCount += 1
    defer { takeCount -= 1 }
    guard let answer = await attempt({ try await store.take(key) }) else { return .unavailable }
    switch answer {
    case .unknown: return .unknown
    case .taken(let lease): return await restore(lease)
    case .held: return nil
    }
  }

  func restore(_ taken: TakenLease) async -> Outcome {
    let handover: FrontHandover
    let session: FrontHandover.Session
    do {
      let bytes = try seal.open(taken.record, of: taken.visitor, fence: taken.recordFence)
      handover = try FrontHandover(bytes)
      guard let first = handover.sessions.first, handover.sessions.count == 1,
        seal.key(for: first.name, as: .visitor) == taken.visitor
      else { throw WorkerFrameError() }
      session = first
    } catch {
      // The front before may have ended before it had written anything.
      if !taken.record.isEmpty {
        logger.error("A visitor starts over, because their record cannot be read: \(error)")
      }
      await attempt { try await store.remove(taken.visitor, fence: taken.fence) }
      return .unknown
    }
    var outcome = Outcome.unknown
    await alone(with: session.name) { outcome = await takeUp(handover, of: session, taken) }
    return outcome
  }

  private func takeUp(
    _ handover: FrontHandover, of session: FrontHandover.Session, _ taken: TakenLease
  ) async -> Outcome {
    let name = session.name
    if let end = ended[taken.visitor] {
      // They were taken before the store was notified of their end.
      ended[taken.visitor] = End(fence: taken.fence, isEverywhere: end.isEverywhere)
      Task { await reportEnd(of: taken.visitor) }
      return .unknown
    }
    if let lease = leases[name], lease.fence >= taken.fence {
      // They live here, and the token is one that has ended without the store's knowing.
      note(name)
      return .unknown
    }
    // Their state here may be older than the time when another front had them.
    if !sessions.tokens(of: name).isEmpty { await lose(name) }
    // State that alone exceeds the limit would never fit. It is left out, and they begin anew.
    guard workers.hasRoom(for: handover) || !workers.hasRoom(for: handover, alone: true) else {
      workers.reportNoRoom(
        "The state of a visitor's app exceeds the limit: it stays in the store.")
      await attempt { try await store.release(taken.visitor, fence: taken.fence) }
      return .unavailable
    }
    leases[name] = Lease(
      visitor: taken.visitor, fence: taken.fence, tokens: session.tokens, login: session.login)
    workers.takeUp(handover)
    return .here
  }
}

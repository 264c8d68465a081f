extension Workers {
  /// Returns the metrics of each worker, in the format of Prometheus. Earlier reports of the workers are known then.
  func measurements() async -> [String] {
    var texts: [String] = []
    // A worker may have ended while another was waited for.
    for (number, link) in links where link.isReady && links[number] != nil {
      texts.append(
        await withCheckedContinuation {
          measuring[number, default: []].append($0)
          link.process.sendFrame(WorkerFrame(.measure))
        })
    }
    return texts
  }
}

/// The number of windows in all workers, as they have reported it, and the number that each client may still
/// open.
///
/// A worker reports each change at once, but pages that are being made at the same time are not included yet.
struct FrontCounts {
  private let limits: BrowserServer.Limits
  private var openings: OpeningBuckets
  private var windows: [Int: [ClientAddress: Int]] = [:]

  init(_ limits: BrowserServer.Limits) {
    self.limits = limits
    openings = OpeningBuckets(limits)
  }

  /// Notes a worker's report about a client.
  mutating func note(_ count: AddressCounts.Count, of client: ClientAddress, in worker: Int) {
    windows[worker, default: [:]][client] = count.windows == 0 ? nil : count.windows
  }

  mutating func workerDidEnd(_ worker: Int) { windows[worker] = nil }

  /// Returns the reason to refuse another window to an address, if there is one.
  mutating func refusal(
    of client: ClientAddress?, now: ContinuousClock.Instant
  ) -> Visitors.Refusal? {
    if let client = client?.client {
      let count = windows.values.reduce(0) { $0 + ($1[client] ?? 0) }
      if count >= limits.windowCountPerAddress { return .tooMany }
    }
    let count = windows.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    if count >= limits.windowCount { return .full }
    // Last, because only admitted windows should use up the allowance.
    return openings.take(for: client, now: now) ? nil : .tooMany
  }

  /// Removes the clients that have a full allowance again.
  mutating func sweep(now: ContinuousClock.Instant) { openings.sweep(now: now) }
}

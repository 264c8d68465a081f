/// How many windows there are in all workers together, as they have said it, and how many each client may
/// still open.
///
/// A worker says it as soon as it changes, but pages that are being made at the same time are not in it yet.
struct FrontCounts {
  private let limits: BrowserServer.Limits
  private var openings: OpeningBuckets
  private var windows: [Int: [ClientAddress: Int]] = [:]

  init(_ limits: BrowserServer.Limits) {
    self.limits = limits
    openings = OpeningBuckets(limits)
  }

  /// Notes what a worker says of a client.
  mutating func note(_ count: AddressCounts.Count, of client: ClientAddress, in worker: Int) {
    windows[worker, default: [:]][client] = count.windows == 0 ? nil : count.windows
  }

  mutating func workerDidEnd(_ worker: Int) { windows[worker] = nil }

  /// Why nobody from an address is to get another window, if it is so.
  mutating func refusal(
    of client: ClientAddress?, now: ContinuousClock.Instant
  ) -> Visitors.Refusal? {
    if let client = client?.client {
      let count = windows.values.reduce(0) { $0 + ($1[client] ?? 0) }
      if count >= limits.windowCountPerAddress { return .tooMany }
    }
    let count = windows.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    if count >= limits.windowCount { return .full }
    // Last, as it is used up by those who get a window.
    return openings.take(for: client, now: now) ? nil : .tooMany
  }

  /// Forgets those who may open as many as ever.
  mutating func sweep(now: ContinuousClock.Instant) { openings.sweep(now: now) }
}

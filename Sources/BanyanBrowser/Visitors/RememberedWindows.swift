import BanyanHost

/// The values that a visitor's closed windows had stored, for when their tabs are loaded again.
struct RememberedWindows {
  private struct Entry {
    let token: String
    let values: [String: StoredValue]
    let closed: ContinuousClock.Instant
  }

  /// The entries, the oldest first.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  mutating func add(
    _ values: [String: StoredValue], of token: String, now: ContinuousClock.Instant,
    limits: BrowserServer.Limits
  ) {
    let byteCount = values.reduce(0) { $0 + $1.key.utf8.count + $1.value.byteCount }
    guard !values.isEmpty, byteCount <= limits.rememberedByteCount else { return }
    entries.append(Entry(token: token, values: values, closed: now))
    entries.removeFirst(max(0, entries.count - limits.rememberedWindowCount))
  }

  /// Removes and returns the values that the window of a token had stored, if they are still known.
  mutating func take(_ token: String) -> [String: StoredValue]? {
    entries.firstIndex { $0.token == token }.map { entries.remove(at: $0).values }
  }

  /// Removes the entries that were closed too long ago.
  mutating func sweep(now: ContinuousClock.Instant, limits: BrowserServer.Limits) {
    entries.removeAll { now - $0.closed >= limits.idleVisitorTime }
  }
}

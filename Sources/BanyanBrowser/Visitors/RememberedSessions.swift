/// The sessions of dismissed visitors, by the addresses that they came from.
///
/// Where there are too many, the address with the most gives up one of its own. So nobody has the sessions of others forgotten
/// by making many.
struct RememberedSessions {
  struct Entry {
    let visitorName: String
    /// The session's own end differs from this if its visitor has come back since.
    let end: ContinuousClock.Instant
  }

  /// The sessions of each address, in the order of their ends. Those without one are together.
  private var entries: [ClientAddress?: [Entry]] = [:]
  private(set) var count = 0

  mutating func add(_ entry: Entry, from client: ClientAddress?) {
    entries[client, default: []].append(entry)
    count += 1
  }

  /// Removes the session that ends first, of the address with the most.
  mutating func removeOne() -> Entry? {
    let most = entries.max {
      ($0.value.count, $1.value[0].end) < ($1.value.count, $0.value[0].end)
    }
    guard let most else { return nil }
    remove(1, from: most.key)
    return most.value[0]
  }

  /// Removes the sessions whose time is up.
  mutating func removeEnded(now: ContinuousClock.Instant) -> [Entry] {
    var ended: [Entry] = []
    for (client, own) in entries {
      let first = own.prefix { $0.end <= now }
      guard !first.isEmpty else { continue }
      ended += first
      remove(first.count, from: client)
    }
    return ended
  }

  private mutating func remove(_ number: Int, from client: ClientAddress?) {
    entries[client]?.removeFirst(number)
    if entries[client]?.isEmpty == true { entries[client] = nil }
    count -= number
  }
}

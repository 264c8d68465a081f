/// What a front keeps of the visitors in its workers, for when a worker ends.
///
/// What would exceed the limit is not kept: that visitor then starts anew.
struct KeptVisitors {
  private struct Entry {
    var visitor: Handover.Visitor
    var byteCount: Int
    /// Since when no worker has had them; nil if one has.
    var awaitedSince: ContinuousClock.Instant?
  }

  private let limit: Int
  private(set) var byteCount = 0
  private var entries: [String: Entry] = [:]

  /// - Parameter limit: How many bytes may be kept.
  init(limit: Int) { self.limit = limit }

  subscript(name: String) -> Handover.Visitor? { entries[name]?.visitor }

  /// Keeps what a worker reports of a visitor.
  ///
  /// - Parameter state: What the app keeps; nil if it has not changed.
  /// - Returns: false if it does not fit.
  mutating func keep(_ visitor: Handover.Visitor, state: [UInt8]?) -> Bool {
    let old = remove(visitor.name)
    var visitor = visitor
    if let state { visitor.state = .init(state) } else { visitor.state = old?.state ?? .init() }
    let count = visitor.state.count + 512 * (1 + visitor.windows.count)
    guard !visitor.state.isEmpty, byteCount + count <= limit else { return false }
    byteCount += count
    entries[visitor.name] = Entry(visitor: visitor, byteCount: count)
    return true
  }

  @discardableResult
  mutating func remove(_ name: String) -> Handover.Visitor? {
    guard let entry = entries.removeValue(forKey: name) else { return nil }
    byteCount -= entry.byteCount
    return entry.visitor
  }

  /// Notes that the next worker of a visitor has to take them up.
  mutating func willMove(_ name: String, now: ContinuousClock.Instant) {
    entries[name]?.awaitedSince = now
  }

  /// Whether the worker of a visitor has yet to take them up, before it can answer for them.
  func isAwaited(_ name: String) -> Bool { entries[name]?.awaitedSince != nil }

  /// Notes that a worker goes on with a visitor.
  mutating func didTakeUp(_ name: String) { entries[name]?.awaitedSince = nil }

  /// Those whom no worker has had since before a moment, because no page of theirs has come.
  func awaited(before time: ContinuousClock.Instant) -> [String] {
    entries.filter { $0.value.awaitedSince.map { $0 < time } ?? false }.map(\.key).sorted()
  }

  /// Counts an event of a window as heard, so that its page does not send it again.
  mutating func skip(_ event: UInt32, in window: String, of name: String) {
    guard let index = entries[name]?.visitor.windows.firstIndex(where: { $0.token == window })
    else { return }
    let last = entries[name]!.visitor.windows[index].event
    entries[name]!.visitor.windows[index].event = max(last, event)
  }
}

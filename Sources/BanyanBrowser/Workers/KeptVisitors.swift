import BanyanHost

/// What a front keeps of the visitors in its workers, for when a worker ends.
///
/// What would exceed the limit is not kept: that visitor then starts anew.
struct KeptVisitors {
  /// What has become of what a worker said.
  enum Outcome {
    case kept
    /// It does not fit into the limit.
    case tooLarge
    /// It is a change of something that is not there.
    case baseless
  }

  private struct Entry {
    var visitor: Handover.Visitor
    /// What the app keeps, by the numbers of the pieces.
    var pieces: [UInt32: [UInt8]] = [:]
    var pieceByteCount = 0
    var byteCount = 0
    /// Since when no worker has had them; nil if one has.
    var awaitedSince: ContinuousClock.Instant?
  }

  private let limit: Int
  private(set) var byteCount = 0
  private var entries: [String: Entry] = [:]

  /// - Parameter limit: How many bytes may be kept.
  init(limit: Int) { self.limit = limit }

  subscript(name: String) -> Handover.Visitor? { entries[name]?.visitor }

  /// What a visitor's app keeps: its pieces, in the order of their numbers.
  func pieces(of name: String) -> [[UInt8]] {
    (entries[name]?.pieces ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Keeps what a worker reports of a visitor.
  ///
  /// - Parameter changes: What has changed in what the app keeps.
  mutating func keep(_ visitor: Handover.Visitor, _ changes: StateChanges) -> Outcome {
    // Taken out, so that its pieces are changed in place.
    var known = entries.removeValue(forKey: visitor.name)
    byteCount -= known?.byteCount ?? 0
    if changes.isWhole { known = Entry(visitor: visitor) }
    guard var entry = known.take() else { return .baseless }
    entry.visitor = visitor
    entry.awaitedSince = nil
    for piece in changes.pieces {
      let oldPiece = entry.pieces.updateValue(piece.bytes, forKey: piece.number)
      entry.pieceByteCount += Self.size(of: piece.bytes) - Self.size(of: oldPiece ?? [])
      if piece.bytes.isEmpty { entry.pieces[piece.number] = nil }
    }
    entry.byteCount = entry.pieceByteCount + 512 * (1 + visitor.windows.count)
    guard byteCount + entry.byteCount <= limit else { return .tooLarge }
    byteCount += entry.byteCount
    entries[visitor.name] = entry
    return .kept
  }

  /// How much memory a piece takes, with what is around its bytes.
  private static func size(of piece: [UInt8]) -> Int { piece.isEmpty ? 0 : piece.count + 64 }

  mutating func remove(_ name: String) {
    byteCount -= entries.removeValue(forKey: name)?.byteCount ?? 0
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

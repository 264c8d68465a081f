import BanyanHost

/// A front's copy of the state of the visitors in its workers, for when a worker ends.
///
/// State that would exceed the limit is not kept: that visitor then starts anew.
struct KeptVisitors {
  /// The result of a worker's report.
  enum Outcome {
    case kept
    /// The state does not fit into the limit.
    case tooLarge
    /// The report is a change of state that is not there.
    case baseless
  }

  private struct Entry {
    var visitor: Handover.Visitor
    /// The app's state, by the numbers of its pieces.
    var pieces: [UInt32: [UInt8]] = [:]
    var pieceByteCount = 0
    var byteCount = 0
    /// The time since which no worker has had the visitor; nil if one has.
    var awaitedSince: ContinuousClock.Instant?
  }

  private let limit: Int
  private(set) var byteCount = 0
  private var entries: [String: Entry] = [:]

  /// - Parameter limit: The number of bytes that may be kept.
  init(limit: Int) { self.limit = limit }

  subscript(name: String) -> Handover.Visitor? { entries[name]?.visitor }

  /// The visitors whose state is kept, sorted.
  var names: [String] { entries.keys.sorted() }

  /// Keeps the state of a visitor of another front, if it fits.
  mutating func restore(
    _ visitor: Handover.Visitor, _ pieces: [[UInt8]], now: ContinuousClock.Instant
  ) -> Outcome {
    let numbered = pieces.enumerated().map { StateChanges.Piece(UInt32($0), $1) }
    let outcome = keep(visitor, StateChanges(isWhole: true, numbered))
    if outcome == .kept { willMove(visitor.name, now: now) }
    return outcome
  }

  /// Returns true if the state of a visitor of another front would be kept.
  ///
  /// - Parameter isAlone: Whether to leave out what others keep.
  func fits(
    _ visitor: Handover.Visitor, _ pieces: [[UInt8]], alone isAlone: Bool = false
  ) -> Bool {
    let known = entries[visitor.name]?.byteCount ?? 0
    let others = isAlone ? 0 : byteCount - known
    let pieceByteCount = pieces.reduce(0) { $0 + Self.size(of: $1) }
    return others + pieceByteCount + Self.size(ofHead: visitor) <= limit
  }

  /// Returns the state of a visitor's app: its pieces, in the order of their numbers.
  func pieces(of name: String) -> [[UInt8]] {
    (entries[name]?.pieces ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Keeps a worker's report about a visitor.
  ///
  /// - Parameter changes: The changes of the app's state.
  mutating func keep(_ visitor: Handover.Visitor, _ changes: StateChanges) -> Outcome {
    // Removed from the table, so that its pieces are changed in place.
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
    entry.byteCount = entry.pieceByteCount + Self.size(ofHead: visitor)
    guard byteCount + entry.byteCount <= limit else { return .tooLarge }
    byteCount += entry.byteCount
    entries[visitor.name] = entry
    return .kept
  }

  /// Returns the memory that a piece takes, including overhead.
  private static func size(of piece: [UInt8]) -> Int { piece.isEmpty ? 0 : piece.count + 64 }

  /// Returns the memory that a visitor takes without their app's state.
  private static func size(ofHead visitor: Handover.Visitor) -> Int {
    512 * (1 + visitor.windows.count)
  }

  mutating func remove(_ name: String) {
    byteCount -= entries.removeValue(forKey: name)?.byteCount ?? 0
  }

  /// Notes that the next worker of a visitor must restore them.
  mutating func willMove(_ name: String, now: ContinuousClock.Instant) {
    entries[name]?.awaitedSince = now
  }

  /// Returns true if the worker of a visitor must restore them before it can answer their requests.
  func isAwaited(_ name: String) -> Bool { entries[name]?.awaitedSince != nil }

  /// Notes that a worker has restored a visitor.
  mutating func didTakeUp(_ name: String) { entries[name]?.awaitedSince = nil }

  /// Returns the visitors that have had no worker since before the given time, because none of
  /// their pages has come.
  func awaited(before time: ContinuousClock.Instant) -> [String] {
    entries.filter { $0.value.awaitedSince.map { $0 < time } ?? false }.map(\.key).sorted()
  }

  /// Counts an event of a window as handled, so that its page does not send it again.
  mutating func skip(_ event: UInt32, in window: String, of name: String) {
    guard let index = entries[name]?.visitor.windows.firstIndex(where: { $0.token == window })
    else { return }
    let last = entries[name]!.visitor.windows[index].event
    entries[name]!.visitor.windows[index].event = max(last, event)
  }
}

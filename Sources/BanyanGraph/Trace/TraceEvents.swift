#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The events, as reported by the objects that they happen to.
extension TraceRecorder {
  // MARK: Roots and their causes

  /// The cause of the current work. Without one, the cause is outside of the views: a turn, which
  /// continues a task if a recorded event has begun one.
  package var rootCause: UInt32 {
    if current != 0 { return current }
    let begun = TraceContext.cause.flatMap { $0.recorder === self ? $0.record : nil } ?? 0
    if let turn = turns[begun] { return turn }
    let turn = add(.turn, cause: begun)
    turns[begun] = turn
    return turn
  }

  /// Runs work that a record causes, including all tasks that it begins.
  func carry(_ number: UInt32, _ body: () -> Void) {
    let context = TraceContext.Cause(recorder: self, record: number)
    TraceContext.$cause.withValue(context) { during(number, body) }
  }

  /// Runs work caused by the user or a host.
  package func perform<Result>(
    _ event: String, at vertex: Vertex? = nil, _ body: () -> Result
  ) -> Result {
    if current == 0 { makeRoom() }
    let number = add(.event, cause: 0, of: 0, number(of: event), vertex.map { place(of: $0) } ?? 0)
    let context = TraceContext.Cause(recorder: self, record: number)
    return TraceContext.$cause.withValue(context) { during(number, body) }
  }

  /// Begins an update, which becomes the cause of everything in it.
  func beginUpdate() {
    guard tracesCauses else { return }
    outerCause = current
    if current == 0, let turn = turns.values.max() { current = turn }
    current = add(.update)
    update = current
    if !turns.isEmpty { turns = [:] }
    if !announced.isEmpty { announced = [:] }
  }

  /// Ends a turn without consequences.
  func endTurn() {
    if !turns.isEmpty { turns = [:] }
    examiner?.turnDidEnd()
  }

  func endUpdate(_ summary: UpdateSummary) {
    guard tracesCauses else { return }
    recordNotAsked()
    amend(current) { record in
      record.first = UInt32(clamping: summary.bodyCount)
      record.second = UInt32(clamping: summary.roundCount)
      record.fourth = summary.duration.clampedMicroseconds
    }
    current = outerCause
    examiner?.updateDidEnd(summary)
  }

  // MARK: Recording events

  /// Records a write.
  @discardableResult
  func addWrite<Value>(
    _ outcome: TraceRecord.Outcome, to name: UInt32, of subject: UInt64, from old: Value?,
    to new: Value
  ) -> UInt32 {
    add(
      .write, outcome, cause: rootCause, of: subject, name,
      old.map { description(of: $0) } ?? 0, description(of: new))
  }

  /// The reason for dropping a write whose view still exists: stored in the record's field.
  package enum DroppedWrite: Int16, Sendable {
    case constant = 1
    case duringBody
  }

  /// Records a write that has no effect.
  package func addDroppedWrite(_ reason: DroppedWrite, to name: UInt32, of new: Any) {
    add(
      .write, .dropped, field: reason.rawValue, cause: rootCause, of: 0, name, 0,
      description(of: new))
  }

  private func description<Value>(of value: Value) -> UInt32 {
    guard tracesValues else { return 0 }
    return number(of: isSecret ? Self.secret : describe(value))
  }

  /// The text that replaces secret values.
  package static let secret = "•••"

  /// Records events whose values may be secret.
  package func withSecrecy<Result>(_ isSecret: Bool, _ body: () -> Result) -> Result {
    let outer = self.isSecret
    self.isSecret = outer || isSecret
    defer { self.isSecret = outer }
    return body()
  }

  /// Records that a readable value is about to change, or has changed.
  @discardableResult
  package func addSource(_ name: UInt32, from old: Any? = nil, to new: Any? = nil) -> UInt32 {
    add(
      .source, .changed, cause: rootCause, of: 0, name,
      old.map { description(of: $0) } ?? 0, new.map { description(of: $0) } ?? 0)
  }

  /// Records which properties of an object have changed.
  package func setSource(_ record: UInt32, _ changes: [(name: String, old: String, new: String)]) {
    guard !changes.isEmpty else { return }
    let isOne = changes.count == 1
    let names = number(of: changes.map(\.name).joined(separator: ", "))
    if isSecret { for change in changes { secretNames.insert(change.name) } }
    let isHidden = isOne && secretNames.contains(changes[0].name)
    let old = isOne ? number(of: isHidden ? Self.secret : changes[0].old) : 0
    let new = isOne ? number(of: isHidden ? Self.secret : changes[0].new) : 0
    amend(record) {
      $0.first = names
      $0.second = old
      $0.third = new
    }
  }

  /// Returns the record of a change that is reported to each reader separately: one record for all
  /// of them.
  package func announce(_ name: UInt32) -> UInt32 {
    if let known = announced[name] { return known }
    let number = add(.source, .changed, cause: rootCause, of: 0, name)
    announced[name] = number
    return number
  }

  func addAction(_ kind: TraceRecord.Kind, _ name: String, of vertex: Vertex) -> UInt32 {
    effectCount &+= 1
    return add(kind, cause: rootCause, of: vertex.number, number(of: name), viewPlace(of: vertex))
  }

  /// Begins the record of a body or a row.
  /// - Parameter name: the words for the body.
  /// - Returns: its number, for ``endBody(_:reads:)``.
  package func beginBody(
    _ kind: TraceRecord.Kind, of vertex: Vertex, name: UInt32, reasons: UInt32, isFirst: Bool
  ) -> UInt32 {
    effectCount &+= 1
    let number = add(kind, isFirst ? .first : .none, of: vertex.number, name, reasons)
    guard tracesCauses else { return number }
    let index = notes.index(of: vertex.number, probably: updated)
    notes[index].notified = 0
    notes[index].looked = update
    notes[index].body = number
    if notes[index].place == 0 { _ = place(of: vertex) }
    frames.append((current, effectCount))
    if tracesValues { starts.append(nanoseconds()) }
    current = number
    return number
  }

  /// Records the reads of a body, and its own duration.
  package func bodyDidRun(_ number: UInt32, reads: UInt32) {
    guard tracesCauses, !frames.isEmpty else { return }
    frames[frames.count - 1].effects = effectCount
    guard let start = starts.popLast() else { return }
    let time = UInt32(clamping: (nanoseconds() &- start) / 1_000)
    amend(number) { record in
      record.third = reads
      record.fourth = time
    }
  }

  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Ends a body, when everything below is up to date.
  package func endBody(_ number: UInt32) {
    guard tracesCauses, let frame = frames.popLast() else { return }
    current = frame.outer
    let hasEffect = effectCount != frame.effects
    amend(number) { record in
      if record.outcome == .none { record.outcome = hasEffect ? .changed : .equal }
    }
  }

  /// Returns the record of the body that a vertex ran in this update, if it did.
  package func body(of vertex: Vertex) -> UInt32? {
    let body = notes[notes.index(of: vertex.number)].body
    return body > update ? body : nil
  }

  /// Adds a record with a text.
  @discardableResult
  package func add(
    _ kind: TraceRecord.Kind, _ text: String, of vertex: Vertex? = nil, cause: UInt32? = nil
  ) -> UInt32 {
    add(kind, number(of: text), of: vertex, cause: cause)
  }

  /// Adds a record with words that already have a number.
  @discardableResult
  package func add(
    _ kind: TraceRecord.Kind, _ words: UInt32, of vertex: Vertex?, cause: UInt32? = nil
  ) -> UInt32 {
    effectCount &+= 1
    return add(
      kind, cause: cause ?? rootCause, of: vertex?.number ?? 0, words,
      vertex.map { viewPlace(of: $0) } ?? 0)
  }

  /// Returns the place of the view that a vertex belongs to.
  private func viewPlace(of vertex: Vertex) -> UInt32 {
    vertex.nearestView.map { place(of: $0) } ?? 0
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens, as those say it to whom it happens.
extension TraceRecorder {
  // MARK: Roots and what goes on for them

  /// What causes what happens now. Where nothing does, it is something outside of the views: a turn,
  /// which goes on for a task if one has been begun by something that is recorded.
  package var rootCause: UInt32 {
    if current != 0 { return current }
    let begun = TraceContext.cause.flatMap { $0.recorder === self ? $0.record : nil } ?? 0
    if let turn = turns[begun] { return turn }
    let turn = add(.turn, cause: begun)
    turns[begun] = turn
    return turn
  }

  /// Runs something that a record causes, with all tasks that it begins.
  func carry(_ number: UInt32, _ body: () -> Void) {
    let context = TraceContext.Cause(recorder: self, record: number)
    TraceContext.$cause.withValue(context) { during(number, body) }
  }

  /// Runs something that a person or a host has caused.
  package func perform<Result>(
    _ event: String, at vertex: Vertex? = nil, _ body: () -> Result
  ) -> Result {
    if current == 0 { makeRoom() }
    let number = add(.event, cause: 0, of: 0, number(of: event), vertex.map { place(of: $0) } ?? 0)
    let context = TraceContext.Cause(recorder: self, record: number)
    return TraceContext.$cause.withValue(context) { during(number, body) }
  }

  /// Begins an update, and says of everything in it that it came of this.
  func beginUpdate() {
    guard tracesCauses else { return }
    outerCause = current
    if current == 0, let turn = turns.values.max() { current = turn }
    current = add(.update)
    update = current
    if !turns.isEmpty { turns = [:] }
    if !announced.isEmpty { announced = [:] }
  }

  /// Ends a turn of which nothing came.
  func endTurn() {
    if !turns.isEmpty { turns = [:] }
    examiner?.turnDidEnd()
  }

  func endUpdate(_ summary: UpdateSummary) {
    guard tracesCauses else { return }
    sayNotAsked()
    amend(current) { record in
      record.first = UInt32(clamping: summary.bodyCount)
      record.second = UInt32(clamping: summary.roundCount)
      record.fourth = summary.duration.clampedMicroseconds
    }
    current = outerCause
    examiner?.updateDidEnd(summary)
  }

  // MARK: What happens

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

  /// Why a write is dropped, if not because its view has gone: what a record has as its field.
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

  /// In place of what nobody may see.
  package static let secret = "•••"

  /// Records something whose values may be nobody's business.
  package func withSecrecy<Result>(_ isSecret: Bool, _ body: () -> Result) -> Result {
    let outer = self.isSecret
    self.isSecret = outer || isSecret
    defer { self.isSecret = outer }
    return body()
  }

  /// Records that something that can be read is about to change, or has changed.
  @discardableResult
  package func addSource(_ name: UInt32, from old: Any? = nil, to new: Any? = nil) -> UInt32 {
    add(
      .source, .changed, cause: rootCause, of: 0, name,
      old.map { description(of: $0) } ?? 0, new.map { description(of: $0) } ?? 0)
  }

  /// Says which properties of an object have changed.
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

  /// The record of something that is told to each of its readers by itself: one for all of them.
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
  /// - Parameter name: words for what runs.
  /// - Returns: its number, for ``endBody(_:reads:)``.
  package func beginBody(
    _ kind: TraceRecord.Kind, of vertex: Vertex, name: UInt32, reasons: UInt32, isFirst: Bool
  ) -> UInt32 {
    effectCount &+= 1
    let number = add(kind, isFirst ? .first : .none, of: vertex.number, name, reasons)
    guard tracesCauses else { return number }
    let index = notes.index(of: vertex.number)
    notes[index].told = 0
    notes[index].looked = update
    notes[index].body = number
    if notes[index].place == 0 { _ = place(of: vertex) }
    frames.append((current, effectCount))
    if tracesValues { starts.append(Self.nanoseconds) }
    current = number
    return number
  }

  /// Says what a body has read, and how long it took by itself.
  package func bodyDidRun(_ number: UInt32, reads: UInt32) {
    guard tracesCauses, !frames.isEmpty else { return }
    frames[frames.count - 1].effects = effectCount
    guard let start = starts.popLast() else { return }
    let time = UInt32(clamping: (Self.nanoseconds &- start) / 1_000)
    amend(number) { record in
      record.third = reads
      record.fourth = time
    }
  }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Ends a body, when what is below is up to date.
  package func endBody(_ number: UInt32) {
    guard tracesCauses, let frame = frames.popLast() else { return }
    current = frame.outer
    let hasEffect = effectCount != frame.effects
    amend(number) { record in
      if record.outcome == .none { record.outcome = hasEffect ? .changed : .equal }
    }
  }

  /// The record of the body that a vertex ran in this update, if it did.
  package func body(of vertex: Vertex) -> UInt32? {
    let body = notes[notes.index(of: vertex.number)].body
    return body > update ? body : nil
  }

  /// Records what can be said in words.
  @discardableResult
  package func add(
    _ kind: TraceRecord.Kind, _ text: String, of vertex: Vertex? = nil, cause: UInt32? = nil
  ) -> UInt32 {
    add(kind, number(of: text), of: vertex, cause: cause)
  }

  /// Records what can be said in words that stand there already.
  @discardableResult
  package func add(
    _ kind: TraceRecord.Kind, _ words: UInt32, of vertex: Vertex?, cause: UInt32? = nil
  ) -> UInt32 {
    effectCount &+= 1
    return add(
      kind, cause: cause ?? rootCause, of: vertex?.number ?? 0, words,
      vertex.map { viewPlace(of: $0) } ?? 0)
  }

  /// The place of the view that a vertex belongs to.
  private func viewPlace(of vertex: Vertex) -> UInt32 {
    vertex.nearestView.map { place(of: $0) } ?? 0
  }
}

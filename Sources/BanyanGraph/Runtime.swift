/// Schedules the work of an app: collects changes, and flushes them pass by pass.
///
/// There is one runtime for each running app. A flush repeats until nothing is dirty: bodies (parents
/// first), values that flow upward (deepest first), actions, and when these have settled, the actions
/// that waited for that; then each window commits once.
@MainActor
public final class Runtime {
  @exclusivity(unchecked) private var bodies = DirtyQueue()
  @exclusivity(unchecked) private var upward = DirtyQueue()
  @exclusivity(unchecked) nonisolated(unsafe) private var batches: ContiguousArray<Batch> = []
  /// The storage for the writes of the next batch, reused from a previous one.
  @exclusivity(unchecked) nonisolated(unsafe) private var room: ContiguousArray<any PendingWrites> =
    []
  @exclusivity(unchecked) private var actions: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var settling: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var renderers: ContiguousArray<any Renderer> = []
  @exclusivity(unchecked) nonisolated(unsafe) private var isFlushing = false
  @exclusivity(unchecked) nonisolated(unsafe) private var isScheduled = false
  @exclusivity(unchecked) nonisolated(unsafe) private var eventDepth = 0
  @exclusivity(unchecked) nonisolated(unsafe) private var batchCount: UInt64 = 0

  /// The runtime that has last opened a batch.
  @exclusivity(unchecked) nonisolated(unsafe) private static unowned(unsafe) var newest: Runtime?

  /// The completions of animations that are not over, by number, and the last number.
  var waitingCompletions: [UInt64: Task<Void, Never>] = [:]
  var completionCount: UInt64 = 0

  /// The number of running tasks of views.
  package internal(set) var runningTasks = 0

  // What views ask for each body or element is inlined there; see `Vertex`.

  /// The number of updates, so that an action can count its runs within one.
  @inlinable package var updateCount: UInt64 { updates }
  @usableFromInline @exclusivity(unchecked) private(set) var updates: UInt64 = 0

  /// The transaction of the current update, as it comes from outside the views.
  @exclusivity(unchecked) package private(set) var transaction = Transaction()

  /// The number of update transactions, so that facts about one are not used for the next.
  @inlinable package var transactionCount: UInt64 { transactions }
  @usableFromInline @exclusivity(unchecked) private(set) var transactions: UInt64 = 1

  /// The recorder of the runtime's trace, if one is wanted.
  package var trace: TraceRecorder? {
    get { recorder }
    set {
      recorder = keepsNoTrace ? nil : newValue
      recordsBodies = recorder != nil
      recordsCauses = recorder?.tracesCauses ?? false
      if recordsCauses { TraceContext.isUsed = true }
    }
  }
  // A property of its own, like the flags of a vertex.
  @exclusivity(unchecked) private(set) var recorder: TraceRecorder?

  /// The issues that are reported only once and have been reported.
  package var reportedOnce: Set<String> = []

  /// True if no trace is kept of this runtime even on request: for a tool's own app.
  package var keepsNoTrace = false { didSet { if keepsNoTrace { trace = nil } } }

  /// True if bodies are recorded: cheaper to check before each than the recorder, which would be retained.
  @inlinable nonisolated package var isRecordingBodies: Bool { recordsBodies }
  @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) private(set) var recordsBodies =
    false

  /// True if causes are recorded: checked wherever there could be one.
  @inlinable nonisolated package var isTracing: Bool { recordsCauses }
  @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) private(set) var recordsCauses =
    false

  /// The slots that were written after they had been saved for another process.
  @exclusivity(unchecked) nonisolated(unsafe) var rewritten: ContiguousArray<Slot> = []

  /// Called after each update.
  @exclusivity(unchecked) package var didUpdate: ((UpdateSummary) -> Void)?

  /// The number of times that nodes have come, gone or moved: it invalidates cached positions.
  @inlinable package var arrangement: UInt64 { arrangements }
  @inlinable package func didRearrange() { arrangements &+= 1 }
  @usableFromInline @exclusivity(unchecked) var arrangements: UInt64 = 0

  /// The number of bodies that have run.
  @inlinable package var bodyCount: UInt64 { bodyRuns }
  @inlinable package func bodyWillRun() { bodyRuns &+= 1 }
  @usableFromInline @exclusivity(unchecked) var bodyRuns: UInt64 = 0

  /// Reports a mistake in the program.
  package var report: (String) -> Void = { _ in }

  /// Traps if an invariant does not hold.
  @exclusivity(unchecked) package var checkInvariants: (() -> Void)?

  /// True if ``checkInvariants``, which takes long, is called after each flush that leaves nothing to do.
  @exclusivity(unchecked) package var checksInvariants = Runtime.environmentAsksForChecks

  /// Called after each flush.
  @exclusivity(unchecked) package var didFlush: (() -> Void)?

  /// The state restored from another process while windows are made; nil at any other time.
  package var restoring: AnyObject? {
    get { restoration }
    set { restoration = newValue }
  }
  @exclusivity(unchecked) private var restoration: AnyObject?
  /// True if ``restoring`` is there: cheaper to check before each body than the object, which would be retained.
  package var isRestoring: Bool { restoration != nil }

  /// The clock that times the user's interactions.
  package var clock: any Clock<Duration> = ContinuousClock()

  /// Looks for changes that are not announced: before each flush of any runtime, and after each round.
  @exclusivity(unchecked) package static var lookOutside: (() -> Void)?

  /// Runs events and updates within their surroundings.
  @exclusivity(unchecked) package var surround: ((() -> Void) -> Void)?

  package init() { MainThread.remember() }

  isolated deinit {
    if Self.newest === self { Self.newest = nil }
  }

  /// True if there is work to flush.
  package var isDirty: Bool {
    !batches.isEmpty || !bodies.isEmpty || !upward.isEmpty || !actions.isEmpty
      || !settling.isEmpty || !renderers.isEmpty
  }

  // MARK: Collecting

  // Callers that write are on the main actor, but not isolated to it: see `Cell.write(_:)`.

  /// Returns the batch of a write made now, opened if the last belongs to another transaction.
  nonisolated package func currentBatch() -> UInt64 {
    let transaction = Transaction.ofMainThread
    if let last = batches.last, last.transaction.identity == transaction.identity {
      return last.identity
    }
    batchCount += 1
    batches.append(Batch(identity: batchCount, transaction: transaction, writes: room))
    room = []
    Self.openedBatches += 1
    Self.newest = self
    schedule()
    return batchCount
  }

  /// Adds a write to the current batch.
  nonisolated package func register(_ writes: any PendingWrites) {
    batches[batches.count - 1].writes.append(writes)
  }

  /// Invalidates a vertex as part of the current transaction: for changes of objects, which keep no
  /// pending values.
  package func invalidateLater(_ vertex: Vertex, cause: Cause) {
    _ = currentBatch()
    let record = isTracing ? trace?.rootCause ?? 0 : 0
    batches[batches.count - 1].invalidations.append((vertex, cause, record))
  }

  /// The number of batches that have been opened, in all runtimes.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var openedBatches:
    UInt64 = 0

  /// Runs a completion after the changes made since a count of batches, including those of nested
  /// transactions, in any runtime; returns false if there are none.
  package static func afterChanges(
    since openedBatches: UInt64, _ completion: @escaping (Runtime) -> Void
  ) -> Bool {
    guard openedBatches != Self.openedBatches, let newest, !newest.batches.isEmpty else {
      return false
    }
    newest.batches[newest.batches.count - 1].completions.append(completion)
    return true
  }

  /// Queues a vertex that already knows its cause.
  package func enqueue(_ vertex: Vertex) {
    if vertex.isQueued || vertex.isDetached { return }
    vertex.isQueued = true
    bodies.insert(vertex)
    schedule()
  }

  package func enqueueUpward(_ vertex: Vertex) {
    if vertex.isQueuedUpward || vertex.isDetached { return }
    vertex.isQueuedUpward = true
    upward.insert(vertex)
    schedule()
  }

  /// Runs an action after the current update.
  package func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(isTracing ? recorded(action) : action)
    schedule()
  }

  /// Returns true if the host animates changes.
  package var showsMotion: () -> Bool = { false }

  /// Runs an action once everything has settled, before windows commit. Its writes start a round.
  package func whenSettled(_ action: @escaping () -> Void) {
    settling.append(action)
    schedule()
  }

  /// Asks a window to commit at the end of the flush.
  package func enqueueCommit(_ renderer: any Renderer) {
    renderers.append(renderer)
    schedule()
  }

  // MARK: Flushing

  /// The most rounds of a flush before it leaves further work for later, so that others have a turn.
  package static let roundLimit = 1_000
  @exclusivity(unchecked) private var isRestless = false
  /// The pause before an update that does not settle continues: twice as long each time.
  @exclusivity(unchecked) private var pause = shortestPause
  private var isPausing = false
  private static let shortestPause = Duration.milliseconds(20)
  private static let longestPause = Duration.seconds(1)

  /// Handles an event and everything that it causes, as one job.
  package func perform(_ event: () -> Void) {
    MainThread.stay {
      surrounded {
        eventDepth += 1
        if isTracing { performRecorded(event) } else { Transaction.plain(event) }
        eventDepth -= 1
        if eventDepth == 0 { flush() }
      }
    }
  }

  /// Schedules a flush for a change outside of any event, in a job of its own with all others of the
  /// turn.
  nonisolated private func schedule() {
    if isScheduled || isFlushing || eventDepth > 0 { return }
    isScheduled = true
    // Not weakly: once an object has been referenced weakly, all references to it are slower.
    Task { @MainActor in flush() }
  }

  /// Updates everything that is dirty. Does nothing inside a flush, which continues until all is clean.
  package func flush() {
    isScheduled = false
    if isFlushing || Tracking.isActive { return }
    isFlushing = true
    Self.lookOutside?()
    let hasWork = isDirty
    if hasWork { MainThread.stay(runObserved) }
    isFlushing = false
    guard hasWork else { return endTurn() }
    if isRestless {
      goOnAfterPause()
    } else {
      pause = Self.shortestPause
      if isDirty { schedule() }
    }
    if checksInvariants, !isDirty { checkInvariants?() }
    didFlush?()
  }

  /// Does the scheduled flush now. Does nothing inside an event or a flush, which have their own at the end.
  package func flushIfScheduled() {
    if isScheduled, eventDepth == 0 { flush() }
  }

  private func goOnAfterPause() {
    if isPausing { return }
    if pause == Self.shortestPause {
      report(
        "An update does not settle: each change causes another. The rest follows bit by bit.")
    }
    isPausing = true
    let (clock, pause) = (clock, pause)
    self.pause = min(pause * 2, Self.longestPause)
    Task { @MainActor in
      try? await clock.sleep(for: pause)
      isPausing = false
      flush()
    }
  }

  private func runObserved() {
    guard didUpdate != nil || isTracing else {
      return surrounded {
        runPasses()
        commitWindows()
      }
    }
    let start = ContinuousClock.now
    let bodyCount = bodyCount
    var names: [String] = []
    trace?.beginUpdate()
    surrounded {
      runPasses()
      if didUpdate != nil { names = renderers.map(\.name) }
      commitWindows()
    }
    let summary = UpdateSummary(
      duration: ContinuousClock.now - start, bodyCount: Int(self.bodyCount - bodyCount),
      roundCount: roundCount, windows: names)
    trace?.endUpdate(summary)
    didUpdate?(summary)
  }

  /// The number of rounds of the last flush.
  @exclusivity(unchecked) private var roundCount = 0

  private func runPasses() {
    updates += 1
    converge()
    var rounds = 0
    isRestless = false
    defer { roundCount = rounds }
    repeat {
      rounds += 1
      isRestless = rounds > Self.roundLimit
      if isRestless { break }
      var scheduled = batches.count
      while !batches.isEmpty {
        // Removing from the end moves the batch; otherwise its references would be counted.
        var batch = batches.count == 1 ? batches.removeLast() : batches.removeFirst()
        apply(&batch)
        converge()
        // Waiting transactions are updates of their own; changes caused by actions are not.
        scheduled -= 1
        if scheduled > 0 { updates += 1 }
      }
      if runActions() { Self.lookOutside?() }
      converge()
      if batches.isEmpty, actions.isEmpty { settle() }
    } while !batches.isEmpty || !actions.isEmpty || !settling.isEmpty
  }

  /// Commits the windows that have asked for it. Requests made during a commit wait for the next flush.
  private func commitWindows() {
    let count = renderers.count
    for index in 0..<count { renderers[index].commit() }
    if renderers.count == 1 { renderers.removeLast() } else { renderers.removeFirst(count) }
  }

  private func apply(_ batch: inout Batch) {
    transaction = batch.transaction
    transactions += 1
    if isTracing { trace?.add(.batch) }
    for writes in batch.writes { writes.commit(batch: batch.identity) }
    for (vertex, cause, record) in batch.invalidations {
      if record != 0, let trace {
        trace.during(record) { invalidate(vertex, cause: cause) }
      } else {
        invalidate(vertex, cause: cause)
      }
    }
    for completion in batch.completions { actions.append { [self] in completion(self) } }
    if batch.writes.count <= 1 {
      _ = batch.writes.popLast()
      swap(&room, &batch.writes)
    }
  }

  private func converge() {
    while true {
      if let vertex = bodies.popShallowest() {
        guard vertex.isQueued else { continue }
        vertex.isQueued = false
        if vertex.isDetached || vertex.defersUpdate() { continue }
        if isTracing { updateRecorded(vertex) } else { vertex.update() }
      } else if let vertex = upward.popDeepest() {
        vertex.isQueuedUpward = false
        if !vertex.isDetached { vertex.updateUpward() }
      } else {
        transactions += 1
        if !transaction.isPlain { transaction = Transaction() }
        return
      }
    }
  }

  /// - Returns: true if there were any.
  private func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let running = actions
    actions = []
    for action in running { Transaction.plain(action) }
    return true
  }

  private func settle() {
    guard !settling.isEmpty else { return }
    let running = settling
    settling = []
    for action in running { Transaction.plain(action) }
  }
}

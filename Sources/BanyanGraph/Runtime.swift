/// Schedules the work of an app: collects changes, and flushes them pass by pass.
///
/// There is one runtime for each running app. A flush repeats until nothing is dirty: bodies (parents
/// first), values that flow upward (deepest first), actions, and when these have settled, the actions
/// that waited for that; then each window commits once.
@MainActor
public final class Runtime {
  @exclusivity(unchecked) var work = PendingWork()
  @exclusivity(unchecked) nonisolated(unsafe) var batches = PendingBatches()
  @exclusivity(unchecked) nonisolated(unsafe) private var isFlushing = false
  @exclusivity(unchecked) nonisolated(unsafe) private var isScheduled = false
  @exclusivity(unchecked) nonisolated(unsafe) private var eventDepth = 0

  /// The runtime that has last opened a batch.
  @exclusivity(unchecked) nonisolated(unsafe) private static unowned(unsafe) var newest: Runtime?

  @exclusivity(unchecked) var completions = PendingCompletions()
  /// The completions of animations that are not over, by number, and the last number.
  var waitingCompletions: [UInt64: Task<Void, Never>] = [:]
  var completionCount: UInt64 = 0

  /// The number of running tasks of views.
  package internal(set) var runningTasks = 0

  // Views read these for each body or element, so they are inlined into the callers; see `Vertex`.

  /// The number of updates, so that an action can count its runs within one.
  @inlinable package var updateCount: UInt64 { updates }
  @usableFromInline @exclusivity(unchecked) var updates: UInt64 = 0

  /// The transaction of the current update, as it comes from outside the views.
  @exclusivity(unchecked) package internal(set) var transaction = Transaction()

  /// The number of update transactions, so that facts about one are not used for the next.
  @inlinable package var transactionCount: UInt64 { transactions }
  @usableFromInline @exclusivity(unchecked) var transactions: UInt64 = 1

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
  package var isDirty: Bool { !batches.isEmpty || !work.isEmpty }

  // MARK: Collecting

  // Callers that write are on the main actor, but not isolated to it: see `Cell.write(_:)`.

  /// Returns the batch of a write made now, opened if the last belongs to another transaction.
  nonisolated package func currentBatch() -> UInt64 {
    let transaction = Transaction.ofMainThread
    if let current = batches.current(of: transaction) { return current }
    let identity = batches.open(transaction)
    Self.openedBatches += 1
    Self.newest = self
    schedule()
    return identity
  }

  /// Adds a write to the current batch.
  nonisolated package func register(_ writes: any PendingWrites) {
    batches.register(writes)
  }

  /// Invalidates a vertex as part of the current transaction: for changes of objects, which keep no
  /// pending values.
  package func invalidateLater(_ vertex: Vertex, cause: Cause) {
    _ = currentBatch()
    let record = isTracing ? trace?.rootCause ?? 0 : 0
    batches.invalidate(vertex, cause, record: record)
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
    newest.batches.complete(with: completion)
    return true
  }

  /// Queues a vertex that already knows its cause.
  package func enqueue(_ vertex: Vertex) {
    if vertex.isQueued || vertex.isDetached { return }
    vertex.isQueued = true
    work.addBody(vertex)
    schedule()
  }

  package func enqueueUpward(_ vertex: Vertex) {
    if vertex.isQueuedUpward || vertex.isDetached { return }
    vertex.isQueuedUpward = true
    work.addUpward(vertex)
    schedule()
  }

  /// Runs an action after the current update.
  package func enqueueAction(_ action: @escaping () -> Void) {
    work.add(isTracing ? recorded(action) : action)
    schedule()
  }

  /// Returns true if the host animates changes.
  package var showsMotion: () -> Bool = { false }

  /// Runs an action once everything has settled, before windows commit. Its writes start a round.
  package func whenSettled(_ action: @escaping () -> Void) {
    work.addSettling(action)
    schedule()
  }

  /// Asks a window to commit at the end of the flush.
  package func enqueueCommit(_ renderer: any Renderer) {
    work.add(renderer)
    schedule()
  }

  // MARK: Changes made by bodies

  /// The most rounds of an update in which bodies may change what bodies run for.
  package static let bodyChangeLimit = 10
  private var bodyChanges = (update: UInt64.max, batch: UInt64.max, rounds: 0, isFirst: false)
  /// True if the last change that was counted is the first one of its update.
  package var isFirstChangeInBody: Bool { bodyChanges.isFirst }

  /// Counts a change that a body makes, for which bodies will run again.
  /// - Returns: the number of the update's rounds in which bodies have made such changes, with this one. If it is above
  ///   ``bodyChangeLimit``, the change must not make bodies run.
  package func countChangeInBody() -> Int {
    bodyChanges.isFirst = bodyChanges.update != updates
    if bodyChanges.isFirst { bodyChanges = (updates, .max, 0, true) }
    let batch = batches.presentIdentity
    if bodyChanges.batch != batch {
      bodyChanges.batch = batch
      bodyChanges.rounds += 1
    }
    return bodyChanges.rounds
  }

  // MARK: Flushing

  /// The most rounds of a flush before it leaves further work for later, so that others have a turn.
  package static let roundLimit = 1_000
  @exclusivity(unchecked) var rest = Rest()

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
    if rest.isRestless {
      goOnAfterPause()
    } else {
      rest.settle()
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
    let isFirst = rest.isFirst
    guard let pause = rest.begin() else { return }
    if isFirst {
      report(
        "An update does not settle: each change causes another. The rest follows bit by bit.")
    }
    let clock = clock
    Task { @MainActor in
      try? await clock.sleep(for: pause)
      rest.end()
      flush()
    }
  }

  private func runObserved() {
    guard didUpdate != nil || isTracing else {
      return surrounded { runAll {} }
    }
    let start = ContinuousClock.now
    let bodyCount = bodyCount
    var names: [String] = []
    trace?.beginUpdate()
    surrounded {
      runAll {
        if didUpdate == nil { return }
        let known = names
        names += work.rendererNames.filter { !known.contains($0) }
      }
    }
    let summary = UpdateSummary(
      duration: ContinuousClock.now - start, bodyCount: Int(self.bodyCount - bodyCount),
      roundCount: roundCount, windows: names)
    trace?.endUpdate(summary)
    didUpdate?(summary)
  }

  /// Runs all passes, and again for completions that no animation delays.
  private func runAll(_ willCommit: () -> Void) {
    var round = 0
    repeat {
      runPasses()
      willCommit()
      commitWindows()
      round += 1
    } while awaitAnimations(round: round)
  }

  /// The number of rounds of the last flush.
  @exclusivity(unchecked) var roundCount = 0

  /// The transactions since the last commit, with their numbers, for what follows from their changes: layout comes after all of them.
  @exclusivity(unchecked) package internal(set) var recentTransactions:
    [(transaction: Transaction, number: UInt64)] = []
}

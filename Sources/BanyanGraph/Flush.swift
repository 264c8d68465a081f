// The passes of a flush: bodies, values that flow upward, actions, and when these have settled, the actions that waited for
// that; then each window commits once.

extension Runtime {
  /// Runs all passes but the last until there is nothing left to do.
  func runPasses() {
    updates += 1
    converge()
    var rounds = 0
    rest.isRestless = false
    defer { roundCount = rounds }
    repeat {
      rounds += 1
      rest.isRestless = rounds > Self.roundLimit
      if rest.isRestless { break }
      var scheduled = batches.count
      while !batches.isEmpty {
        var batch = batches.takeFirst()
        apply(&batch)
        converge()
        // Waiting transactions are updates of their own; changes caused by actions are not.
        scheduled -= 1
        if scheduled > 0 { updates += 1 }
      }
      if runActions() { Self.lookOutside?() }
      converge()
      if batches.isEmpty, !work.hasActions { settle() }
    } while !batches.isEmpty || work.hasActions || work.isSettling
  }

  /// Commits the windows that have asked for it. Requests made during a commit wait for the next flush.
  func commitWindows() {
    let count = work.rendererCount
    for index in 0..<count { work.renderer(index).commit() }
    work.removeRenderers(count)
    recentTransactions.removeAll(keepingCapacity: true)
  }

  /// Makes the changes of a transaction.
  private func apply(_ batch: inout Batch) {
    transaction = batch.transaction
    transactions += 1
    recentTransactions.append((transaction, transactions))
    if isTracing { trace?.add(.batch) }
    for writes in batch.writes { writes.commit(batch: batch.identity) }
    for (vertex, cause, record) in batch.invalidations {
      if record != 0, let trace {
        trace.during(record) { invalidate(vertex, cause: cause) }
      } else {
        invalidate(vertex, cause: cause)
      }
    }
    for completion in batch.completions { work.add { [self] in completion(self) } }
    if !transaction.completions.isEmpty { awaitCompletions(of: transaction) }
    batches.reuse(&batch.writes)
  }

  /// Runs bodies, and passes values upward, until none is dirty.
  private func converge() {
    while true {
      if let vertex = work.nextBody() {
        guard vertex.isQueued else { continue }
        vertex.isQueued = false
        if vertex.isDetached || vertex.defersUpdate() { continue }
        if isTracing { updateRecorded(vertex) } else { vertex.update() }
      } else if let vertex = work.nextUpward() {
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
    guard work.hasActions else { return false }
    for action in work.takeActions() { Transaction.plain(action) }
    return true
  }

  /// Runs the actions that wait until everything has settled.
  private func settle() {
    guard work.isSettling else { return }
    for action in work.takeSettling() { Transaction.plain(action) }
  }
}

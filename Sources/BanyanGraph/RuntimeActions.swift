extension Runtime {
  /// Queues a vertex for the current update, or for the next one if there is none.
  package func invalidate(_ vertex: Vertex, cause: Cause) {
    if vertex.isDetached { return }
    if isTracing { traceNotification(vertex, cause) }
    vertex.note(cause)
    enqueue(vertex)
  }

  // Not a part of its caller, which the compiler inlines only while it is short.
  @inline(never)
  private func traceNotification(_ vertex: Vertex, _ cause: Cause) { trace?.notify(vertex, cause) }

  /// Updates a vertex that has deferred it, unless it has been updated since, along with what is above it.
  package func updateDeferred(_ vertex: Vertex) {
    guard vertex.isQueued, !vertex.isDetached else { return }
    vertex.isQueued = false
    if isTracing { updateRecorded(vertex) } else { vertex.update() }
  }

  /// Gives up what waits for time to pass, which would keep the runtime, and what it refers to, as long as that takes.
  package func end() {
    for task in waitingCompletions.values { task.cancel() }
    waitingCompletions = [:]
  }

  /// Returns the slots that were written after they had been saved, and forgets them.
  package func takeRewritten() -> ContiguousArray<Slot> {
    defer { rewritten = [] }
    return rewritten
  }

  /// True if the current update's transaction has no values.
  package var hasEmptyTransaction: Bool { transaction.isEmpty }

  /// True if none of the recent transactions has values.
  package var hasEmptyRecentTransactions: Bool {
    recentTransactions.allSatisfy { $0.transaction.isEmpty }
  }

  /// Runs a closure in one of the recent transactions, as its changes were made.
  package func inTransaction<Result>(
    _ recent: (transaction: Transaction, number: UInt64), _ body: () -> Result
  ) -> Result {
    let current = (transaction, transactions)
    (transaction, transactions) = recent
    defer { (transaction, transactions) = current }
    return body()
  }

  package func taskWillStart() { runningTasks += 1 }

  package nonisolated func taskDidEnd() {
    Task { @MainActor in
      runningTasks -= 1
      didFlush?()
    }
  }
}

// MARK: Surroundings

extension Runtime {
  /// The runtime whose surroundings are already entered: entering again takes 1,000 instructions.
  @exclusivity(unchecked) private static unowned(unsafe) var surrounding: Runtime?

  /// True while code runs on behalf of another app.
  package var isSurroundedByAnother: Bool {
    Self.surrounding != nil && Self.surrounding !== self
  }

  package func surrounded(_ body: () -> Void) {
    guard let surround, Self.surrounding !== self else { return body() }
    let outer = Self.surrounding
    Self.surrounding = self
    surround(body)
    Self.surrounding = outer
  }
}

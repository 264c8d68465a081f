extension Runtime {
  /// Queues a vertex for the current update, or for the next one if there is none.
  package func invalidate(_ vertex: Vertex, cause: Cause) {
    if vertex.isDetached { return }
    if isTracing { trace?.tell(vertex, cause) }
    vertex.note(cause)
    enqueue(vertex)
  }

  /// Updates a vertex that has deferred it, unless it has been updated since, along with what is above it.
  package func updateDeferred(_ vertex: Vertex) {
    guard vertex.isQueued, !vertex.isDetached else { return }
    vertex.isQueued = false
    if isTracing { updateRecorded(vertex) } else { vertex.update() }
  }

  /// Runs the completion of an animation when it is over.
  /// - Parameter isLast: true if it comes after the other completions, where no time passes.
  package func complete(_ completion: @escaping () -> Void, after seconds: Double, isLast: Bool) {
    if seconds <= 0 || !showsMotion() {
      return isLast ? enqueueAction(completion) : Transaction.plain(completion)
    }
    let clock = clock
    Task { @MainActor in
      try? await clock.sleep(for: .seconds(seconds))
      perform(completion)
    }
  }
}

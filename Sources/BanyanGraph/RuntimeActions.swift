extension Runtime {
  /// Queues a vertex for the update that is being made, or else for the next one.
  package func invalidate(_ vertex: Vertex, cause: Cause) {
    if vertex.isDetached { return }
    if isTracing { trace?.tell(vertex, cause) }
    vertex.note(cause)
    enqueue(vertex)
  }

  /// Runs what is to come when an animation is over.
  /// - Parameter isLast: whether it comes after what is not, where no time passes.
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

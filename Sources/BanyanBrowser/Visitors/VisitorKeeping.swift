// A worker's reports to its front: the work in progress for visitors, and the state that their apps keep.

extension Visitors {
  /// Runs code that may end the process, after reporting the visitor to the front.
  func doing<Value>(
    for visitor: String, _ window: String, event: UInt32 = 0, _ body: () -> Value
  ) -> Value {
    guard let worker = configuration.worker else { return body() }
    worker.begin(visitor, window, event)
    defer { worker.end() }
    return body()
  }

  /// Returns a closure that sends the front the state that another worker would need to continue with a
  /// visitor; nil if there is no front.
  func keeping(_ name: String) -> (@MainActor () -> Void)? {
    guard let worker = configuration.worker else { return nil }
    return { [weak self] in self?.keep(name, by: worker) }
  }

  private func keep(_ name: String, by worker: WorkerChannel) {
    let start = ContinuousClock.now
    guard let visitor = visitors[name], let (application, windows) = transferable(of: visitor)
    else { return }
    let changes = application.stateChanges(
      of: windows.compactMap(\.window), isWhole: worker.needsEverything(of: name))
    worker.keep(handover(of: visitor, windows, state: []), changes)
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    configuration.metrics.keeping.recordNanoseconds(
      seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

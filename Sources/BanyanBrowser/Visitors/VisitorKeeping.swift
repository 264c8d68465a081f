// What a worker tells its front of visitors: what is about to be done for them, and what their apps keep.

extension Visitors {
  /// Does something that may end the process, after telling the front for whom.
  func doing<Value>(
    for visitor: String, _ window: String, event: UInt32 = 0, _ body: () -> Value
  ) -> Value {
    guard let worker = configuration.worker else { return body() }
    worker.begin(visitor, window, event)
    defer { worker.end() }
    return body()
  }

  /// Gives the front what another worker would need to go on with a visitor; nil if there is no front.
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

/// The work of a runtime while it is traced.
extension Runtime {
  /// Runs an action after the current update.
  /// - Parameters:
  ///   - name: the name of the request, for a trace.
  ///   - vertex: the vertex that the action belongs to.
  package func enqueueAction(
    _ name: @autoclosure () -> String, of vertex: Vertex, kind: TraceRecord.Kind = .action,
    _ action: @escaping () -> Void
  ) {
    guard isTracing, let trace else { return enqueueAction(action) }
    trace.during(trace.addAction(kind, name(), of: vertex)) { enqueueAction(action) }
  }

  /// Returns the action, with the current cause as its cause.
  func recorded(_ action: @escaping () -> Void) -> () -> Void {
    guard let trace else { return action }
    let number = trace.rootCause
    return { trace.carry(number, action) }
  }

  /// Handles an event under a name for the trace.
  package func perform(_ name: @autoclosure () -> String, _ event: () -> Void) {
    guard isTracing, let trace else { return perform(event) }
    trace.perform(name()) { perform(event) }
  }

  /// Runs work without a recorded cause, and without a flush of its own.
  package func begin(_ name: @autoclosure () -> String, _ body: () -> Void) {
    guard isTracing, let trace else { return body() }
    trace.perform(name(), body)
  }

  /// Runs work for a tool that inspects the app, with everything that follows from it, without tracing it.
  package func performUntraced(_ body: () -> Void) {
    let kept = trace
    trace = nil
    TraceContext.$cause.withValue(nil) { perform(body) }
    trace = kept
  }

  func performRecorded(_ event: () -> Void) {
    guard let trace else { return Transaction.plain(event) }
    trace.carry(trace.rootCause) { Transaction.plain(event) }
  }

  func updateRecorded(_ vertex: Vertex) {
    guard let trace else { return vertex.update() }
    guard let notified = trace.takeNotification(vertex) else { return vertex.update() }
    let outer = trace.current
    trace.current = notified
    vertex.update()
    trace.current = outer
  }

  /// Records that a view was given an equal value.
  package func recordSkip(of vertex: Vertex, _ name: UInt32) {
    recorder?.addSkip(of: vertex, name)
  }

  /// Ends a turn after which nothing is left to do.
  func endTurn() {
    if isTracing { trace?.endTurn() }
  }
}

/// What a runtime does where somebody traces it.
extension Runtime {
  /// Runs an action after the update that is being made.
  /// - Parameters:
  ///   - name: what asks for it, for a trace.
  ///   - vertex: whose it is.
  package func enqueueAction(
    _ name: @autoclosure () -> String, of vertex: Vertex, kind: TraceRecord.Kind = .action,
    _ action: @escaping () -> Void
  ) {
    guard isTracing, let trace else { return enqueueAction(action) }
    trace.during(trace.addAction(kind, name(), of: vertex)) { enqueueAction(action) }
  }

  /// The same action, which is caused by what causes whatever happens now.
  func recorded(_ action: @escaping () -> Void) -> () -> Void {
    guard let trace else { return action }
    let number = trace.rootCause
    return { trace.carry(number, action) }
  }

  /// Handles an event that a trace is to call by a name.
  package func perform(_ name: @autoclosure () -> String, _ event: () -> Void) {
    guard isTracing, let trace else { return perform(event) }
    trace.perform(name()) { perform(event) }
  }

  /// Does what nothing has caused, without a flush of its own.
  package func begin(_ name: @autoclosure () -> String, _ body: () -> Void) {
    guard isTracing, let trace else { return body() }
    trace.perform(name(), body)
  }

  /// Does something for a tool that looks at the app, of which no trace is kept, with all that comes of it at once.
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
    guard let told = trace.takeTold(vertex) else { return vertex.update() }
    let outer = trace.current
    trace.current = told
    vertex.update()
    trace.current = outer
  }

  /// Ends a turn that has left nothing to do.
  func endTurn() {
    if isTracing { trace?.endTurn() }
  }
}

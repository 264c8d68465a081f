#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds who is thought to have ended a worker.
struct WorkerSuspicion {
  /// What was being done in a worker when somebody else killed it, by visitor.
  private var unlucky: [String: WorkerProcess.Work] = [:]

  /// - Parameter hasHung: Whether the front has killed the worker because it did not answer.
  mutating func blame(for end: WorkerProcess.End, hasHung: Bool) -> WorkerAssignment.Blame? {
    guard let work = end.work, !work.visitor.isEmpty else { return nil }
    if end.signal == SIGKILL, !hasHung {
      // Somebody else has killed it, perhaps the kernel because memory ran out. If this visitor is the
      // cause, it happens again as soon as their page sends the same event again.
      guard end.isUnderway else { return nil }
      if unlucky.updateValue(work, forKey: work.visitor) != work { return nil }
    }
    unlucky[work.visitor] = nil
    return WorkerAssignment.Blame(visitor: work.visitor, isCertain: end.isUnderway)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the visitor who probably ended a worker.
struct WorkerSuspicion {
  /// The work in progress in a worker that was killed from outside, by visitor.
  private var unlucky: [String: WorkerProcess.Work] = [:]

  /// - Parameter hasHung: Whether the front has killed the worker because it did not answer.
  mutating func blame(for end: WorkerProcess.End, hasHung: Bool) -> WorkerAssignment.Blame? {
    guard let work = end.work, !work.visitor.isEmpty else { return nil }
    if end.signal == SIGKILL, !hasHung {
      // It was killed from outside, perhaps by the kernel because memory ran out. If this visitor is
      // the cause, it happens again as soon as their page sends the same event again.
      guard end.isUnderway else { return nil }
      if unlucky.updateValue(work, forKey: work.visitor) != work { return nil }
    }
    unlucky[work.visitor] = nil
    return WorkerAssignment.Blame(visitor: work.visitor, isCertain: end.isUnderway)
  }
}

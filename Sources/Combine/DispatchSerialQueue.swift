import Dispatch

/// A queue that runs its blocks one after the other. See Apple's documentation of `DispatchSerialQueue`.
///
/// Dispatch on Linux has one class for all queues, so this is another name for it: `queue is DispatchSerialQueue` is true of each queue. What
/// you create with this name is serial, as long as you ask for nothing else.
///
/// An actor can run on such a queue:
///
/// ```swift
/// actor Camera {
///   private let queue = DispatchSerialQueue(label: "camera")
///   nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
/// }
/// ```
public typealias DispatchSerialQueue = DispatchQueue

// It is in Combine, as are Dispatch's publishers, so that files that import Foundation find it.
extension DispatchQueue: @retroactive SerialExecutor {
  /// Runs a job of an actor on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Returns the queue as an actor's executor. The queue must be serial.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Stops the program unless it runs on the queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}

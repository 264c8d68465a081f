import Foundation
import Synchronization

/// The timers of a visit, which keep their targets: nobody would end them when the visitor has gone.
///
/// It is part of ``AppReference``, and no object of its own, as every app has it and few have such timers.
struct VisitTimers {
  struct WeakTimer: @unchecked Sendable {
    weak var timer: Timer?
  }

  private var all: [WeakTimer] = []
  /// The number of timers at which those that have ended are removed.
  private var limit = 16
  private var isOver = false

  /// Adds a timer, unless the visit is over.
  /// - Returns: true if it was added.
  fileprivate mutating func add(_ timer: WeakTimer) -> Bool {
    if isOver { return false }
    if all.count >= limit {
      all.removeAll { $0.timer == nil }
      limit = max(16, all.count * 2)
    }
    all.append(timer)
    return true
  }

  /// Returns all timers, and adds no more.
  fileprivate mutating func end() -> [WeakTimer] {
    isOver = true
    defer { all = [] }
    return all
  }
}

extension AppReference {
  /// Ends a timer with the visit, or at once if that is over: what still runs for somebody who has gone starts nothing.
  nonisolated package func add(_ timer: Timer) {
    let new = VisitTimers.WeakTimer(timer: timer)
    if !timers.withLock({ $0.add(new) }) { timer.invalidate() }
  }

  /// Ends all timers, and those that are added later.
  nonisolated func endTimers() {
    let ended = timers.withLock { $0.end() }
    // Outside of the lock: with a timer its target goes.
    for each in ended { each.timer?.invalidate() }
  }
}

import Foundation
import Synchronization

/// The timers of a visit, which keep their targets: nobody would end them when the visitor has gone.
///
/// It is no object, as every app has it, and few have such timers.
struct VisitTimers: ~Copyable, Sendable {
  private struct WeakTimer: @unchecked Sendable {
    weak var timer: Timer?
  }

  private struct Timers {
    var all: [WeakTimer] = []
    /// The number of timers at which those that have ended are removed.
    var limit = 16
    var isOver = false
  }

  private let timers = Mutex(Timers())

  func add(_ timer: Timer) {
    let new = WeakTimer(timer: timer)
    let isOver = timers.withLock { timers in
      if timers.isOver { return true }
      if timers.all.count >= timers.limit {
        timers.all.removeAll { $0.timer == nil }
        timers.limit = max(16, timers.all.count * 2)
      }
      timers.all.append(new)
      return false
    }
    // What still runs for somebody who has gone starts nothing.
    if isOver { timer.invalidate() }
  }

  /// Ends all timers, and those that are added later.
  func end() {
    let ended = timers.withLock { timers in
      timers.isOver = true
      defer { timers.all = [] }
      return timers.all
    }
    // Outside of the lock: with a timer its target goes.
    for each in ended { each.timer?.invalidate() }
  }
}

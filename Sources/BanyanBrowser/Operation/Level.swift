import Metrics
import Synchronization

/// How many there are now, as one of several who count the same.
///
/// A meter knows only the sum, which each of them changes by what has changed with them.
final class Level: Sendable {
  private let meter: Meter
  private let count = Mutex(0)

  init(meter: Meter) { self.meter = meter }

  func set(_ newCount: Int) {
    change { $0 = newCount }
  }

  func increment() {
    change { $0 += 1 }
  }

  func decrement() {
    change { $0 -= 1 }
  }

  private func change(_ body: (inout Int) -> Void) {
    let difference = count.withLock { count in
      let before = count
      body(&count)
      return count - before
    }
    if difference > 0 { meter.increment(by: Double(difference)) }
    if difference < 0 { meter.decrement(by: Double(-difference)) }
  }
}

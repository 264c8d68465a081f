import Metrics
import Synchronization

/// A current count that contributes to a meter shared with others.
///
/// A meter knows only the sum, which each level changes by its own differences.
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

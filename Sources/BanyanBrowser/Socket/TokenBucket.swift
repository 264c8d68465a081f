import NIOCore

/// Limits how many events a window takes: a burst of `capacity`, then `rate` a second.
struct TokenBucket {
  let capacity: Double
  let rate: Double
  private var tokens: Double
  private var last: NIODeadline

  init(capacity: Int, rate: Int, now: NIODeadline) {
    self.capacity = Double(capacity)
    self.rate = Double(rate)
    tokens = self.capacity
    last = now
  }

  /// - Returns: false if there is no token left.
  mutating func take(now: NIODeadline) -> Bool {
    let elapsed = Double((now - last).nanoseconds) / 1e9
    last = now
    tokens = min(capacity, tokens + elapsed * rate)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

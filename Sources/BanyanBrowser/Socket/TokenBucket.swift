/// Limits the events that a window accepts: a burst of `capacity`, then `rate` a second.
struct TokenBucket {
  let capacity: Double
  let rate: Double
  private var tokens: Double
  private var last: ContinuousClock.Instant

  init(capacity: Int, rate: Int, now: ContinuousClock.Instant) {
    self.capacity = Double(capacity)
    self.rate = Double(rate)
    tokens = self.capacity
    last = now
  }

  /// Returns true if nothing has been taken lately.
  func isFull(now: ContinuousClock.Instant) -> Bool {
    tokens + (now - last) / .seconds(1) * rate >= capacity
  }

  /// - Returns: false if there is no token left.
  mutating func take(now: ContinuousClock.Instant) -> Bool {
    let elapsed = (now - last) / .seconds(1)
    last = now
    tokens = min(capacity, tokens + elapsed * rate)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

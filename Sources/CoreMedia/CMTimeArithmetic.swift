// Sums, products and comparisons of times.

extension CMTime: Hashable, Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

  public func hash(into hasher: inout Hasher) {
    guard isNumeric else { return hasher.combine(flags) }
    // Equal times may have different scales.
    hasher.combine(seconds)
  }

  /// Negative if the time is before another, zero if both are equal, positive if it is after it. All times have an order: those
  /// that are not valid are after all others, and those that are not known before these.
  fileprivate func order(to other: CMTime) -> Int {
    guard isNumeric, other.isNumeric else {
      return rank < other.rank ? -1 : rank == other.rank ? 0 : 1
    }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let left = value.multipliedFullWidth(by: Int64(other.timescale))
    let right = other.value.multipliedFullWidth(by: Int64(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low < right.low ? -1 : left.low == right.low ? 0 : 1
  }

  private var rank: Int {
    if !isValid { return 4 }
    if isIndefinite { return 3 }
    if isPositiveInfinity { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

extension CMTime {
  public static func + (left: CMTime, right: CMTime) -> CMTime { left.adding(right, 1) }

  public static func - (left: CMTime, right: CMTime) -> CMTime { left.adding(right, -1) }

  fileprivate func adding(_ other: CMTime, _ sign: Int64) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    guard isNumeric, other.isNumeric else {
      if isIndefinite || other.isIndefinite { return .indefinite }
      let sum = seconds + Double(sign) * other.seconds
      return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
    }
    let scale = commonScale(with: other)
    let (left, right) = (
      convertScale(scale, method: .default), other.convertScale(scale, method: .default)
    )
    guard left.isNumeric, right.isNumeric else {
      return CMTime(seconds: seconds + Double(sign) * other.seconds, preferredTimescale: 1)
    }
    let (sum, overflows) = left.value.addingReportingOverflow(sign * right.value)
    if overflows { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
    let rounded = left.flags.union(right.flags).intersection(.hasBeenRounded)
    return CMTime(value: sum, timescale: scale, flags: [.valid, rounded], epoch: epoch)
  }

  private func commonScale(with other: CMTime) -> CMTimeScale {
    if timescale == other.timescale { return timescale }
    var (a, b) = (Int64(timescale), Int64(other.timescale))
    while b != 0 { (a, b) = (b, a % b) }
    let multiple = Int64(timescale) / a * Int64(other.timescale)
    return CMTimeScale(exactly: multiple) ?? max(timescale, other.timescale)
  }

  fileprivate func multiplied(by factor: Double) -> CMTime {
    guard isNumeric else {
      return isValid && factor < 0 && !isIndefinite ? CMTime.zero - self : self
    }
    return CMTime(seconds: seconds * factor, preferredTimescale: max(timescale, 1_000_000))
  }
}

/// Creates a time from a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates a time from seconds, which are rounded to the scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds: not a number if it is not valid or not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a time multiplied by a whole number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  if overflows { return time.value > 0 ? .positiveInfinity : .negativeInfinity }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}

/// Returns a time multiplied by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.multiplied(by: multiplier)
}

/// Compares two times: negative if the first is earlier, zero if both are equal, positive if it is later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  Int32(time1.order(to: time2))
}

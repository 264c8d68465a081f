/// A range of time, from a start for a duration. See Apple's documentation of `CMTimeRange`.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  /// Creates a range that is not valid.
  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range from a start to an end, which is not part of it.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  public static let invalid = CMTimeRange()
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// The end, which is not part of the range.
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns a Boolean value that indicates whether a time is in the range.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }
}

/// Creates a range from a start for a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

import Foundation

/// The numerator of a ``CMTime``.
public typealias CMTimeValue = Int64
/// The denominator of a ``CMTime``: parts of a second.
public typealias CMTimeScale = Int32
/// A number that distinguishes times of different timelines.
public typealias CMTimeEpoch = Int64

/// The special properties of a ``CMTime``.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is one.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time is rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known, such as the duration of a video that has not been loaded.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The time is no number: infinite or indefinite.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction of seconds. See Apple's documentation of `CMTime`.
///
/// Calculations use the finer of two scales, or the least common multiple of both where that is possible.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The parts of a second that `value` counts.
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Creates a time that is not valid.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time from a fraction of seconds. It is not valid if the scale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time from seconds, which are rounded to the scale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self = .of(seconds, preferredTimescale)
  }

  public static let invalid = CMTime()
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// The time in seconds: not a number if it is not valid or not known.
  public var seconds: Double {
    guard flags.contains(.valid) else { return .nan }
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    if flags.contains(.indefinite) { return .nan }
    return Double(value) / Double(timescale)
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// True if the time is a number.
  public var isNumeric: Bool {
    isValid && flags.intersection(.impliedValueFlagsMask).isEmpty
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the time on another scale, rounded half away from zero.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    return CMTime(rounding: exact.rounded(method.rule), of: exact, newTimescale)
  }

  private init(_ flag: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, flag], epoch: 0)
  }

  private init(rounding rounded: Double, of exact: Double, _ timescale: CMTimeScale) {
    guard let value = CMTimeValue(exactly: rounded) else {
      self = exact > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let flags: CMTimeFlags = rounded == exact ? .valid : [.valid, .hasBeenRounded]
    self.init(value: value, timescale: timescale, flags: flags, epoch: 0)
  }

  private static func of(_ seconds: Double, _ timescale: CMTimeScale) -> CMTime {
    if timescale <= 0 || seconds.isNaN { return .invalid }
    if seconds.isInfinite { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
    let exact = seconds * Double(timescale)
    return CMTime(rounding: exact.rounded(), of: exact, timescale)
  }
}

/// The ways to round a time that another scale cannot express. See Apple's documentation of `CMTimeRoundingMethod`.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// Half away from zero.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

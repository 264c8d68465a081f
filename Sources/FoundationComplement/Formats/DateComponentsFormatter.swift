import Foundation

/// Formats durations. See Apple's documentation of `DateComponentsFormatter`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:05"
    case positional = 0
    /// "1h 10m 5s"
    case abbreviated = 1
    /// "1 hr, 10 min, 5 sec"
    case short = 2
    /// "1 hour, 10 minutes, 5 seconds"
    case full = 3
    /// Like `full`: numbers are not spelled out here.
    case spellOut = 4
    /// "1hr 10min 5sec"
    case brief = 5
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var referenceDate: Date?
  open var formattingContext = Formatter.Context.unknown

  /// Returns the duration as text.
  /// - Parameter ti: the duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let seconds = Int(ti.rounded(.towardZero))
    return string(ofSeconds: seconds)
  }

  /// Returns the duration between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the total duration of components as text.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let interval as TimeInterval: string(from: interval)
    case let components as DateComponents: string(from: components)
    default: nil
    }
  }

  private static let units: [(NSCalendar.Unit, Int, Duration.UnitsFormatStyle.Unit)] = [
    (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours),
    (.minute, 60, .minutes), (.second, 1, .seconds),
  ]

  private func string(ofSeconds total: Int) -> String {
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    var rest = abs(total)
    var parts: [(value: Int, unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = []
    for (unit, seconds, name) in Self.units where allowed.contains(unit) {
      parts.append((rest / seconds, name, seconds))
      rest %= seconds
    }
    guard !parts.isEmpty else { return "" }
    let isPositional = unitsStyle == .positional
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    if drops.contains(.dropLeading), let first = parts.firstIndex(where: { $0.value != 0 }) {
      parts.removeFirst(first)
    } else if drops.contains(.dropLeading) {
      parts = [parts.last!]
    }
    if !isPositional, parts.count > 1 {
      let last = parts.count - 1
      let kept = parts.enumerated().filter { index, part in
        part.value != 0
          || !(drops.contains(.dropMiddle) && index > 0 && index < last
            || drops.contains(.dropTrailing) && index == last)
      }.map(\.element)
      parts = kept.isEmpty ? [parts.last!] : kept
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = isPositional ? positional(parts.map(\.value)) : worded(parts)
    return total < 0 ? "-" + text : text
  }

  private func positional(_ values: [Int]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    // A duration of less than a minute is shown in seconds alone.
    return values.enumerated().map { index, value in
      index == 0 && !pads ? "\(value)" : String(format: "%02ld", value)
    }.joined(separator: ":")
  }

  private func worded(
    _ parts: [(value: Int, unit: Duration.UnitsFormatStyle.Unit, seconds: Int)]
  ) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let locale = calendar?.locale ?? .current
    let words = parts.map { part in
      Duration.seconds(part.value * part.seconds).formatted(
        .units(
          allowed: [part.unit], width: width, maximumUnitCount: 1,
          zeroValueUnits: .show(length: 1)
        ).locale(locale))
    }
    return words.joined(separator: unitsStyle == .full || unitsStyle == .short ? ", " : " ")
  }

  /// Returns the total duration of components as text, in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

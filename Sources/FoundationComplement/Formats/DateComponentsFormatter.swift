import Foundation

/// Formats durations. See Apple's documentation of `DateComponentsFormatter`.
///
/// Years and months are those of the calendar between the two dates, or from the reference date.
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
  open var referenceDate: Date?
  open var formattingContext = Formatter.Context.unknown

  /// Returns the duration as text.
  /// - Parameter ti: the duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard Self.isSensible(ti) else { return nil }
    if dependsOnCalendar { return string(from: start, to: start.addingTimeInterval(ti)) }
    var rest = Int(abs(ti))
    let parts = shownUnits.map { unit -> Part in
      defer { rest %= unit.seconds }
      return (value: rest / unit.seconds, unit: unit)
    }
    return string(of: parts, isNegative: ti <= -1)
  }

  /// Returns the duration between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let distance = endDate.timeIntervalSince(startDate)
    guard dependsOnCalendar, Self.isSensible(distance) else { return string(from: distance) }
    let components = (calendar ?? .current).dateComponents(
      Set(shownUnits.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return string(
      of: shownUnits.map { (value: components.value(for: $0.component) ?? 0, unit: $0) },
      isNegative: distance <= -1)
  }

  /// Returns the total duration of components as text.
  open func string(from components: DateComponents) -> String? {
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

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private static func isSensible(_ distance: TimeInterval) -> Bool {
    distance.isFinite && abs(distance) < 1e12
  }

  // MARK: Units

  private typealias Part = (value: Int, unit: DurationUnit)

  private struct DurationUnit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    /// The name in Unicode.
    let name: String
    /// The length in seconds; that of a year or a month depends on which one it is.
    let seconds: Int
    /// Nil if a `Duration` has no such unit.
    let ofDuration: Duration.UnitsFormatStyle.Unit?

    static let all = [
      DurationUnit(
        flag: .year, component: .year, name: "year", seconds: 31_536_000, ofDuration: nil),
      DurationUnit(
        flag: .month, component: .month, name: "month", seconds: 2_592_000, ofDuration: nil),
      DurationUnit(
        flag: .weekOfMonth, component: .weekOfMonth, name: "week", seconds: 604_800,
        ofDuration: .weeks),
      DurationUnit(flag: .day, component: .day, name: "day", seconds: 86_400, ofDuration: .days),
      DurationUnit(flag: .hour, component: .hour, name: "hour", seconds: 3600, ofDuration: .hours),
      DurationUnit(
        flag: .minute, component: .minute, name: "minute", seconds: 60, ofDuration: .minutes),
      DurationUnit(
        flag: .second, component: .second, name: "second", seconds: 1, ofDuration: .seconds),
    ]
  }

  private var shownUnits: [DurationUnit] {
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    return DurationUnit.all.filter { allowed.contains($0.flag) }
  }

  private var dependsOnCalendar: Bool {
    allowedUnits.contains(.year) || allowedUnits.contains(.month)
  }

  // MARK: Text

  private func string(of parts: [Part], isNegative: Bool) -> String {
    var parts = parts
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
    return isNegative ? "-" + text : text
  }

  private func positional(_ values: [Int]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    // A duration of less than a minute is shown in seconds alone.
    return values.enumerated().map { index, value in
      index == 0 && !pads ? "\(value)" : String(format: "%02ld", value)
    }.joined(separator: ":")
  }

  private func worded(_ parts: [Part]) -> String {
    let (width, length): (Duration.UnitsFormatStyle.UnitWidth, String) =
      switch unitsStyle {
      case .full, .spellOut: (.wide, "full-name")
      case .short, .brief: (.abbreviated, "short")
      case .abbreviated, .positional: (.narrow, "narrow")
      }
    let locale = calendar?.locale ?? .current
    let words = parts.map { value, unit in
      guard let named = unit.ofDuration else {
        let skeleton = "unit/\(unit.name) unit-width-\(length)"
        return UnitText(Double(value), skeleton: skeleton, locale: locale)?.text
          ?? "\(value) \(unit.name)"
      }
      return Duration.seconds(value * unit.seconds).formatted(
        .units(
          allowed: [named], width: width, maximumUnitCount: 1, zeroValueUnits: .show(length: 1)
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

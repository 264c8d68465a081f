import BanyanHost
import Foundation
import FoundationComplement

/// A date or time in a text. Some forms change as time passes.
enum TimeText: Equatable, Sendable {
  case live(any LiveTimeText)
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
}

extension Text {
  /// The style of a date. See Apple's documentation of `Text.DateStyle`.
  public struct DateStyle: Equatable, Codable, Sendable {
    fileprivate enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// "11:23 PM"
    public static let time = DateStyle(kind: .time)
    /// "June 3, 2019"
    public static let date = DateStyle(kind: .date)
    /// "2 hr, 23 min": the distance of the date from now. It changes as time passes.
    public static let relative = DateStyle(kind: .relative)
    /// "+2 hours": the signed distance of the date from now. It changes as time passes.
    public static let offset = DateStyle(kind: .offset)
    /// "36:59:01": the time until or since the date. It changes as time passes.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date, or its distance from now.
  public init(_ date: Date, style: DateStyle) {
    self.init(.time(.date(date, style)))
  }

  /// Creates a text that shows a time range between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.time(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Creates a text that shows a time range between two dates.
  public init(_ interval: DateInterval) {
    self.init(.time(.interval(interval.start, interval.end)))
  }

  /// Creates a text that shows a timer for an interval.
  /// - Parameters:
  ///   - timerInterval: the start and end of the timer.
  ///   - pauseTime: the time at which the timer pauses, if it does.
  ///   - countsDown: whether to show the remaining time.
  ///   - showsHours: whether to show hours if there are any.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .time(
        .timer(
          timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension TimeText {
  static func == (left: TimeText, right: TimeText) -> Bool {
    switch (left, right) {
    case (.live(let left), .live(let right)): left.isEqual(to: right)
    case (.date(let left, let leftStyle), .date(let right, let rightStyle)):
      left == right && leftStyle == rightStyle
    case (.interval(let left, let leftEnd), .interval(let right, let rightEnd)):
      left == right && leftEnd == rightEnd
    case (.timer(let left, let a, let b, let c), .timer(let right, let d, let e, let f)):
      left == right && a == d && b == e && c == f
    default: false
    }
  }

  func string(reading values: EnvironmentValues) -> String {
    switch self {
    case .live(let live): return live.string(reading: values)
    case .date(let date, let style):
      return string(of: date, style, reading: values)
    case .interval(let start, let end):
      let style = Date.IntervalFormatStyle(
        date: .abbreviated, time: .shortened, locale: values.locale, calendar: values.calendar,
        timeZone: values.timeZone)
      return start < end ? style.format(start..<end) : string(of: start, .date, reading: values)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let now = min(max(pauseTime ?? values.now, interval.lowerBound), interval.upperBound)
      if pauseTime == nil, now < interval.upperBound { values.readTime(untilNext: 1) }
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now).rounded(.up)
        : now.timeIntervalSince(interval.lowerBound).rounded(.down)
      return Self.clock(seconds, showsHours: showsHours)
    }
  }

  private func string(
    of date: Date, _ style: Text.DateStyle, reading values: EnvironmentValues
  ) -> String {
    func formatted(
      _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    )
      -> String
    {
      Date.FormatStyle(
        date: day, time: time, locale: values.locale, calendar: values.calendar,
        timeZone: values.timeZone
      ).format(date)
    }
    switch style.kind {
    case .time: return formatted(date, .omitted, .shortened)
    case .date: return formatted(date, .long, .omitted)
    case .timer:
      values.readTime(untilNext: 1)
      return Self.clock(abs(date.timeIntervalSince(values.now)).rounded(.down), showsHours: true)
    case .relative, .offset:
      let distance = date.timeIntervalSince(values.now)
      values.readTime(untilNext: abs(distance) < 3600 ? 1 : 60)
      return style.kind == .relative
        ? Self.relative(distance, locale: values.locale)
        : Self.offset(distance, locale: values.locale)
    }
  }

  private static let longest = 1e11

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    guard seconds.isFinite, seconds < longest else { return "--:--" }
    let total = max(Int(seconds), 0)
    let (minutes, rest) = (total / 60, total % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard showsHours, minutes >= 60 else { return "\(minutes):\(tail)" }
    let (hours, left) = (minutes / 60, minutes % 60)
    return "\(hours):\(left < 10 ? "0\(left)" : "\(left)"):\(tail)"
  }

  private static func relative(_ distance: Double, locale: Locale) -> String {
    words(distance, .abbreviated, count: 2, locale)
  }

  private static func offset(_ distance: Double, locale: Locale) -> String {
    let words = words(distance, .wide, count: 1, locale)
    return abs(distance) < 365 * 86_400 ? (distance < 0 ? "-" : "+") + words : words
  }

  private static func words(
    _ distance: Double, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale
  ) -> String {
    guard distance.isFinite, abs(distance) < longest else { return "" }
    let days = abs(distance) / 86_400
    let duration = Duration.seconds(Int(abs(distance)))
    if days >= 365, count == 1 || days >= 730 {
      return years(distance, locale)
    }
    let units: Set<Duration.UnitsFormatStyle.Unit> =
      days >= 1 ? [.weeks, .days, .hours] : [.hours, .minutes, .seconds]
    return duration.formatted(
      .units(allowed: units, width: width, maximumUnitCount: count).locale(locale))
  }

  /// Returns a distance in years, for which durations have no unit.
  private static func years(_ distance: Double, _ locale: Locale) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return Date.AnchoredRelativeFormatStyle(
      anchor: start.addingTimeInterval(distance), presentation: .numeric, locale: locale
    ).format(start)
  }
}

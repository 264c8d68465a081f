import Foundation

/// The dates at which a ``TimelineView`` is updated.
///
/// ```swift
/// struct Doubling: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
///     sequence(state: (startDate, 1.0)) { state in
///       defer { state = (state.0.addingTimeInterval(state.1), state.1 * 2) }
///       return state.0
///     }
///   }
/// }
/// ```
///
/// See Apple's documentation of `TimelineSchedule`.
public protocol TimelineSchedule {
  /// A sequence of dates, each later than the one before.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// Returns the dates since the view appeared or received this schedule.
  /// - Parameters:
  ///   - startDate: the date from which dates are needed. The first may precede it, and applies until the next.
  ///   - mode: always `normal` here.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Dates at equal intervals, of which one that is far ahead is found at once.
package protocol SkippingDates: IteratorProtocol where Element == Date {
  /// Leaves dates out, so that the next one is the newest that is not later than a date, if there are several.
  mutating func skip(to date: Date)
}

/// The update frequency of a schedule. See Apple's documentation of `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule specifies.
  case normal
  /// At a low frequency, as on a dimmed display. No host requests it.
  case lowFrequency
}

/// A schedule with dates at equal intervals. See Apple's documentation of `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The endless dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var step: Double

    public mutating func next() -> Date? {
      defer { step += 1 }
      return date(of: step)
    }

    fileprivate func date(of step: Double) -> Date { start.addingTimeInterval(step * interval) }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  /// - Parameters:
  ///   - startDate: one of its dates; the schedule also has dates before it.
  ///   - interval: the number of seconds between dates. An interval that is not positive traps.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(interval > 0, "the interval of a schedule must be above zero")
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, step: steps)
  }
}

extension PeriodicTimelineSchedule.Entries: SkippingDates {
  package mutating func skip(to date: Date) {
    var newest = (date.timeIntervalSince(start) / interval).rounded(.down)
    // The division and the dates are rounded.
    if self.date(of: newest) > date { newest -= 1 }
    if self.date(of: newest + 1) <= date { newest += 1 }
    if newest > step { step = newest }
  }
}

/// A schedule with the start of every minute. See Apple's documentation of `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without an end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    // Time zones differ from each other by whole minutes.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule with explicit dates. See Apple's documentation of `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates, each later than the one before.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with dates at equal intervals.
  /// - Parameters:
  ///   - startDate: one of the dates.
  ///   - interval: the number of seconds between dates.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule with the given dates, each later than the one before.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

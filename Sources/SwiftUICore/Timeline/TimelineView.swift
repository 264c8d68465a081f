import BanyanGraph
import Foundation

/// A view that is looked at again at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Its content is made anew at each date, and whenever something else that it reads changes. A schedule that differs from the one before
/// starts anew. Nothing is made while nobody is connected to the window. The schedule `animation`, which has as many dates as a
/// screen has pictures, is not there: each is a message to a browser. See Apple's documentation of `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content is looked at.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// No more than once in a second.
      case seconds
      /// No more than once in a minute.
      case minutes
    }

    /// The date of the schedule that holds now.
    public let date: Date
    /// How often the content is looked at: always `live` here.
    public let cadence: Cadence

    /// Forgets what has been drawn in advance: nothing here.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var course = TimelineCourse<Schedule>()
  @Environment(\.timelineClock) private var clock
}

/// What the content of a ``TimelineView`` is told, whatever its schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that is looked at again at the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: course.date(of: schedule, by: clock), cadence: .live))
  }
}

/// How far a schedule has come.
@MainActor
private final class TimelineCourse<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var current: Date?
  private var next: Date?

  nonisolated init() {}

  /// The date that holds now. Whoever is being evaluated looks again at the next.
  func date(of newSchedule: Schedule, by clock: TimelineClock) -> Date {
    let now = clock.now
    let isSame = schedule.map { Comparison.of(Schedule.self).isUnchanged($0, newSchedule) }
    if isSame != true {
      schedule = newSchedule
      dates = newSchedule.entries(from: now, mode: .normal).makeIterator()
      // The first date holds even before it has come.
      current = dates?.next()
      next = dates?.next()
    }
    while let date = next, date <= now {
      current = date
      next = dates?.next()
    }
    if let next { clock.look(at: next) }
    return current ?? now
  }
}

/// The time of a window.
struct TimelineClock {
  let values: EnvironmentValues

  var now: Date { values.now }

  func look(at date: Date) { values.readTime(until: date) }
}

extension EnvironmentValues {
  fileprivate var timelineClock: TimelineClock { TimelineClock(values: self) }
}

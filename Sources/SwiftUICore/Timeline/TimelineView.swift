import BanyanGraph
import Foundation

/// A view that is updated at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Its content is made at each date, and whenever something else that it reads changes. A schedule that differs from the previous one
/// starts anew. Nothing is made while nobody is connected to the window. The schedule `animation`, with a date for each frame of the
/// screen, does not exist here, because each date would be a message to a browser. See Apple's documentation of `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content is updated.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// How often the content is updated: always `live` here.
    public let cadence: Cadence

    /// Discards what was drawn in advance; nothing is here.
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
  /// Creates a view that is updated at the dates of a schedule.
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

/// How far a view has come in its schedule.
@MainActor
private final class TimelineCourse<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var current: Date?
  private var next: Date?

  nonisolated init() {}

  /// The current date. Whatever is being evaluated runs again at the next.
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

import BanyanGraph
import Foundation

/// A view that updates at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Its content is made at each date, and whenever another dependency changes; the views around it are not affected. A
/// schedule that differs from the previous one starts over. Before the first date of a schedule, the context has the date at which the
/// view received it, and after the last one the last (MF11). There are no updates while the window is in the background, or
/// while its page has not received the last 24 changes; afterward the view continues with the current date, and skips those
/// in between. That takes no time for the schedules of this module with equal intervals; a schedule of your own is asked for
/// each date in between, 10,000 of them in one update. See Apple's documentation of `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of the content.
  public struct Context {
    /// The update frequency of the content.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule specifies.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// The update frequency of the content, which is always `live` here.
    public let cadence: Cadence

    /// Discards content drawn in advance. There is none here.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var course = TimelineCourse<Schedule>()
  @Environment(\.timelineClock) private var clock
}

/// The context of a ``TimelineView``'s content, for any schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that updates at the dates of a schedule.
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

/// The progress of a view in its schedule. It changes at the next date.
private final class TimelineCourse<Schedule: TimelineSchedule>: Source {
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  private var current: Date?
  private var next: Date?

  nonisolated override init() {}

  override var traceName: String { "schedule" }

  /// Returns the current date. The current evaluation runs again at the next date.
  func date(of newSchedule: Schedule, by clock: TimelineClock) -> Date {
    let now = clock.now
    let isSame = schedule.map { Comparison.of(Schedule.self).isUnchanged($0, newSchedule) }
    if isSame != true {
      schedule = newSchedule
      dates = newSchedule.entries(from: now, mode: .normal).makeIterator()
      next = dates?.next()
      // A schedule without dates leaves the view as it is. The current date applies until the first one has come.
      if current == nil || next != nil { current = now }
    }
    catchUp(with: now)
    track()
    // A schedule that is still behind has other work of the app in between.
    clock.run(self, at: isDue(at: now) ? now.addingTimeInterval(Frames.usualInterval) : next)
    return current ?? now
  }

  /// True if the next date has come.
  private func isDue(at now: Date) -> Bool {
    next.map { $0.timeIntervalSince(now) <= Timetable.tolerance } ?? false
  }

  /// Goes on to the newest date that has come. A view that has not been seen for days may be millions of dates behind, so
  /// dates at equal intervals are skipped, and of others no more than a number is looked at in one update.
  private func catchUp(with now: Date) {
    var steps = 0
    while steps < Timetable.mostDates, let date = next, isDue(at: now) {
      current = date
      if steps == 1 { skip(to: now) }
      next = dates?.next()
      steps += 1
    }
  }

  private func skip(to now: Date) {
    guard var skipping = dates as? any SkippingDates else { return }
    skipping.skip(to: now)
    dates = skipping as? Schedule.Entries.Iterator
  }
}

/// The clock of a window.
struct TimelineClock {
  let values: EnvironmentValues

  var now: Date { values.now }

  /// Runs the readers of a source again at a date; nil for never.
  @MainActor func run(_ source: Source, at date: Date?) {
    guard let timetable = values.context?.window?.timeOfDay.timetable else { return }
    if let date { timetable.run(source, at: date) } else { timetable.remove(source) }
  }
}

extension EnvironmentValues {
  fileprivate var timelineClock: TimelineClock { TimelineClock(values: self) }
}

import Foundation

/// A schedule with a date for each frame of an animation.
///
/// Use it for continuous motion that is a function of time: the hands of a clock, a wave, or a countdown in
/// tenths of a second.
///
/// ```swift
/// struct Pendulum: View {
///   var isStopped = false
///
///   var body: some View {
///     TimelineView(.animation(minimumInterval: 1 / 60, paused: isStopped)) { context in
///       let seconds = context.date.timeIntervalSinceReferenceDate
///       Capsule()
///         .frame(width: 4, height: 120)
///         .rotationEffect(.degrees(30 * sin(seconds * 2)), anchor: .top)
///     }
///   }
/// }
/// ```
///
/// At each date, only the content of the timeline is made again, and differences are sent to the browser. Prefer
/// `withAnimation` and `animation(_:value:)` for a transition from one value to another: the browser animates it on its
/// own, without a message for each frame.
///
/// There are 30 dates per second by default, and 60 at most. Views with the same dates are updated together. There are no
/// dates while the window is in the background, and frames are skipped while the connection is slower. See Apple's
/// documentation of `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule: endless, or none if it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: TimeInterval

    fileprivate init(from date: Date?, by interval: TimeInterval) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      guard let current = date else { return nil }
      date = Frames.next(after: current, by: interval)
      return current
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  /// - Parameters:
  ///   - minimumInterval: the minimum number of seconds between dates; nil for a 30th. Each date is that of a frame, at
  ///     60 frames per second.
  ///   - paused: whether the schedule has no dates. A view that is paused keeps its last date, and continues with the current one
  ///     when it resumes (MF12).
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? Frames.usualInterval
    isPaused = paused
  }

  /// Returns the dates of frames since a date: none if the schedule is paused, or if the mode is `lowFrequency`.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(from: isPaused || mode == .lowFrequency ? nil : start, by: interval)
  }
}

extension AnimationTimelineSchedule.Entries: SkippingDates {
  package mutating func skip(to newest: Date) {
    guard let date else { return }
    self.date = Frames.newest(until: newest, after: date, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with a date for each frame of an animation: 30 per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule with a date for each frame of an animation.
  /// - Parameters:
  ///   - minimumInterval: the minimum number of seconds between dates; nil for a 30th.
  ///   - paused: whether the schedule has no further dates.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// The frames of all windows, 60 per second of the reference time, so that animated views share dates.
enum Frames {
  static let rate = 60.0
  static let usualInterval: TimeInterval = 1 / 30

  /// Returns the first frame at least an interval after a date.
  static func next(after date: Date, by interval: TimeInterval) -> Date {
    // Each frame is different, even if the interval is NaN.
    let interval = interval > 1 / rate ? interval : 1 / rate
    let earliest = date.timeIntervalSinceReferenceDate + interval
    // Dates are exact to a ten millionth of a second, so the date of a frame maps to itself.
    return Date(timeIntervalSinceReferenceDate: (earliest * rate - 0.001).rounded(.up) / rate)
  }

  /// Returns the newest frame until a date that `next(after:by:)` comes to from a frame, which is that frame if it comes
  /// to none.
  static func newest(until end: Date, after frame: Date, by interval: TimeInterval) -> Date {
    let interval = interval > 1 / rate ? interval : 1 / rate
    let first = (frame.timeIntervalSinceReferenceDate * rate).rounded()
    let step = (interval * rate - 0.001).rounded(.up)
    let count = ((end.timeIntervalSinceReferenceDate * rate - first) / step).rounded(.down)
    guard count >= 0 else { return frame }
    func date(_ count: Double) -> Date {
      Date(timeIntervalSinceReferenceDate: (first + count * step) / rate)
    }
    // The division and the dates are rounded.
    if date(count + 1) <= end { return date(count + 1) }
    return date(date(count) <= end ? count : max(0, count - 1))
  }
}

import Foundation

/// A date for each frame of an animation.
///
/// Use it for what moves by itself for as long as it is seen, and is a function of the time: the hands of a clock, a wave, a countdown in
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
/// At each date the content of the timeline is made again, and nothing else; what differs is sent to the browser. Prefer
/// `withAnimation` and `animation(_:value:)` where something moves from one value to another: the browser does that by itself, without a
/// message for each frame.
///
/// There are 30 dates in a second if no interval is given, and 60 at most. Views whose dates fall together are updated together. No date
/// comes while the window is in the background, nor while the connection is slower than the frames: then frames are left out. See Apple's
/// documentation of `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule: endless, or one if it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: TimeInterval?

    fileprivate init(from date: Date, by interval: TimeInterval?) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      guard let current = date else { return nil }
      date = interval.map { Frames.next(after: current, by: $0) }
      return current
    }
  }

  private let interval: TimeInterval?

  /// Creates a schedule.
  /// - Parameters:
  ///   - minimumInterval: how many seconds are at least from one date to the next; nil for a 30th. Each date is that of a frame, of
  ///     which there are 60 in a second.
  ///   - paused: whether there are no more dates. A view that is given the schedule unpaused goes on with the date that it is then.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? nil : minimumInterval ?? Frames.usualInterval
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(from: start, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date for each frame of an animation: 30 in a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A date for each frame of an animation.
  /// - Parameters:
  ///   - minimumInterval: how many seconds are at least from one date to the next; nil for a 30th.
  ///   - paused: whether there are no more dates.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// The frames of all windows, 60 in a second of the reference time, so that views that move have dates in common.
private enum Frames {
  static let rate = 60.0
  static let usualInterval: TimeInterval = 1 / 30

  /// The first frame that is an interval or more after a date.
  static func next(after date: Date, by interval: TimeInterval) -> Date {
    // Whatever the interval is, even no number, each frame is another.
    let interval = interval > 1 / rate ? interval : 1 / rate
    let earliest = date.timeIntervalSinceReferenceDate + interval
    // A date is exact to a ten millionth of a second: one that is a frame stays it.
    return Date(timeIntervalSinceReferenceDate: (earliest * rate - 0.001).rounded(.up) / rate)
  }
}

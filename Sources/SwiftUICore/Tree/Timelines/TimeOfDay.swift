import BanyanGraph
import BanyanHost
import Foundation

/// The time of day in a window. Texts that read it are evaluated again when their time has passed.
@MainActor
final class TimeOfDay: Source {
  private let runtime: Runtime
  /// The window that shows the time.
  private(set) weak var window: WindowNode?
  /// The time of the first request, and a function that measures the time since then.
  private let start = Date.now
  private let elapsed: () -> Duration
  /// The date at which the readers run again; in the past if nothing has been read since.
  private var wakeUp = Date.distantPast
  /// The times at which the window's timelines and its texts update.
  private(set) lazy var timetable = Timetable(self, of: runtime)

  init(_ window: WindowNode) {
    self.window = window
    runtime = window.runtime
    elapsed = Self.stopwatch(window.runtime.clock)
  }

  private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The current time of the app's clock. In tests, time only passes when the test advances it.
  var now: Date {
    if runtime.clock is ContinuousClock { return .now }
    let parts = elapsed().components
    return start.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
  }

  /// Makes the current evaluation run again at the start of the next second or minute.
  func read(untilNext interval: TimeInterval) {
    let now = self.now.timeIntervalSinceReferenceDate
    read(
      until: Date(timeIntervalSinceReferenceDate: ((now / interval).rounded(.down) + 1) * interval))
  }

  /// Makes the current evaluation run again at a given time.
  func read(until next: Date) {
    track()
    if wakeUp > now, wakeUp <= next { return }
    wakeUp = next
    timetable.run(self, at: next)
  }

  func end() { timetable.end() }
}

extension WindowNode {
  /// The time of day for views that show it.
  var timeOfDay: TimeOfDay {
    if let shownTime { return shownTime }
    let time = TimeOfDay(self)
    shownTime = time
    return time
  }
}

extension EnvironmentValues {
  /// The current time of the app's clock.
  var now: Date {
    guard let window = context?.window else { return .now }
    return assumingMainActor { window.timeOfDay.now }
  }

  /// Makes the current evaluation run again at the start of the next second or minute.
  func readTime(untilNext interval: TimeInterval) {
    guard let window = context?.window else { return }
    assumingMainActor { window.timeOfDay.read(untilNext: interval) }
  }

  /// Makes the current evaluation run again at a given time.
  func readTime(until next: Date) {
    guard let window = context?.window else { return }
    assumingMainActor { window.timeOfDay.read(until: next) }
  }
}

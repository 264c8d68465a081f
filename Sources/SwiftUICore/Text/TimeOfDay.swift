import BanyanGraph
import BanyanHost
import Foundation

/// What time it is for a window: texts that read it are looked at again when it has passed.
@MainActor
final class TimeOfDay: Source {
  private let runtime: Runtime
  /// The window that it is the time of.
  private(set) weak var window: WindowNode?
  /// When the time now was asked for first, and how to know how long that is ago.
  private let start = Date.now
  private let elapsed: () -> Duration
  private var wakeUp: Date?
  private var task: Task<Void, Never>?
  /// When the window's timelines are updated.
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

  /// Now, by the app's clock: in tests time passes only when they say so.
  var now: Date {
    if runtime.clock is ContinuousClock { return .now }
    let parts = elapsed().components
    return start.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
  }

  /// Has whoever is being evaluated look again when the next second or minute begins.
  func read(untilNext interval: TimeInterval) {
    let now = self.now.timeIntervalSinceReferenceDate
    read(
      until: Date(timeIntervalSinceReferenceDate: ((now / interval).rounded(.down) + 1) * interval))
  }

  /// Makes whatever is being evaluated run again at a moment.
  func read(until next: Date) {
    track()
    if let wakeUp, wakeUp <= next { return }
    wakeUp = next
    task?.cancel()
    let delay = max(next.timeIntervalSince(now), 0.001)
    task = Task { [weak self, clock = runtime.clock] in
      try? await clock.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.strike() }
    }
  }

  private func strike() {
    wakeUp = nil
    task = nil
    runtime.perform { changed(in: runtime) }
  }

  func end() {
    task?.cancel()
    timetable.end()
  }
}

extension WindowNode {
  /// What time it is, for something that shows it.
  var timeOfDay: TimeOfDay {
    if let shownTime { return shownTime }
    let time = TimeOfDay(self)
    shownTime = time
    return time
  }
}

extension EnvironmentValues {
  /// Now, by the app's clock.
  var now: Date {
    guard let window = context?.window else { return .now }
    return assumingMainActor { window.timeOfDay.now }
  }

  /// Has whoever is being evaluated look again when the next second or minute begins.
  func readTime(untilNext interval: TimeInterval) {
    guard let window = context?.window else { return }
    assumingMainActor { window.timeOfDay.read(untilNext: interval) }
  }
}

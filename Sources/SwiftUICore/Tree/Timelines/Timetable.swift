import BanyanGraph
import Foundation

/// The update times of a window's timelines. Timelines with the same date update together.
///
/// Updates pause while they would not be seen: before the window has a viewer, while it is in the background, and while the
/// host reports that many batches have not arrived. Afterward they continue with the current date, and skip those in between.
@MainActor
final class Timetable {
  /// Dates less than half a millisecond apart count as the same.
  static let tolerance = 0.000_5
  /// The most dates of a schedule that one update goes through: a few milliseconds.
  static let mostDates = 10_000
  /// The maximum number of batches underway: three times as many as a page applies before it acknowledges them
  /// (wire-protocol.md).
  static let mostBatchesUnderway: UInt32 = 24

  private let runtime: Runtime
  private weak var timeOfDay: TimeOfDay?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var wakeUp: Date?
  private var task: Task<Void, Never>?
  private var isStriking = false
  private var lastSent: UInt32 = 0
  private var lastArrived: UInt32 = 0

  /// A source that timelines have read, and the date at which it changes.
  private struct Entry {
    weak var source: Source?
    let date: Date
  }

  init(_ timeOfDay: TimeOfDay, of runtime: Runtime) {
    self.timeOfDay = timeOfDay
    self.runtime = runtime
  }

  /// Runs the readers of a source again at a date.
  func run(_ source: Source, at date: Date) {
    entries[ObjectIdentifier(source)] = Entry(source: source, date: date)
    if let wakeUp, wakeUp <= date { return }
    goOn()
  }

  /// Removes a source.
  func remove(_ source: Source) {
    if entries.removeValue(forKey: ObjectIdentifier(source)) != nil { goOn() }
  }

  /// Waits for the next date, if updates can be seen.
  func goOn() {
    if isStriking { return }
    var next: Date?
    if isSeen {
      entries = entries.filter { $0.value.source != nil }
      next = entries.values.lazy.map(\.date).min()
    }
    if next == wakeUp { return }
    wakeUp = next
    task?.cancel()
    task = nil
    guard let next, let timeOfDay else { return }
    // A clock cannot wait indefinitely, so it checks again after some years.
    let delay = min(max(0, next.timeIntervalSince(timeOfDay.now)), 1e8)
    task = Task { [weak self, clock = runtime.clock] in
      try? await clock.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.strike() }
    }
  }

  private func strike() {
    wakeUp = nil
    task = nil
    guard isSeen, let now = timeOfDay?.now else { return }
    let due = entries.filter { $0.value.date.timeIntervalSince(now) <= Self.tolerance }
    for key in due.keys { entries[key] = nil }
    isStriking = true
    runtime.perform { for entry in due.values { entry.source?.changed(in: runtime) } }
    isStriking = false
    goOn()
  }

  func end() {
    entries = [:]
    task?.cancel()
    task = nil
  }

  // MARK: Visibility and pacing

  private var isSeen: Bool {
    guard let window = timeOfDay?.window, window.isViewed, !isAhead else { return false }
    return Tracking.ignore { window.inner?.value(for: ScenePhaseKey.self) } != .background
  }

  /// True if the host has sent many more batches than have arrived.
  private var isAhead: Bool { lastSent >= lastArrived &+ Self.mostBatchesUnderway }

  /// Records that the host has sent a batch. Batches do not start at one in a window that another process started.
  func didSend(_ batch: UInt32) {
    if lastSent == 0 { lastArrived = max(lastArrived, batch &- 1) }
    lastSent = max(lastSent, batch)
  }

  /// Records that a batch, and all batches before it, have arrived.
  func didAcknowledge(_ batch: UInt32) {
    let wasAhead = isAhead
    lastArrived = max(lastArrived, batch)
    if wasAhead { goOn() }
  }
}

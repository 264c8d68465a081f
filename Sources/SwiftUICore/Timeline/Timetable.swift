import BanyanGraph
import Foundation

/// When the timelines of a window are updated: each at its own dates, and those that have the same date together.
///
/// They wait while nobody sees what they show: before the window has a viewer, while it is in the background, and while the host
/// says that much of what it sent has not arrived. Then they go on with the date that it is, and leave out those in between.
@MainActor
final class Timetable {
  /// Dates that are nearer than half a millisecond are one: a clock strikes when it is near enough.
  static let tolerance = 0.000_5
  /// How many batches may be on their way: three times as many as a page applies before it says so (wire-protocol.md).
  static let mostBatchesUnderway: UInt32 = 24

  private let runtime: Runtime
  private weak var timeOfDay: TimeOfDay?
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var wakeUp: Date?
  private var task: Task<Void, Never>?
  private var isStriking = false
  private var lastSent: UInt32 = 0
  private var lastArrived: UInt32 = 0

  /// What a timeline has read, and when that changes.
  private struct Entry {
    weak var source: Source?
    let date: Date
  }

  init(_ timeOfDay: TimeOfDay, of runtime: Runtime) {
    self.timeOfDay = timeOfDay
    self.runtime = runtime
  }

  /// Has whoever has read a source run again at a date.
  func run(_ source: Source, at date: Date) {
    entries[ObjectIdentifier(source)] = Entry(source: source, date: date)
    if let wakeUp, wakeUp <= date { return }
    goOn()
  }

  /// Leaves alone whoever has read a source.
  func remove(_ source: Source) {
    if entries.removeValue(forKey: ObjectIdentifier(source)) != nil { goOn() }
  }

  /// Waits for the next date, if somebody sees what happens then.
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
    // No clock waits for ever: after some years it looks again.
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

  // MARK: Whether somebody sees it

  private var isSeen: Bool {
    guard let window = timeOfDay?.window, window.isViewed, !isAhead else { return false }
    return Tracking.ignore { window.inner?.value(for: ScenePhaseKey.self) } != .background
  }

  /// Whether the host has sent much more than has arrived.
  private var isAhead: Bool { lastSent >= lastArrived &+ Self.mostBatchesUnderway }

  /// Hears that the host has sent a batch. Those of a window that another process had begun do not begin at one.
  func didSend(_ batch: UInt32) {
    if lastSent == 0 { lastArrived = max(lastArrived, batch &- 1) }
    lastSent = max(lastSent, batch)
  }

  /// Hears that a batch, and all before, has arrived.
  func didAcknowledge(_ batch: UInt32) {
    let wasAhead = isAhead
    lastArrived = max(lastArrived, batch)
    if wasAhead { goOn() }
  }
}

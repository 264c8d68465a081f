import BanyanGraph
import BanyanHost
import BanyanInsight
import Observation
import SwiftUI

/// The observable state of one app for the inspector's views, updated from its record at most ten times a second.
///
/// Sums cover everything. Details cover the newest updates: if events outpace the reading, some are never shown, and
/// the app is not slowed down.
@MainActor
@Observable
final class AppRecord {
  /// The elements to highlight over the app's page, each once.
  struct Flash: Equatable {
    var number = 0
    var changed: [UInt32] = []
    var idle: [UInt32] = []
  }

  private(set) var updates: [UpdateEntry] = []
  private(set) var types: [TypeCount] = []
  /// True if the counts of types are of what has happened since a person asked for that.
  private(set) var isTaking = false
  private(set) var outline: [ViewOutline] = []
  private(set) var counts: [UInt64: ViewCounts] = [:]
  private(set) var findings: [Finding] = []
  private(set) var losses: [String] = []
  private(set) var flash = Flash()
  /// Earlier states of the app, the newest last.
  private(set) var steps: [Step] = []
  /// The number of records that were dropped before they were read.
  private(set) var lostCount = 0
  /// The share of the time that went into reading the record, since it began.
  private(set) var share = 0.0
  /// The last update.
  private(set) var lastUpdate: UInt32 = 0
  /// True if useless runs are shown from the first time on, and not only from the third.
  @ObservationIgnored var flashesAll = false

  @ObservationIgnored private var shownWindow: String?
  @ObservationIgnored private(set) weak var app: RunningApp?
  @ObservationIgnored private let recorder: TraceRecorder
  @ObservationIgnored private var narrator = TraceNarrator(showsTimes: true)
  @ObservationIgnored private var sums = TraceSums()
  @ObservationIgnored private var sizes: [UInt32: Int] = [:]
  @ObservationIgnored private var stepCounts = UpdateCounts()
  @ObservationIgnored private var isScheduled = false
  @ObservationIgnored private var lastRefresh = ContinuousClock.now
  @ObservationIgnored private let start = ContinuousClock.now
  @ObservationIgnored private var spent = Duration.zero

  private static let mostUpdates = 300
  private static let mostSteps = 50
  private static let interval = Duration.milliseconds(100)
  /// The maximum distance between a new record and a record that caused it.
  private static let reach: UInt32 = 4_096
  /// The number of useless runs from which a view is highlighted.
  private static let threshold = 3

  init(of app: RunningApp, _ recorder: TraceRecorder) {
    self.app = app
    self.recorder = recorder
    let others = app.runtime.didUpdate
    app.runtime.didUpdate = { [weak self] update in
      others?(update)
      self?.refreshSoon()
    }
    refreshSoon()
  }

  /// The window that is shown: the one beside the inspector, or else the one opened last.
  var window: RunningWindow? {
    let windows = app?.openWindows ?? []
    return windows.first { $0.name == shownWindow } ?? windows.last
  }

  /// Shows a window from now on.
  func show(_ window: String) {
    guard shownWindow != window else { return }
    shownWindow = window
    refreshSoon()
  }

  func has(_ window: String) -> Bool { app?.openWindows.contains { $0.name == window } ?? false }

  /// Adds the number of bytes sent for the current update.
  func didSend(_ byteCount: Int) { sizes[recorder.updateNumber, default: 0] += byteCount }

  // MARK: Reading

  private func refreshSoon() {
    if isScheduled { return }
    isScheduled = true
    let wait = max(.milliseconds(1), Self.interval - (ContinuousClock.now - lastRefresh))
    // Detached, so that its work is not attributed to the app's events.
    Task.detached { await self.refresh(after: wait) }
  }

  private func refresh(after wait: Duration) async {
    try? await Task.sleep(for: wait)
    refresh()
  }

  /// Reads the records since the last time.
  func refresh() {
    isScheduled = false
    let begin = ContinuousClock.now
    let first = sums.lastRecord > Self.reach ? sums.lastRecord - Self.reach : 1
    let trace = recorder.trace(from: first)
    if trace.firstNumber > sums.lastRecord + 1 {
      lostCount += Int(trace.firstNumber - sums.lastRecord - 1)
    }
    sums.add(trace, sizes: sizes)
    sizes = [:]
    addUpdates(narrator.outline(trace))
    counts = sums.views
    lastUpdate = sums.lastUpdate
    countTypes()
    if losses != sums.losses { losses = sums.losses }
    if let found = recorder.doctor?.findings, found != findings { findings = found }
    if let window {
      let outline = window.outline
      if outline != self.outline { self.outline = outline }
      addStep(in: window)
      flash(in: window)
    }
    lastRefresh = .now
    spent += lastRefresh - begin
    share = spent / max(lastRefresh - start, .milliseconds(1))
  }

  private func countTypes() {
    let types = (sums.take ?? sums.types).map { TypeCount(name: $0.key, counts: $0.value) }
    self.types = types.sorted {
      ($1.counts.microseconds, $0.name) < ($0.counts.microseconds, $1.name)
    }
  }

  /// Counts the runs of types from now on, to compare two takes, or all of them again.
  func toggleTake() {
    sums.toggleTake()
    isTaking = sums.take != nil
    countTypes()
  }

  private func addUpdates(_ roots: [TraceOutline]) {
    var updates = updates
    for root in roots where root.record != 0 {
      let index =
        updates.lastIndex { $0.id == root.record }
        ?? {
          updates.append(UpdateEntry(id: root.record))
          return updates.count - 1
        }()
      updates[index].ordinal = root.ordinal
      updates[index].title = root.text
      updates[index].place = root.place
      updates[index].lines += root.children
      updates[index].counts = sums.updates[root.record] ?? UpdateCounts()
    }
    self.updates = Array(updates.suffix(Self.mostUpdates))
  }

  /// Adds a step for the app's current state, if the last update changed the screen.
  private func addStep(in window: RunningWindow) {
    guard let update = updates.last, update.counts.changes > 0,
      update.id != steps.last?.id || update.counts != stepCounts
    else { return }
    stepCounts = update.counts
    if steps.last?.id == update.id { steps.removeLast() }
    let step = Step(
      id: update.id, ordinal: update.ordinal, title: update.title, states: window.states)
    steps = steps.suffix(Self.mostSteps - 1) + [step]
  }

  private func flash(in window: RunningWindow) {
    let idle = sums.idle.filter { flashesAll || (counts[$0]?.sameResults ?? 0) >= Self.threshold }
    if sums.changed.isEmpty && idle.isEmpty { return }
    let elements = window.elements(of: Set(sums.changed + idle))
    func numbers(_ vertices: [UInt64]) -> [UInt32] {
      Array(Set(vertices.flatMap { elements[$0] ?? [] }.map(\.rawValue))).sorted()
    }
    flash = Flash(number: flash.number + 1, changed: numbers(sums.changed), idle: numbers(idle))
  }

  /// Removes everything that has been shown so far.
  func clear() {
    sums.reset()
    updates = []
    types = []
    counts = [:]
    losses = []
    steps = []
    lostCount = 0
  }

  // MARK: Queries

  /// Returns the elements that a view of the outline consists of.
  func elements(of view: UInt64) -> [UInt32] {
    (window?.elements(of: [view])[view] ?? []).map(\.rawValue)
  }

  /// Returns the current details of a view.
  func details(of view: UInt64) -> ViewDetails? { window?.details(of: view) }

  /// Returns the path of a view; for a part of a view, that of the view.
  func path(of view: UInt64) -> String {
    let views = Set(outline.filter(\.isView).map(\.id))
    let view = window?.ancestors(of: view).last { views.contains($0) } ?? view
    return details(of: view)?.path ?? ""
  }

  /// Returns the event that explains a view's current state, and the chain from it down to the view.
  func reason(for view: UInt64) -> (update: UpdateEntry, way: [TraceOutline])? {
    for update in updates.reversed() {
      if let way = update.way(to: [view]) { return (update, cause(of: way, in: update) + way) }
    }
    return nil
  }

  /// Returns the write that the first of some lines was notified of, which is beside it.
  private func cause(of way: [TraceOutline], in update: UpdateEntry) -> [TraceOutline] {
    guard let body = way.first.flatMap({ recorder.record($0.record) }),
      let notified = recorder.record(body.cause), notified.kind == .notified,
      let write = update.lines.first(where: { $0.record == notified.cause })
    else { return [] }
    return [write]
  }

  /// The newest update in which something was written or a body ran; others reveal nothing about a view.
  var lastNotable: UpdateEntry? {
    updates.last { update in
      update.counts.bodies > 0 || update.lines.contains { $0.kind == .write || $0.kind == .source }
    }
  }

  /// Returns the explanation why a view did or did not run in the last notable update.
  func whyNot(_ path: String) -> String {
    guard let window else { return "" }
    // Before that update nearly every view ran, because it was new.
    let first = lastNotable?.id ?? sums.lastRecord + 1
    return WhyNot(in: [window], recorder.trace(from: first)).answer(for: path, nil)
  }

  /// The data that views read now, with the readers.
  var sources: [SourceReaders] {
    var found: [String: SourceReaders] = [:]
    for (view, name, reads) in window?.reads ?? [] {
      for read in reads {
        let source = read.hasPrefix("_") ? "\(name).\(read.dropFirst())" : read
        found[source, default: SourceReaders(name: source)].readers.append(
          .init(id: view, name: name))
      }
    }
    for (name, change) in sums.changes {
      found[name, default: SourceReaders(name: name)].changeCount = change.count
      found[name]!.value = change.value
    }
    // Reads of an @Observable are known only from the readers that were notified.
    for (name, vertices) in sums.notified {
      for vertex in vertices.sorted() {
        guard let view = window?.ancestors(of: vertex).last,
          found[name]?.readers.contains(where: { $0.id == view }) != true,
          let line = outline.first(where: { $0.id == view })
        else { continue }
        found[name, default: SourceReaders(name: name)].readers.append(
          .init(id: view, name: line.name))
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns the view that shows an element of the page.
  func view(at element: UInt32) -> UInt64? { window?.view(at: ElementID(rawValue: element)) }

  /// Returns the view at a path.
  func view(atPath path: String) -> UInt64? { window?.view(atPath: path) }

  /// Sets a property of a view in the app.
  /// - Returns: false if the text is not a value of its type.
  func set(_ property: String, of view: UInt64, to words: String) async -> Bool {
    // Outside of the inspector's own updates.
    await Task.detached { await self.setNow(property, of: view, to: words) }.value
  }

  private func setNow(_ property: String, of view: UInt64, to words: String) -> Bool {
    app?.set(property, of: view, to: words) ?? false
  }
}

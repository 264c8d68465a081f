/// The number of measurements that an update has made, and the layouts of the app that it has stopped.
///
/// Only a layout of the app's can measure without end. When the limit is reached, the innermost one that runs is
/// stopped: for the rest of the update it receives no sizes, and everything else continues with a new budget. The
/// layouts of the app then get half as much as before, so that twenty endless ones take less than three times as
/// long as one.
struct MeasurementBudget {
  /// The least number of measurements for layouts of the app, however many have been stopped.
  private static let least = 1_000

  /// The count of measurements when the update began, or when a layout was last stopped.
  var start = 0
  /// The count when the outermost of the running layouts was called.
  fileprivate var callStart = 0
  /// The layouts of the app that run now, the innermost last.
  fileprivate var running: ContiguousArray<LayoutID> = []
  fileprivate var stopped: Set<LayoutID> = []
  /// The names of the stopped layouts, each of which is reported once.
  fileprivate var names: Set<String> = []

  /// Begins an update.
  mutating func begin(at count: Int) {
    start = count
    if !stopped.isEmpty { (stopped, names) = ([], []) }
  }

  fileprivate func allows(_ count: Int, within limit: Int) -> Bool {
    if count - start >= limit { return false }
    if stopped.isEmpty || running.isEmpty { return true }
    let share = max(limit >> min(stopped.count, 32), Self.least)
    return count - max(callStart, start) < share
  }
}

extension LayoutTree {
  /// Returns true if the update may measure more.
  func canMeasure() -> Bool {
    if isExhausted { return false }
    let limit = max(settings.measurementLimit, settings.measurementLimit / 5_000 * elements.count)
    if budget.allows(counts.measurements, within: limit) { return true }
    isExhausted = true
    if let layout = budget.running.last {
      stop(layout)
    } else {
      settings.report("Layout measures without end: the remaining elements have no size.")
    }
    return false
  }

  /// Calls a function of an app's layout. If it measures too much, it alone receives no more sizes.
  func run<Result>(_ layout: LayoutID, _ body: () -> Result) -> Result {
    let wasExhausted = isExhausted
    if budget.running.isEmpty { budget.callStart = counts.measurements }
    budget.running.append(layout)
    if !budget.stopped.isEmpty, budget.stopped.contains(layout) { isExhausted = true }
    defer {
      budget.running.removeLast()
      isExhausted = wasExhausted
    }
    return body()
  }

  /// Returns true if a layout of the app has been stopped in this update.
  func wasStopped(_ id: LayoutID) -> Bool {
    !budget.stopped.isEmpty && budget.stopped.contains(id)
  }

  private func stop(_ id: LayoutID) {
    budget.stopped.insert(id)
    budget.start = counts.measurements
    guard case .custom(let layout) = self[id].rule else { return }
    let name = layout.name.map { "The layout \($0)" } ?? "A layout"
    guard budget.names.insert(name).inserted else { return }
    settings.report("\(name) measures without end: it gets no more sizes in this update.")
  }
}

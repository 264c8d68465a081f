import BanyanGraph

/// The preference values of a long list's rows, combined in part, so that a changed row costs as much
/// as its neighbors, and not as much as the list.
///
/// A run of 16 rows is combined into one value, a run of 16 of these into one of the next level, and so
/// on until few are left. A change costs 16 calls of `reduce` a level, in the order of the rows: only
/// the grouping differs from that in a short list, as it does where views are in several stacks.
@MainActor
class PreferenceRuns {
  /// The length of a run, and the most rows of a list that needs no runs.
  nonisolated static let length = 16

  let key: ObjectIdentifier
  /// The runs of rows that have to be combined again.
  fileprivate var stale: Set<Int> = []

  fileprivate init(_ key: ObjectIdentifier) { self.key = key }

  /// Called when the value of a row may have changed.
  final func rowDidChange(_ row: ListRowNode) {
    if row.preferenceRun >= 0 { stale.insert(Int(row.preferenceRun)) }
  }

  /// Called when another row is at a position.
  final func positionDidChange(_ position: Int) { stale.insert(position / Self.length) }

  /// Returns the number of runs for a number of rows, or of runs of the previous level.
  fileprivate static func count(for members: Int) -> Int { (members + length - 1) / length }

  /// Returns the indexes of the members of a run.
  fileprivate static func members(of run: Int, among count: Int) -> Range<Int> {
    run * length..<min((run + 1) * length, count)
  }
}

/// The runs for one preference.
final class CombinedPreferenceRuns<Key: PreferenceKey>: PreferenceRuns {
  /// The value of each run, if there is one: first the runs of rows, last the few that remain.
  private var levels: [ContiguousArray<Key.Value?>] = []
  private var rowCount = 0

  init() { super.init(ObjectIdentifier(Key.self)) }

  /// Returns the combined value of all rows, if there is one.
  func value(of rows: ContiguousArray<_Node>) -> Key.Value? {
    if rows.count != rowCount { resize(for: rows.count) }
    var changed = stale.filter { $0 < levels[0].count }.sorted()
    stale.removeAll(keepingCapacity: true)
    for run in changed {
      var accumulator = PreferenceAccumulator<Key>()
      for position in Self.members(of: run, among: rows.count) {
        let row = unsafeDowncast(rows[position], to: ListRowNode.self)
        row.preferenceRun = Int32(run)
        row.collectPreference(Key.self, into: &accumulator)
      }
      levels[0][run] = accumulator.value
    }
    for level in levels.indices.dropFirst() {
      var last: Int?
      var outer: [Int] = []
      for run in changed where run / Self.length != last {
        last = run / Self.length
        outer.append(run / Self.length)
      }
      changed = outer
      for run in changed {
        let members = Self.members(of: run, among: levels[level - 1].count)
        levels[level][run] = combine(levels[level - 1], members)
      }
    }
    let last = levels[levels.count - 1]
    return combine(last, last.indices)
  }

  private func combine(
    _ values: ContiguousArray<Key.Value?>, _ members: Range<Int>
  ) -> Key.Value? {
    var accumulator = PreferenceAccumulator<Key>()
    for member in members {
      if let value = values[member] { accumulator.add(value) }
    }
    return accumulator.value
  }

  private func resize(for newCount: Int) {
    var counts = [Self.count(for: newCount)]
    while counts.last! > Self.length { counts.append(Self.count(for: counts.last!)) }
    if counts.count != levels.count {
      levels = Array(repeating: [], count: counts.count)
      rowCount = 0
    }
    // The last remaining run has other members now, and so have those that contain it.
    stale.formUnion(min(rowCount / Self.length, counts[0] - 1)..<counts[0])
    rowCount = newCount
    for (level, count) in counts.enumerated() {
      if count < levels[level].count {
        levels[level].removeLast(levels[level].count - count)
      } else {
        levels[level] += repeatElement(nil, count: count - levels[level].count)
      }
    }
  }
}

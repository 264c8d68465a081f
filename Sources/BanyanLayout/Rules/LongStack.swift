/// The rows of a long stack without a length to divide, such as a column that scrolls.
///
/// A stack of a hundred thousand rows of which one grows must not ask the others. Sums of lengths and
/// the largest extents are kept in a tree with sixteen branches to a node, so that one row costs a
/// few additions; and where a row stands is found by adding up what is before it.
struct LongStack {
  /// Fewer rows than this are asked one by one.
  static let least = 64
  private static let branches = 16

  /// What is proposed across the axis.
  let across: Double?
  var rows: ContiguousArray<LayoutID> = []
  /// The room before each row.
  var gaps: ContiguousArray<Double> = []
  /// Rows that have changed since the sums were made.
  var changed: [LayoutID] = []
  /// The rows' extents, then those of sixteen each, and so on up to one.
  private var levels: [ContiguousArray<Extent>] = []

  struct Extent: Equatable {
    /// Along the axis, with the gap before.
    var length = 0.0
    /// On either side of the line on which the rows are aligned.
    var before = 0.0, after = 0.0
  }

  init(across: Double?) { self.across = across }

  mutating func build(_ extents: ContiguousArray<Extent>) {
    levels = [extents]
    while levels.last!.count > 1 {
      let below = levels.last!
      levels.append(
        ContiguousArray(
          stride(from: 0, to: below.count, by: Self.branches).map { Self.sum(of: below, from: $0) })
      )
    }
  }

  mutating func set(_ extent: Extent, of row: Int) {
    if levels[0][row] == extent { return }
    levels[0][row] = extent
    var place = row
    for level in levels.indices.dropFirst() {
      place /= Self.branches
      levels[level][place] = Self.sum(of: levels[level - 1], from: place * Self.branches)
    }
  }

  var total: Extent { levels.last![0] }

  /// The length of all rows before one.
  func length(before row: Int) -> Double {
    var length = 0.0
    var place = row
    for level in levels.dropLast() {
      let first = place / Self.branches * Self.branches
      for index in first..<place { length += level[index].length }
      place /= Self.branches
    }
    return length
  }

  private static func sum(of extents: ContiguousArray<Extent>, from first: Int) -> Extent {
    var sum = Extent()
    for index in first..<min(first + branches, extents.count) {
      sum.length += extents[index].length
      sum.before = max(sum.before, extents[index].before)
      sum.after = max(sum.after, extents[index].after)
    }
    return sum
  }
}

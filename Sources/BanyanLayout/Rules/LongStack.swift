/// The rows of a long stack without a length to divide, such as a column that scrolls.
///
/// When one row grows in a stack of a hundred thousand, the stack must not ask the others. Sums of
/// lengths and the largest extents are kept in a tree with sixteen branches to a node, so that one
/// row costs a few additions; and the position of a row is found by adding up the rows before it.
struct LongStack {
  /// The least number of rows; fewer are asked one by one.
  static let least = 64
  private static let branches = 16

  /// The proposed length across the axis.
  let across: Double?
  var rows: ContiguousArray<LayoutID> = []
  /// The gap before each row.
  var gaps: ContiguousArray<Double> = []
  /// Rows that have changed since the sums were computed.
  var changed: [LayoutID] = []
  /// The extents of the rows, then those of sixteen each, and so on up to a single one.
  private var levels: [ContiguousArray<Extent>] = []

  struct Extent: Equatable {
    /// The length along the axis, including the gap before.
    var length = 0.0
    /// The extents on either side of the line on which the rows are aligned.
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

  /// Returns the length of all rows before one.
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

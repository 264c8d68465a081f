/// A description of how rows differ from the previous ones.
struct RowChanges: CustomStringConvertible {
  private let newCount: Int
  private let leavingCount: Int

  /// - Parameters:
  ///   - origins: the previous position of each row; -1 for one that is new.
  ///   - count: the previous number of rows.
  init(from origins: ContiguousArray<Int>, of count: Int) {
    newCount = origins.count { $0 < 0 }
    leavingCount = count - (origins.count - newCount)
  }

  var description: String {
    let parts = [(newCount, "new"), (leavingCount, "gone")].filter { $0.0 > 0 }
    return "rows: " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

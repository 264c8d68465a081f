/// A count of something in one update. Each update counts from the start.
struct CountInUpdate {
  private var update: UInt64 = 0
  private var count = 0

  /// Returns how often it has happened in an update.
  func count(in update: UInt64) -> Int { update == self.update ? count : 0 }

  /// Counts it once more.
  /// - Returns: how often it has happened in the update by now.
  mutating func next(in update: UInt64) -> Int {
    count = count(in: update) + 1
    self.update = update
    return count
  }
}

/// Finds which members of a list can stay where they are while the others move around them.
enum KeyedDiff {
  /// For each new member, whether it may stay: the members that stay are as many as possible, so
  /// the moves are the fewest possible. A member that is new never stays.
  ///
  /// Takes time proportional to the lists where they are equal at both ends, and n log n for what
  /// is between.
  static func staying<ID: Hashable>(
    from old: some Sequence<ID>, to new: some Sequence<ID>
  ) -> [Bool] {
    let old = ContiguousArray(old)
    let new = ContiguousArray(new)
    var staying = [Bool](repeating: false, count: new.count)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] {
      staying[start] = true
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      staying[newEnd] = true
    }
    if start == oldEnd || start == newEnd { return staying }
    var oldPositions: [ID: Int] = [:]
    oldPositions.reserveCapacity(oldEnd - start)
    for index in start..<oldEnd { oldPositions[old[index]] = index }
    let positions = (start..<newEnd).map { oldPositions[new[$0]] }
    for index in longestIncreasing(positions) { staying[start + index] = true }
    return staying
  }

  /// The indices of a longest strictly increasing run of values, not counting those that are nil.
  static func longestIncreasing(_ values: [Int?]) -> [Int] {
    // ends[n] is the index of the smallest value that ends an increasing run of n + 1 values.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      guard let value = values[index] else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var index = ends.last
    while let current = index {
      result.append(current)
      index = previous[current]
    }
    return result.reversed()
  }
}

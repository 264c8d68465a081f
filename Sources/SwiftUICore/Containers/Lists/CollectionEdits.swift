import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets to another offset, for `onMove`. They keep their order, and
  /// go before the element that is at the destination now.
  ///
  /// It takes time proportional to n log n.
  /// - Parameters:
  ///   - source: offsets of elements of the collection.
  ///   - destination: an offset, or the number of elements for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    // The moved elements go to the end of the part before the destination, and to the beginning of
    // the part after it.
    let middle = index(startIndex, offsetBy: destination)
    var offset = 0
    moveToEnd(of: startIndex..<middle, at: &offset) { source.contains($0) }
    moveToEnd(of: middle..<endIndex, at: &offset) { !source.contains($0) }
  }

  /// Moves the elements of a range whose offset satisfies a condition behind the others, keeping their
  /// order.
  private mutating func moveToEnd(
    of range: Range<Index>, at offset: inout Int, where belongs: (Int) -> Bool
  ) {
    var staying: [Element] = []
    var moving: [Element] = []
    for element in self[range] {
      if belongs(offset) { moving.append(element) } else { staying.append(element) }
      offset += 1
    }
    if moving.isEmpty { return }
    var place = range.lowerBound
    for element in staying + moving {
      self[place] = element
      formIndex(after: &place)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets, for `onDelete`.
  ///
  /// It takes time proportional to the number of elements.
  /// - Parameter offsets: offsets of elements of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

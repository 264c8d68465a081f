import struct Foundation.UUID

/// Finds the origins of a list's members, and which of them can stay where they are while the
/// others move around them.
///
/// The most frequent identity types are named for the compiler, which specializes each function for
/// them: hashing an identity whose type is known only at run time takes 1,000 instructions, hashing
/// an integer 60.
enum KeyedDiff {
  /// Returns each new member's position among the old ones, or -1 for one that is new. Members that
  /// share an identity, which is a mistake, are taken in order.
  ///
  /// Where the two lists agree except for single members moved, inserted or removed, nothing is
  /// hashed.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func origins<ID: Hashable>(
    of new: ContiguousArray<ID>, in old: ContiguousArray<ID>
  ) -> ContiguousArray<Int> {
    var origins = ContiguousArray(repeating: -1, count: new.count)
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      origins[newEnd] = oldEnd
    }
    var oldRest: ContiguousArray<Int> = []
    var newRest: ContiguousArray<Int> = []
    var index = 0
    var position = 0
    while index < oldEnd, position < newEnd {
      if old[index] == new[position] {
        origins[position] = index
        index += 1
        position += 1
      } else if index + 1 < oldEnd, old[index + 1] == new[position] {
        oldRest.append(index)
        index += 1
      } else if position + 1 < newEnd, old[index] == new[position + 1] {
        newRest.append(position)
        position += 1
      } else {
        oldRest.append(index)
        newRest.append(position)
        index += 1
        position += 1
      }
    }
    oldRest.append(contentsOf: index..<max(index, oldEnd))
    newRest.append(contentsOf: position..<max(position, newEnd))
    if oldRest.isEmpty || newRest.isEmpty { return origins }

    // For each identity its first index in `oldRest`, and for each index the next with the same
    // identity.
    var first: [ID: Int] = [:]
    first.reserveCapacity(oldRest.count)
    var next = ContiguousArray<Int?>(repeating: nil, count: oldRest.count)
    for rest in oldRest.indices.reversed() {
      next[rest] = first.updateValue(rest, forKey: old[oldRest[rest]])
    }
    for position in newRest {
      guard let rest = first[new[position]] else { continue }
      origins[position] = oldRest[rest]
      first[new[position]] = next[rest]
    }
    return origins
  }

  /// Returns true if two lists have the same members in the same order.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func isSame<ID: Hashable>(
    _ left: ContiguousArray<ID>, _ right: ContiguousArray<ID>
  ) -> Bool { left == right }

  /// Adds members to the known ones.
  /// - Returns: those that were already known.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func add<ID: Hashable>(_ members: ContiguousArray<ID>, to known: inout Set<ID>) -> [ID] {
    var repeated: [ID] = []
    for member in members where !known.insert(member).inserted { repeated.append(member) }
    return repeated
  }

  /// Removes members from the known ones.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func remove<ID: Hashable>(
    _ members: ContiguousArray<ID>, where isLeaving: ContiguousArray<Bool>,
    from known: inout Set<ID>
  ) {
    for index in members.indices where isLeaving[index] { known.remove(members[index]) }
  }

  /// Returns the members that have no origin.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  static func added<ID: Hashable>(
    _ members: ContiguousArray<ID>, _ origins: ContiguousArray<Int>
  ) -> ContiguousArray<ID> {
    var added: ContiguousArray<ID> = []
    for index in members.indices where origins[index] < 0 { added.append(members[index]) }
    return added
  }

  /// Returns true for each new member that may stay, given the origins of all. As many members as
  /// possible stay, so the moves are the fewest possible. A new member never stays.
  ///
  /// Takes time proportional to the length if the list is in order, and n log n at most.
  static func staying(_ origins: ContiguousArray<Int>) -> ContiguousArray<Bool> {
    // ends[n] is the position of the smallest origin that ends an increasing run of n + 1.
    var ends: ContiguousArray<Int> = []
    ends.reserveCapacity(origins.count)
    var previous = ContiguousArray(repeating: -1, count: origins.count)
    for (position, origin) in origins.enumerated() where origin >= 0 {
      var low = ends.count
      if low > 0, origins[ends[low - 1]] >= origin {
        var high = low
        low = 0
        while low < high {
          let middle = (low + high) / 2
          if origins[ends[middle]] < origin { low = middle + 1 } else { high = middle }
        }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var staying = ContiguousArray(repeating: false, count: origins.count)
    var position = ends.last ?? -1
    while position >= 0 {
      staying[position] = true
      position = previous[position]
    }
    return staying
  }
}

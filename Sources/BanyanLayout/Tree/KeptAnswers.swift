/// An element's answer to a proposal.
struct KeptAnswer {
  var proposal: LayoutProposal
  var size: LayoutSize
}

/// A guide of an element, for a proposal.
struct KeptGuide {
  var proposal: LayoutProposal
  var key: GuideKey
  /// Nil if there is only the default.
  var value: Double?
}

/// Short lists in one array, identified by the index of their first entry. Entries are reused.
struct KeptLists<Value> {
  private var entries: ContiguousArray<Entry> = []
  private var free = KeptList.none

  private struct Entry {
    var value: Value
    var next: Int32
  }

  static var bytesOfEntry: Int { MemoryLayout<Entry>.stride }

  func first(in list: Int32, where matches: (Value) -> Bool) -> Value? {
    var place = list
    while place >= 0 {
      if matches(entries[Int(place)].value) { return entries[Int(place)].value }
      place = entries[Int(place)].next
    }
    return nil
  }

  /// Inserts a value at the front, and releases those beyond a number.
  /// - Returns: true if there were any beyond it.
  mutating func keep(_ value: Value, in list: inout Int32, most: Int) -> Bool {
    let place: Int32
    if free >= 0 {
      place = free
      free = entries[Int(place)].next
      entries[Int(place)] = Entry(value: value, next: list)
    } else {
      place = Int32(entries.count)
      entries.append(Entry(value: value, next: list))
    }
    list = place
    var last = place
    for _ in 1..<max(most, 1) {
      last = entries[Int(last)].next
      if last < 0 { return false }
    }
    let beyond = entries[Int(last)].next
    if beyond < 0 { return false }
    entries[Int(last)].next = KeptList.none
    release(beyond)
    return true
  }

  /// Removes the values that match.
  mutating func remove(from list: inout Int32, where matches: (Value) -> Bool) {
    var place = list
    var last = KeptList.none
    while place >= 0 {
      let next = entries[Int(place)].next
      if matches(entries[Int(place)].value) {
        if last < 0 { list = next } else { entries[Int(last)].next = next }
        entries[Int(place)].next = free
        free = place
      } else {
        last = place
      }
      place = next
    }
  }

  /// Empties a list and returns its values.
  mutating func take(_ list: inout Int32) -> [Value] {
    var values: [Value] = []
    var place = list
    while place >= 0 {
      values.append(entries[Int(place)].value)
      place = entries[Int(place)].next
    }
    release(&list)
    return values
  }

  /// Empties a list.
  mutating func release(_ list: inout Int32) {
    release(list)
    list = KeptList.none
  }

  private mutating func release(_ list: Int32) {
    var place = list
    while place >= 0 {
      let next = entries[Int(place)].next
      entries[Int(place)].next = free
      free = place
      place = next
    }
  }
}

enum KeptList {
  static let none: Int32 = -1
}

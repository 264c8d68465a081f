/// The elements whose frames others follow.
///
/// Their frames in the window change when an element around them moves, so each element knows whether there is a followed one
/// in it: an update looks there, and nowhere else.
struct FollowedElements {
  var ids: Set<LayoutID> = []
  /// Elements with followed ones in them that have moved, or draw their contents in another way.
  var moved: ContiguousArray<LayoutID> = []
  /// Followed elements that have another size.
  var resized: ContiguousArray<LayoutID> = []
  /// True if a choice between views has been made since it was last asked.
  var hasChosen = false
}

extension LayoutTree {
  /// Follows the frame of an element. It is reported at once.
  package func follow(_ id: LayoutID) {
    followed.ids.insert(id)
    markHolding(id)
    followed.moved.append(id)
  }

  package func unfollow(_ id: LayoutID) { followed.ids.remove(id) }

  /// Reports followed elements once more, because nobody has looked at them.
  package func reportAgain(_ ids: [LayoutID]) { followed.moved.append(contentsOf: ids) }

  /// Returns the followed elements that may have another frame in the outermost element around them than when this was last
  /// called.
  package func takeMovedElements() -> [LayoutID] {
    if followed.moved.isEmpty, followed.resized.isEmpty { return [] }
    let moved = Set(followed.moved)
    var found = Set(followed.resized.filter(followed.ids.contains))
    followed.moved.removeAll(keepingCapacity: followed.moved.count <= 1_024)
    followed.resized.removeAll(keepingCapacity: followed.resized.count <= 1_024)
    for id in moved where !isInside(moved, id) { findFollowed(in: id, &found) }
    counts.followed += found.count
    return Array(found)
  }

  /// Returns true if a view has been chosen since this was last called: it may be another one.
  package func takeChoice() -> Bool {
    defer { followed.hasChosen = false }
    return followed.hasChosen
  }

  /// Records that an element has another size. What is in it has moved if it is mirrored or scaled there, or if the element
  /// itself is mirrored in the one around.
  @inline(__always)
  func noteResized(_ id: LayoutID) {
    guard self[id].state.contains(.holdsFollowed) else { return }
    let parent = self[id].parent
    if self[id].state.contains(.isRightToLeft) || scales[id] != nil
      || !parent.isNone && self[parent].state.contains(.isRightToLeft)
    {
      return noteMoved(id)
    }
    if followed.ids.contains(id) { followed.resized.append(id) }
  }

  /// Records that an element has moved, if a followed one is in it.
  @inline(__always)
  func noteMoved(_ id: LayoutID) {
    if self[id].state.contains(.holdsFollowed) { followed.moved.append(id) }
  }

  /// Marks an element that is followed, or has one in it, and all elements around.
  func markHolding(_ id: LayoutID) {
    var current = id
    while !current.isNone, !self[current].state.contains(.holdsFollowed) {
      self[current].state.insert(.holdsFollowed)
      current = self[current].parent
    }
  }

  private func isInside(_ ids: Set<LayoutID>, _ id: LayoutID) -> Bool {
    var current = self[id].parent
    while !current.isNone {
      if ids.contains(current) { return true }
      current = self[current].parent
    }
    return false
  }

  private func findFollowed(in id: LayoutID, _ found: inout Set<LayoutID>) {
    var waiting = [id]
    while let next = waiting.popLast() {
      guard self[next].state.contains(.holdsFollowed) else { continue }
      if followed.ids.contains(next) { found.insert(next) }
      forEachChild(of: next) { waiting.append($0) }
    }
  }
}

extension LayoutTree {
  /// Returns the size that an element is shown with; nil if it is not shown.
  package func size(of id: LayoutID) -> LayoutSize? {
    isShown(id) ? Sensible.shown(self[id].size) : nil
  }

  /// Returns true if an element is placed with the answer to its ideal size.
  package func isPlacedByIdeal(_ id: LayoutID) -> Bool {
    self[id].state.contains(.isPlaced) && self[id].proposal == .unspecified
  }

  /// Returns the frame of an element in the outermost one around it; nil if it is not shown.
  package func frame(of id: LayoutID) -> LayoutRect? {
    guard isShown(id) else { return nil }
    var frame = LayoutRect(.zero, Sensible.shown(self[id].size))
    var current = id
    while !self[current].parent.isNone {
      let origin = shownOrigin(of: current)
      frame.x += origin.x
      frame.y += origin.y
      current = self[current].parent
    }
    return frame
  }

  /// Returns the frame in which an element is drawn, in the outermost one around it: scales on the way
  /// count (LI06).
  package func drawnFrame(of id: LayoutID) -> LayoutRect? {
    if scales.isEmpty { return frame(of: id) }
    guard isShown(id) else { return nil }
    var frame = LayoutRect(.zero, Sensible.shown(self[id].size))
    var current = id
    while !self[current].parent.isNone {
      let origin = shownOrigin(of: current)
      frame.x += origin.x
      frame.y += origin.y
      current = self[current].parent
      if let scale = scales[current] { frame = scale.applied(to: frame, in: self[current].size) }
    }
    return frame
  }

  /// Returns the frame of an element in its parent, from the left.
  package func frameInParent(of id: LayoutID) -> LayoutRect? {
    isShown(id) ? LayoutRect(shownOrigin(of: id), Sensible.shown(self[id].size)) : nil
  }

  /// Returns the size and guides that an element is shown with.
  package func dimensions(of id: LayoutID) -> LayoutDimensions? {
    guard isShown(id) else { return nil }
    return LayoutDimensions(
      tree: self, id: id, proposal: self[id].proposal, size: self[id].size)
  }

  /// Returns the child that a `viewThatFits` shows.
  package func shownChild(of id: LayoutID) -> LayoutID? {
    children(of: id).first { self[$0].state.contains(.isPlaced) }
  }

  func isShown(_ id: LayoutID) -> Bool {
    if !self[id].state.contains(.isPlaced) { return false }
    let parent = self[id].parent
    // Siblings are asked one after the other.
    if parent == shownParent { return true }
    var current = parent
    while !current.isNone {
      if !self[current].state.contains(.isPlaced) { return false }
      current = self[current].parent
    }
    shownParent = parent
    return true
  }

  /// LL01: an element with a right-to-left direction mirrors its content.
  private func shownOrigin(of id: LayoutID) -> LayoutPoint {
    let parent = self[id].parent
    if parent.isNone { return .zero }
    var origin = origin(of: id)
    if self[parent].state.contains(.isRightToLeft) {
      origin.x = self[parent].size.width - origin.x - self[id].size.width
    }
    return Sensible.point(origin)
  }

  /// Returns the origin from the leading edge of the parent.
  package func origin(of id: LayoutID) -> LayoutPoint {
    let parent = self[id].parent
    if parent.isNone { return .zero }
    guard self[parent].state.contains(.isLong) else { return self[id].origin }
    return longStackOrigin(of: id, in: parent)
  }

  /// Returns the origin from the leading edge of an element around, without the offsets on the way; nil if that is not
  /// around it.
  package func origin(of id: LayoutID, in start: LayoutID) -> LayoutPoint? {
    var point = LayoutPoint.zero
    var current = id
    while current != start {
      let origin = origin(of: current)
      point.x += origin.x
      point.y += origin.y
      current = self[current].parent
      if current.isNone { return nil }
      if self[current].traits.contains(.offset), case .offset(let offset) = self[current].rule {
        point.x -= offset.x
        point.y -= offset.y
      }
    }
    return point
  }

  /// Returns the frame, like `frame`, as if all content were laid out from left to right.
  func leadingFrame(of id: LayoutID, _ size: LayoutSize) -> LayoutRect {
    var origin = LayoutPoint.zero
    var current = id
    while !self[current].parent.isNone {
      let place = self.origin(of: current)
      origin.x += place.x
      origin.y += place.y
      current = self[current].parent
    }
    return LayoutRect(origin, size)
  }
}

extension LayoutTree {
  /// Returns the first child that fits into a proposal on some axes, or else the last (LK08, LK09).
  func fittingChild(
    of id: LayoutID, _ axes: LayoutAxes, _ proposal: LayoutProposal
  ) -> LayoutID {
    let free = proposal.unspecified(on: axes)
    let limits = LayoutProposal(
      axes.contains(.horizontal) ? proposal.width : nil,
      axes.contains(.vertical) ? proposal.height : nil)
    var child = self[id].firstChild
    if child.isNone || limits == .unspecified { return child }
    while !self[child].next.isNone {
      if limits.holds(measure(child, free)) { return child }
      child = self[child].next
    }
    return child
  }
}

extension LayoutTree {
  /// Returns the size of a depth stack, and the point on which its children are aligned (LG01,
  /// LG04).
  func depthStack(
    _ id: LayoutID, _ alignment: LayoutAlignment, _ proposal: LayoutProposal
  ) -> (size: LayoutSize, point: LayoutPoint) {
    depthStack(children(of: id), alignment, proposal)
  }

  func depthStack(
    _ children: [LayoutID], _ alignment: LayoutAlignment, _ proposal: LayoutProposal
  ) -> (size: LayoutSize, point: LayoutPoint) {
    var low = LayoutPoint(.infinity, .infinity)
    var high = LayoutPoint(-.infinity, -.infinity)
    var top = -Double.infinity
    for child in children { top = max(top, priority(of: child)) }
    // LG03: only the highest priority determines the size.
    for child in children where priority(of: child) >= top {
      let size = measure(child, proposal)
      for axis in LayoutAxis.allCases {
        let guide = guide(alignment[axis], of: child, proposal, size)
        low[axis] = min(low[axis], -guide)
        high[axis] = max(high[axis], Sensible.difference(size[axis], guide))
      }
    }
    if low.x == .infinity { return (.zero, .zero) }
    return (LayoutSize(extent(low.x, high.x), extent(low.y, high.y)), LayoutPoint(-low.x, -low.y))
  }

  private func extent(_ low: Double, _ high: Double) -> Double {
    high == .infinity ? .infinity : high - low
  }

  /// LG02: each child is offered the resulting size.
  func arrangeDepthStack(
    _ id: LayoutID, _ alignment: LayoutAlignment, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    let point = depthStack(id, alignment, proposal).point
    let offered = LayoutProposal(size)
    forEachChild(of: id) { child in
      let answer = measure(child, offered)
      let origin = LayoutPoint(
        point.x - guide(alignment.horizontal, of: child, offered, answer),
        point.y - guide(alignment.vertical, of: child, offered, answer))
      body(Placement(id: child, origin: origin, proposal: offered, size: answer))
    }
  }
}

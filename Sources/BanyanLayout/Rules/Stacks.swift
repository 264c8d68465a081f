/// The parameters of a row or column.
struct StackRule {
  var axis: LayoutAxis
  /// Nil for the neighbors' preferred spacing.
  var spacing: Double?
  var alignment: GuideKey

  init(_ axis: LayoutAxis, _ spacing: Double?, _ alignment: GuideKey) {
    self.axis = axis
    self.spacing = spacing.map(Sensible.place)
    self.alignment = alignment
  }

  /// Creates the rule for several views in a scroll view (LJ04).
  init(scrolling axes: LayoutAxes) {
    self =
      axes == .horizontal
      ? StackRule(.horizontal, nil, .middle) : StackRule(.vertical, nil, .center)
  }
}

extension LayoutTree {
  func stackSize(_ id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal) -> LayoutSize {
    if isLong(id, rule, proposal) { return longStackSize(id, rule, proposal) }
    var shares = shareStorage.borrow()
    defer { shareStorage.giveBack(&shares) }
    return fillShares(of: id, rule, proposal, &shares).size
  }

  func arrangeStack(
    _ id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    // LC11: a stack measured without a length across is placed with the resulting one.
    var proposal = proposal
    if proposal[rule.axis.other] == nil { proposal[rule.axis.other] = size[rule.axis.other] }
    if isLong(id, rule, proposal) { return arrangeLongStack(id, rule, proposal, body) }
    var shares = shareStorage.borrow()
    defer { shareStorage.giveBack(&shares) }
    let line = fillShares(of: id, rule, proposal, &shares).line
    var place = 0.0
    for share in shares {
      place += share.gap
      body(
        Placement(
          id: share.id, origin: LayoutPoint(rule.axis, place, across: line - share.guide),
          proposal: share.proposal, size: share.size))
      place += share.size[rule.axis]
    }
  }

  /// Measures the children of a stack.
  /// - Returns: the stack's size, and the position across it of the line on which children are
  ///   aligned.
  private func fillShares(
    of id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal,
    _ shares: inout ContiguousArray<Share>
  ) -> (size: LayoutSize, line: Double) {
    var last = LayoutID.none
    forEachChild(of: id) { child in
      var share = Share(child)
      if !last.isNone { share.gap = gap(between: last, and: child, rule) }
      last = child
      shares.append(share)
    }
    return fill(&shares, rule, proposal)
  }

  /// Measures shares that have only their gaps.
  func fill(
    _ shares: inout ContiguousArray<Share>, _ rule: StackRule, _ proposal: LayoutProposal
  ) -> (size: LayoutSize, line: Double) {
    let (axis, across) = (rule.axis, proposal[rule.axis.other])
    if let length = proposal[axis] {
      if shares.count > 1 {
        for index in shares.indices {
          shares[index].priority = priority(of: shares[index].id)
          shares[index].range = range(of: shares[index].id, along: axis, across: across)
        }
      }
      divide(length, among: &shares) { share, offer in
        share.proposal = LayoutProposal(axis, offer, across: across)
        share.size = measure(share.id, share.proposal)
        return share.size[axis]
      }
    } else {
      for index in shares.indices {
        shares[index].proposal = LayoutProposal(axis, nil, across: across)
        shares[index].size = measure(shares[index].id, shares[index].proposal)
      }
    }
    return extent(rule, &shares)
  }

  /// LC08, LC14.
  private func extent(
    _ rule: StackRule, _ shares: inout ContiguousArray<Share>
  ) -> (size: LayoutSize, line: Double) {
    var length = 0.0
    var (before, after) = (0.0, 0.0)
    for index in shares.indices {
      let share = shares[index]
      let guide = guide(rule.alignment, of: share.id, share.proposal, share.size)
      shares[index].guide = guide
      length += share.gap + share.size[rule.axis]
      before = max(before, guide)
      after = max(after, Sensible.difference(share.size[rule.axis.other], guide))
    }
    return (LayoutSize(rule.axis, length, across: before + after), before)
  }

  func gap(between before: LayoutID, and after: LayoutID, _ rule: StackRule) -> Double {
    rule.spacing ?? gap(between: before, and: after, along: rule.axis)
  }
}

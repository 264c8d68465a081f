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
    if let share = onlyShare(of: id, rule, proposal) {
      var extent = StackExtent()
      extent.add(share, rule)
      return extent.size(rule)
    }
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
    var place = 0.0
    func arrange(_ share: Share, at line: Double) {
      place += share.gap
      body(
        Placement(
          id: share.id, origin: LayoutPoint(rule.axis, place, across: line - share.guide),
          proposal: share.proposal, size: share.size))
      place += share.size[rule.axis]
    }
    if let share = onlyShare(of: id, rule, proposal) {
      var extent = StackExtent()
      extent.add(share, rule)
      return arrange(share, at: extent.before)
    }
    if isLong(id, rule, proposal) { return arrangeLongStack(id, rule, proposal, body) }
    var shares = shareStorage.borrow()
    defer { shareStorage.giveBack(&shares) }
    let line = fillShares(of: id, rule, proposal, &shares).line
    for share in shares { arrange(share, at: line) }
  }

  /// Measures the only child of a stack, which gets all of the length; nil if the stack has others.
  private func onlyShare(
    of id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal
  ) -> Share? {
    let child = self[id].firstChild
    guard !child.isNone, self[child].next.isNone else { return nil }
    var share = Share(child)
    share.proposal = proposal
    if let length = proposal[rule.axis] { share.proposal[rule.axis] = settings.down(length) }
    share.size = measure(child, share.proposal)
    share.guide = guide(rule.alignment, of: child, share.proposal, share.size)
    return share
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
    var extent = StackExtent()
    for index in shares.indices {
      shares[index].guide = guide(
        rule.alignment, of: shares[index].id, shares[index].proposal, shares[index].size)
      extent.add(shares[index], rule)
    }
    return (extent.size(rule), extent.before)
  }

  func gap(between before: LayoutID, and after: LayoutID, _ rule: StackRule) -> Double {
    rule.spacing ?? gap(between: before, and: after, along: rule.axis)
  }
}

/// The length of a stack, and its extents on either side of the line on which its children are aligned.
private struct StackExtent {
  var length = 0.0
  var before = 0.0, after = 0.0

  mutating func add(_ share: Share, _ rule: StackRule) {
    length += share.gap + share.size[rule.axis]
    before = max(before, share.guide)
    after = max(after, Sensible.difference(share.size[rule.axis.other], share.guide))
  }

  func size(_ rule: StackRule) -> LayoutSize {
    LayoutSize(rule.axis, length, across: before + after)
  }
}

/// The result of applying a rule to the children of another layout: a custom layout may ask a stack
/// for the sizes of some of its own children.
package struct LayoutArrangement {
  package var size: LayoutSize
  /// The origin of each child, from the leading top corner, and the proposal that it is offered, in
  /// the order of the children.
  package var places: [(origin: LayoutPoint, proposal: LayoutProposal)] = []

  package init(size: LayoutSize = .zero) {
    self.size = size
  }
}

extension LayoutTree {
  /// Arranges children in a row or column.
  package func arrange(
    _ children: [LayoutChild], along axis: LayoutAxis, spacing: Double?, alignment: GuideKey,
    _ proposal: LayoutProposal, in size: LayoutSize? = nil
  ) -> LayoutArrangement {
    let rule = StackRule(axis, spacing, alignment)
    var proposal = proposal
    if let size, proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    var shares = shareStorage.borrow()
    defer { shareStorage.giveBack(&shares) }
    for (index, child) in children.enumerated() {
      var share = Share(child.id)
      if index > 0 { share.gap = gap(between: children[index - 1].id, and: child.id, rule) }
      shares.append(share)
    }
    let (answer, line) = fill(&shares, rule, proposal)
    var arrangement = LayoutArrangement(size: answer)
    var place = 0.0
    for share in shares {
      place += share.gap
      arrangement.places.append(
        (LayoutPoint(axis, place, across: line - share.guide), share.proposal))
      place += share.size[axis]
    }
    return arrangement
  }

  /// Arranges children on top of each other.
  package func arrange(
    _ children: [LayoutChild], pile alignment: LayoutAlignment, _ proposal: LayoutProposal,
    in size: LayoutSize? = nil
  ) -> LayoutArrangement {
    let ids = children.map(\.id)
    let (answer, point) = depthStack(ids, alignment, proposal)
    var arrangement = LayoutArrangement(size: answer)
    guard let size else { return arrangement }
    let offered = LayoutProposal(size)
    arrangement.places = ids.map { id in
      let answer = measure(id, offered)
      return (
        LayoutPoint(
          point.x - guide(alignment.horizontal, of: id, offered, answer),
          point.y - guide(alignment.vertical, of: id, offered, answer)), offered
      )
    }
    return arrangement
  }
}

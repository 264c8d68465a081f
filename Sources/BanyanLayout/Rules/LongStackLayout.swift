extension LayoutTree {
  func isLong(_ id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal) -> Bool {
    if proposal[rule.axis] != nil { return false }
    if self[id].state.contains(.isLong) { return true }
    var count = 0
    var child = self[id].firstChild
    while !child.isNone {
      count += 1
      if count == LongStack.least { return true }
      child = self[child].next
    }
    return false
  }

  func longStackSize(
    _ id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal
  ) -> LayoutSize {
    let across = proposal[rule.axis.other]
    if let long = longStacks[id], long.across == across { return size(of: long, rule) }
    return size(of: newLongStack(id, rule, across: across), rule)
  }

  /// Makes the sums of a stack, unless they have just been made: a stack that is measured is then placed.
  private func newLongStack(_ id: LayoutID, _ rule: StackRule, across: Double?) -> LongStack {
    if let new = recentLongStack, new.id == id, new.stack.across == across { return new.stack }
    let stack = makeLongStack(id, rule, across: across)
    if settings.keptAnswers > 0, !isExhausted { recentLongStack = (id, stack) }
    return stack
  }

  private func size(of long: LongStack, _ rule: StackRule) -> LayoutSize {
    let total = long.total
    return LayoutSize(rule.axis, total.length, across: total.before + total.after)
  }

  private func makeLongStack(_ id: LayoutID, _ rule: StackRule, across: Double?) -> LongStack {
    var long = LongStack(across: across)
    var extents: ContiguousArray<LongStack.Extent> = []
    forEachChild(of: id) { child in
      long.gaps.append(long.rows.last.map { gap(between: $0, and: child, rule) } ?? 0)
      long.rows.append(child)
      extents.append(extent(of: child, gap: long.gaps.last!, rule, across: across))
    }
    long.build(extents)
    return long
  }

  private func extent(
    of row: LayoutID, gap: Double, _ rule: StackRule, across: Double?
  ) -> LongStack.Extent {
    let proposal = LayoutProposal(rule.axis, nil, across: across)
    let size = measure(row, proposal)
    let guide = guide(rule.alignment, of: row, proposal, size)
    return LongStack.Extent(
      length: gap + size[rule.axis], before: max(0, guide),
      after: max(0, Sensible.difference(size[rule.axis.other], guide)))
  }

  func arrangeLongStack(
    _ id: LayoutID, _ rule: StackRule, _ proposal: LayoutProposal, _ body: (Placement) -> Void
  ) {
    let across = proposal[rule.axis.other]
    let kept = longStacks[id].flatMap { $0.across == across ? $0 : nil }
    let long = kept ?? newLongStack(id, rule, across: across)
    let line = long.total.before
    let offered = LayoutProposal(rule.axis, nil, across: across)
    for (index, row) in long.rows.enumerated() {
      let place = long.length(before: index)
      let size = measure(row, offered)
      let guide = guide(rule.alignment, of: row, offered, size)
      body(
        Placement(
          id: row,
          origin: LayoutPoint(rule.axis, place + long.gaps[index], across: line - guide),
          proposal: offered, size: size))
    }
  }

  /// Places a stack whose rows are positioned by sums, if it is one.
  /// - Returns: true if it is one, and all rows that needed it have been placed.
  func placeLongStack(_ id: LayoutID, _ proposal: LayoutProposal) -> Bool {
    guard case .stack(let axis, let spacing, let alignment) = self[id].rule,
      let across = proposal[axis.other]
    else { return false }
    let rule = StackRule(axis, spacing, alignment)
    guard settings.keptAnswers > 0, isLong(id, rule, proposal) else { return false }
    let offered = LayoutProposal(axis, nil, across: across)
    if self[id].state.contains(.isLong), longStacks[id]?.across == across {
      let changed = longStacks[id]!.changed
      longStacks[id]!.changed = []
      for row in changed {
        self[row].state.remove(.isChangedRow)
        placeIfNeeded(
          Placement(id: row, origin: .zero, proposal: offered, size: measure(row, offered)))
      }
      return true
    }
    let long = newLongStack(id, rule, across: across)
    recentLongStack = nil
    longStacks[id] = long
    self[id].state.insert(.isLong)
    for (index, row) in long.rows.enumerated() {
      self[row].row = Int32(index)
      self[row].state.remove(.isChangedRow)
      placeIfNeeded(
        Placement(id: row, origin: .zero, proposal: offered, size: measure(row, offered)))
    }
    return true
  }

  /// Discards the sums, because the rows have changed or receive different proposals.
  func forgetLongStack(_ id: LayoutID) {
    guard self[id].state.contains(.isLong) else { return }
    self[id].state.remove(.isLong)
    for row in longStacks.removeValue(forKey: id)?.changed ?? [] {
      self[row].state.remove(.isChangedRow)
    }
  }

  /// Updates the sums.
  func settleLongStack(_ id: LayoutID, spacingDiffers: Bool) {
    guard case .stack(let axis, let spacing, let alignment) = self[id].rule,
      var long = longStacks.removeValue(forKey: id)
    else { return }
    let rule = StackRule(axis, spacing, alignment)
    func update(_ index: Int) {
      if spacingDiffers, index > 0 {
        long.gaps[index] = gap(between: long.rows[index - 1], and: long.rows[index], rule)
      }
      let extent = extent(
        of: long.rows[index], gap: long.gaps[index], rule, across: long.across)
      long.set(extent, of: index)
    }
    for row in long.changed {
      let index = Int(self[row].row)
      update(index)
      if spacingDiffers, index + 1 < long.rows.count { update(index + 1) }
    }
    longStacks[id] = long
  }

  /// Returns the origin of a row in a long stack.
  func longStackOrigin(of row: LayoutID, in id: LayoutID) -> LayoutPoint {
    guard case .stack(let axis, _, let alignment) = self[id].rule, let long = longStacks[id] else {
      return .zero
    }
    let index = Int(self[row].row)
    let guide = guide(alignment, of: row, self[row].proposal, self[row].size)
    return LayoutPoint(
      axis, long.length(before: index) + long.gaps[index], across: long.total.before - guide)
  }
}

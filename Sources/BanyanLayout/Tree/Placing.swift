extension LayoutTree {
  /// Sets the size that an element has answered, and places its children.
  func place(_ id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize) {
    let isShown = descend(or: false) {
      placeHere(id, proposal, size)
      return true
    }
    if !isShown { unplace(id) }
  }

  private func placeHere(_ id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize) {
    let state = self[id].state
    let isOther = !state.contains(.hasAnswer) || self[id].proposal != proposal
    if isOther || !state.contains(.isPlaced) || self[id].size != size { note(id) }
    if isOther {
      if state.contains(.hasAnswer) {
        forgetLongStack(id)
        keep(KeptAnswer(proposal: self[id].proposal, size: self[id].size), of: id)
      }
      self[id].proposal = proposal
      answers.remove(from: &elements[Int(id.index)].answers) { $0.proposal == proposal }
    }
    self[id].size = size
    self[id].state.formUnion([.isPlaced, .hasAnswer])
    self[id].state.remove(.needsPlacing)
    if self[id].firstChild.isNone { return }
    counts.placements += 1
    if placeLongStack(id, proposal) {
      // Its rows follow one another without being placed again.
      noteMoved(id)
      return
    }
    let leavesOut = self[id].rule.mayLeaveOut
    arrange(id, proposal, size) { child in
      if leavesOut { self[child.id].state.insert(.isLaidOut) }
      let origin = Sensible.point(child.origin)
      if self[child.id].origin != origin {
        note(child.id)
        self[child.id].origin = origin
      }
      placeIfNeeded(child)
    }
    if leavesOut { unplaceLeftOut(of: id) }
  }

  /// Removes the places of children that have not been laid out.
  private func unplaceLeftOut(of id: LayoutID) {
    let isChoosing = if case .viewThatFits = self[id].rule { true } else { false }
    if isChoosing { followed.hasChosen = true }
    forEachChild(of: id) { child in
      if self[child].state.contains(.isLaidOut) {
        self[child].state.remove(.isLaidOut)
      } else if self[child].rule.isRoot, !isChoosing {
        // It has its own layout, in a control for instance.
      } else {
        unplace(child)
      }
    }
  }

  func placeIfNeeded(_ placement: Placement) {
    let id = placement.id
    var proposal = placement.proposal
    if self[id].traits.contains(.text) {
      proposal = textProposal(proposal)
      // A text that fits on its lines is stored with its ideal size, which answers all such
      // proposals.
      if proposal.holds(placement.size), measure(id, .unspecified) == placement.size {
        proposal = .unspecified
      }
    }
    let state = self[id].state
    if state.contains(.isPlaced), !state.contains(.needsPlacing), self[id].proposal == proposal,
      self[id].size == placement.size
    {
      return
    }
    place(id, proposal, placement.size)
  }

  /// Removes an element's place: it is no longer shown.
  func unplace(_ id: LayoutID) {
    guard self[id].state.contains(.isPlaced) else { return }
    shownParent = .none
    forgetLongStack(id)
    self[id].state.subtract([.isPlaced, .needsPlacing])
  }
}

extension LayoutRule {
  /// True if an element may have children that it does not lay out.
  fileprivate var mayLeaveOut: Bool {
    switch self {
    case .decorated: false
    case .viewThatFits, .safeAreaInset, .lazyGrid: true
    default: role != .container
    }
  }
}

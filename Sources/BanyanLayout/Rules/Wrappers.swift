extension LayoutTree {
  /// Returns the proposal by which a wrapper measures its child.
  func wrappedProposal(_ id: LayoutID, _ proposal: LayoutProposal) -> LayoutProposal {
    switch self[id].rule {
    case .frame(let width, let height, _):
      return LayoutProposal(
        Sensible.fixed(width) ?? proposal.width, Sensible.fixed(height) ?? proposal.height)
    case .flexibleFrame(let bounds, _): return bounds.offer(proposal)
    case .padding(let insets), .safeAreaPadding(let insets):
      return proposal.less(Sensible.insets(insets))
    case .aspectRatio(let ratio, let fills):
      return proportioned(proposal, by: ratio, fills: fills, of: id)
    case .fixedSize(let axes): return proposal.unspecified(on: axes)
    default: return proposal
    }
  }

  /// Returns the placement of a wrapper's child, when the wrapper has answered a size.
  func wrappedPlacement(
    _ id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Placement? {
    let child = self[id].firstChild
    if child.isNone { return nil }
    // The size of a row in a grid follows from the columns, which the grid alone knows.
    let isRow = isGridRow(id)
    func placed(_ proposal: LayoutProposal, at origin: LayoutPoint = .zero) -> Placement {
      Placement(
        id: child, origin: origin, proposal: proposal,
        size: isRow ? proposal.replacingUnspecified(by: size) : measure(child, proposal))
    }
    switch self[id].rule {
    case .frame(_, _, let alignment):
      return aligned(placed(wrappedProposal(id, proposal)), in: id, size, alignment)
    case .flexibleFrame(let bounds, let alignment):
      return aligned(placed(bounds.placed(proposal, size)), in: id, size, alignment)
    case .padding(let insets), .safeAreaPadding(let insets):
      let insets = Sensible.insets(insets)
      return placed(proposal.less(insets), at: LayoutPoint(insets.leading, insets.top))
    case .listRow(_, let insets):
      let width = size.width - insets[.horizontal]
      var content = placed(LayoutProposal(width, nil), at: LayoutPoint(insets.leading, insets.top))
      // Content that takes all available room gets that of a row with the least height.
      let room = size.height - insets[.vertical]
      if content.size.height < room {
        content = placed(LayoutProposal(width, room), at: content.origin)
        content.origin.y += (room - content.size.height) / 2
      }
      return content
    case .offset(let offset): return placed(proposal, at: Sensible.point(offset))
    case .position(let point):
      var placement = placed(LayoutProposal(size))
      placement.origin = LayoutPoint(
        Sensible.place(point.x) - placement.size.width / 2,
        Sensible.place(point.y) - placement.size.height / 2)
      return placement
    case .matched(let match):
      // ME02: its own place is as without the match.
      var placement = placed(match.size.map { LayoutProposal($0) } ?? proposal)
      let point =
        match.point ?? LayoutPoint(match.anchor.x * size.width, match.anchor.y * size.height)
      placement.origin = Sensible.point(
        LayoutPoint(
          point.x - match.anchor.x * placement.size.width,
          point.y - match.anchor.y * placement.size.height))
      return placement
    case .ignoresSafeArea(let edges):
      let insets = ignoredInsets(of: id, edges, size)
      if insets == LayoutInsets() { return placed(proposal) }
      let grown = LayoutProposal(
        proposal.width.map { $0 + insets[.horizontal] },
        proposal.height.map { $0 + insets[.vertical] })
      return placed(grown, at: LayoutPoint(-insets.leading, -insets.top))
    default: return placed(wrappedProposal(id, proposal))
    }
  }

  /// Aligns a child's guide with the default guide of the surrounding size (LD02).
  private func aligned(
    _ placement: Placement, in id: LayoutID, _ size: LayoutSize, _ alignment: LayoutAlignment
  ) -> Placement {
    var placement = placement
    for axis in LayoutAxis.allCases {
      let key = alignment[axis]
      placement.origin[axis] =
        defaultGuide(key, of: id, .unspecified, size) - guide(key, of: placement)
    }
    return placement
  }
}

/// A child with its place in its parent.
struct Placement {
  var id: LayoutID
  var origin: LayoutPoint
  var proposal: LayoutProposal
  var size: LayoutSize
  /// The origin of the parent, for a cell whose row is not the container that arranges it.
  var parentOrigin = LayoutPoint.zero
}

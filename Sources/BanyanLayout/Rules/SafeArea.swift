/// The safe area around an element, and the area that it could extend into, in the window.
struct SafeRegion {
  var safe, outer: LayoutRect
}

extension LayoutTree {
  private func safeRegion(around id: LayoutID) -> SafeRegion {
    let parent = self[id].parent
    if parent.isNone {
      let frame = LayoutRect(.zero, self[id].size)
      return SafeRegion(safe: frame, outer: frame)
    }
    switch self[parent].rule {
    case .window(let size, let insets):
      let outer = LayoutRect(.zero, Sensible.size(size))
      return SafeRegion(safe: outer.inset(by: Sensible.insets(insets)), outer: outer)
    case .ignoresSafeArea(let edges):
      var region = safeRegion(around: parent)
      region.grow(by: ignoredInsets(of: parent, edges, self[parent].size, region))
      return region
    case .safeAreaPadding(let insets):
      return safeRegion(around: parent).less(
        Sensible.insets(insets), of: leadingFrame(of: parent, self[parent].size))
    case .safeAreaInset(let axis, let side, _, _) where self[parent].firstChild == id:
      let frame = leadingFrame(of: parent, self[parent].size)
      var insets = LayoutInsets()
      let taken = self[parent].size[axis] - self[id].size[axis]
      switch (axis, side) {
      case (.horizontal, .before): insets.leading = taken
      case (.horizontal, .after): insets.trailing = taken
      case (.vertical, .before): insets.top = taken
      case (.vertical, .after): insets.bottom = taken
      }
      return safeRegion(around: parent).less(insets, of: frame)
    default: return safeRegion(around: parent)
    }
  }

  /// Returns the distances by which a view that ignores the safe area extends beyond its own frame
  /// (LE08).
  func ignoredInsets(
    of id: LayoutID, _ edges: LayoutEdges, _ size: LayoutSize
  ) -> LayoutInsets {
    ignoredInsets(of: id, edges, size, safeRegion(around: id))
  }

  private func ignoredInsets(
    of id: LayoutID, _ edges: LayoutEdges, _ size: LayoutSize, _ region: SafeRegion
  ) -> LayoutInsets {
    let (safe, outer) = (region.safe, region.outer)
    let frame = leadingFrame(of: id, size)
    // An edge that touches apart from rounding errors counts as touching.
    func inset(_ edge: LayoutEdges, _ isTouching: Bool, _ distance: Double) -> Double {
      edges.contains(edge) && isTouching ? max(0, distance) : 0
    }
    let slack = 1e-6
    return LayoutInsets(
      top: inset(.top, frame.y <= safe.y + slack, frame.y - outer.y),
      leading: inset(.leading, frame.x <= safe.x + slack, frame.x - outer.x),
      bottom: inset(.bottom, frame.maxY >= safe.maxY - slack, outer.maxY - frame.maxY),
      trailing: inset(.trailing, frame.maxX >= safe.maxX - slack, outer.maxX - frame.maxX))
  }

  /// Returns the unsafe part of an element, from each of its edges (LI05).
  package func safeAreaInsets(of id: LayoutID) -> LayoutInsets {
    guard isShown(id) else { return LayoutInsets() }
    let safe = safeRegion(around: id).safe
    let frame = leadingFrame(of: id, self[id].size)
    return LayoutInsets(
      top: max(0, safe.y - frame.y), leading: max(0, safe.x - frame.x),
      bottom: max(0, frame.maxY - safe.maxY), trailing: max(0, frame.maxX - safe.maxX))
  }

  /// Places the elements that depend on the safe area, after all others have been placed.
  func placeSafeAreaFollowers() {
    if safeAreaFollowers.isEmpty { return }
    let followers = safeAreaFollowers.filter { self[$0].state.contains(.isPlaced) }
    for id in followers.sorted(by: { depth(of: $0) < depth(of: $1) }) {
      level = depth(of: id) - 1
      place(id, self[id].proposal, self[id].size)
    }
  }

  /// LE09: the second child is offered the room that the first does not need, the first the
  /// remaining room.
  func safeAreaInset(
    _ id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide, _ spacing: Double?,
    _ proposal: LayoutProposal
  ) -> (size: LayoutSize, main: Share, beside: Share) {
    var main = Share(self[id].firstChild)
    if main.id.isNone { return (.zero, main, Share(.none)) }
    var beside = Share(self[main.id].next)
    main.proposal = proposal
    guard !beside.id.isNone else {
      main.size = measure(main.id, proposal)
      return (main.size, main, beside)
    }
    let across = proposal[axis.other]
    beside.gap =
      spacing.map(Sensible.place)
      ?? (side == .after
        ? gap(between: main.id, and: beside.id, along: axis)
        : gap(between: beside.id, and: main.id, along: axis))
    var offer = proposal[axis].map { Sensible.difference($0, beside.gap) }
    if let length = offer {
      let least = range(of: main.id, along: axis, across: across).least
      beside.proposal = LayoutProposal(axis, max(0, length - least), across: across)
    } else {
      beside.proposal = proposal
    }
    beside.size = measure(beside.id, beside.proposal)
    offer = offer.map { Sensible.difference($0, beside.size[axis]) }
    main.proposal = LayoutProposal(axis, offer, across: across)
    main.size = measure(main.id, main.proposal)
    let size = LayoutSize(
      axis, main.size[axis] + beside.gap + beside.size[axis],
      across: max(main.size[axis.other], beside.size[axis.other]))
    return (size, main, beside)
  }

  func arrangeSafeAreaInset(
    _ id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide, _ spacing: Double?,
    _ alignment: GuideKey, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    let (_, main, beside) = safeAreaInset(id, axis, side, spacing, proposal)
    func put(_ share: Share, _ place: Double) {
      if share.id.isNone { return }
      let across =
        defaultGuide(alignment, of: id, proposal, size)
        - guide(alignment, of: share.id, share.proposal, share.size)
      body(
        Placement(
          id: share.id, origin: LayoutPoint(axis, place, across: across),
          proposal: share.proposal, size: share.size))
    }
    put(main, side == .before ? beside.size[axis] + beside.gap : 0)
    put(beside, side == .before ? 0 : main.size[axis] + beside.gap)
  }
}

extension SafeRegion {
  mutating func grow(by insets: LayoutInsets) {
    if insets.top > 0 { (safe.height, safe.y) = (safe.maxY - outer.y, outer.y) }
    if insets.leading > 0 { (safe.width, safe.x) = (safe.maxX - outer.x, outer.x) }
    if insets.bottom > 0 { safe.height = outer.maxY - safe.y }
    if insets.trailing > 0 { safe.width = outer.maxX - safe.x }
  }

  /// Returns the safe part of a frame that gives up some of its edges, and the area that can be
  /// reached from inside.
  func less(_ insets: LayoutInsets, of frame: LayoutRect) -> SafeRegion {
    func edges(
      _ safe: (Double, Double), _ outer: (Double, Double), _ frame: (Double, Double),
      _ insets: (Double, Double)
    ) -> (safe: (Double, Double), outer: (Double, Double)) {
      (
        (max(safe.0, frame.0 + insets.0), min(safe.1, frame.1 - insets.1)),
        (frame.0 <= safe.0 ? outer.0 : frame.0, frame.1 >= safe.1 ? outer.1 : frame.1)
      )
    }
    let x = edges(
      (safe.x, safe.maxX), (outer.x, outer.maxX), (frame.x, frame.maxX),
      (insets.leading, insets.trailing))
    let y = edges(
      (safe.y, safe.maxY), (outer.y, outer.maxY), (frame.y, frame.maxY),
      (insets.top, insets.bottom))
    return SafeRegion(
      safe: LayoutRect(x.safe.0, y.safe.0, x.safe.1 - x.safe.0, y.safe.1 - y.safe.0),
      outer: LayoutRect(x.outer.0, y.outer.0, x.outer.1 - x.outer.0, y.outer.1 - y.outer.0))
  }
}

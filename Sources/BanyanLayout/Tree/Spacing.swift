extension LayoutTree {
  /// Returns an element's preferred spacing on all sides.
  func spacing(of id: LayoutID) -> LayoutSpacing {
    var spacing = LayoutSpacing()
    for axis in LayoutAxis.allCases {
      for side in [LayoutSide.before, .after] {
        spacing[axis, side] = edgeSpacing(of: id, axis, side)
      }
    }
    return spacing
  }

  /// Returns an element's preferred spacing on one side (LC16 to LC21).
  func edgeSpacing(of id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide) -> EdgeSpacing {
    if id.isNone { return .plain }
    return descend(or: .plain) { wantedSpacing(of: id, axis, side) }
  }

  private func wantedSpacing(
    of id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide
  ) -> EdgeSpacing {
    consult(id)
    switch self[id].rule {
    case .text(let text): return axis == .vertical ? .text(measurer.font(of: text)) : .plain
    case .spacer:
      // It makes room along its stack. Across, it has no effect on the neighbors of the stack.
      guard let own = orientation(around: id), own != axis else { return .points(0) }
      return .undecided
    case .padding(let insets) where insets[axis, side] != 0: return .plain
    case .frame(let width, let height, _) where (axis == .horizontal ? width : height) != nil:
      return framedSpacing(of: id, axis, side)
    case .flexibleFrame(let bounds, _) where bounds[axis] != LayoutBounds.Axis():
      return framedSpacing(of: id, axis, side)
    case .stack where self[id].firstChild.isNone: return .points(0)
    case .stack(let own, _, _) where own == axis: return edge(of: id, axis, side)
    case .gridRow where axis == .horizontal: return edge(of: id, axis, side)
    case .stack, .grid, .gridRow: return widest(of: id, axis, side)
    case .depthStack:
      let top = topPriority(of: id)
      return widest(of: id, axis, side) { self.priority(of: $0) == top }
    case .custom(let layout):
      if let spacing = customSpacing(of: id, layout) { return spacing[axis, side] }
      return widest(of: id, axis, side)
    case let rule where rule.role == .wrapper:
      return edgeSpacing(of: self[id].firstChild, axis, side)
    default: return .plain
    }
  }

  /// Returns the preferred spacing of a frame on an edge that it sets. The edge is plain, whatever is
  /// inside (LC20), but nobody keeps a distance from a spacer that has a length from a frame.
  private func framedSpacing(
    of id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide
  ) -> EdgeSpacing {
    let child = self[id].firstChild
    return isSpacer(child) ? edgeSpacing(of: child, axis, side) : .plain
  }

  /// Returns true if an element is a spacer, perhaps in modifiers that leave its size to it.
  private func isSpacer(_ id: LayoutID) -> Bool {
    var current = id
    for _ in 0...settings.depthLimit where !current.isNone {
      consult(current)
      let traits = self[current].traits
      if traits.contains(.spacer) { return true }
      guard traits.contains(.wrapper), !self[current].rule.resizes else { return false }
      current = self[current].firstChild
    }
    return false
  }

  /// Returns the spacing that an app's layout wants. It is asked once in an update for all of its
  /// sides: it asks its children for all of theirs, and with layouts in layouts each level would
  /// otherwise be asked four times as often as the one around it.
  private func customSpacing(of id: LayoutID, _ layout: any CustomLayout) -> LayoutSpacing? {
    if let known = customSpacings[id] { return known }
    let spacing = run(id) { layout.spacing(LayoutChildren(self, id)) }
    if let spacing, settings.keptAnswers > 0, !isExhausted, !wasStopped(id) {
      customSpacings[id] = spacing
    }
    return spacing
  }

  private func edge(of id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide) -> EdgeSpacing {
    let first = self[id].firstChild
    if first.isNone || side == .before { return edgeSpacing(of: first, axis, side) }
    return edgeSpacing(of: self[first].previous, axis, side)
  }

  private func widest(
    of id: LayoutID, _ axis: LayoutAxis, _ side: LayoutSide,
    where counts: (LayoutID) -> Bool = { _ in true }
  ) -> EdgeSpacing {
    var spacing: EdgeSpacing?
    forEachChild(of: id) { child in
      guard counts(child) else { return }
      let edge = edgeSpacing(of: child, axis, side)
      if spacing == nil { spacing = edge } else { spacing?.formUnion(edge) }
    }
    return spacing ?? .plain
  }

  /// Returns the gap between two neighbors.
  func gap(
    between before: LayoutID, and after: LayoutID, along axis: LayoutAxis
  ) -> Double {
    edgeSpacing(of: before, axis, .after)
      .distance(to: edgeSpacing(of: after, axis, .before), along: axis, in: settings)
  }

  /// Returns an element's priority in a stack. One that an app sets is found through modifiers, like
  /// traits (LC22). A spacer and an empty stack are served last because of how they are sized, so a
  /// modifier with a size of its own is served like any other view.
  func priority(of id: LayoutID) -> Double {
    var current = id
    var isResized = false
    for _ in 0...settings.depthLimit where !current.isNone {
      consult(current)
      let traits = self[current].traits
      if traits.contains(.wrapper) {
        if case .priority(let priority) = self[current].rule {
          return priority.isNaN ? 0 : priority
        }
        if self[current].rule.resizes { isResized = true }
        current = self[current].firstChild
      } else if traits.contains(.spacer)
        || traits.contains(.stack) && self[current].firstChild.isNone
      {
        return isResized ? 0 : -.infinity
      } else {
        return 0
      }
    }
    return 0
  }

  func topPriority(of id: LayoutID) -> Double {
    var top = -Double.infinity
    forEachChild(of: id) { top = max(top, priority(of: $0)) }
    return top
  }
}

extension LayoutRule {
  /// True for a modifier that has a size of its own, beside that of its content.
  fileprivate var resizes: Bool {
    switch self {
    case .padding, .safeAreaPadding, .frame, .flexibleFrame, .aspectRatio, .position: true
    default: false
    }
  }
}

extension LayoutInsets {
  subscript(axis: LayoutAxis, side: LayoutSide) -> Double {
    switch (axis, side) {
    case (.horizontal, .before): leading
    case (.horizontal, .after): trailing
    case (.vertical, .before): top
    case (.vertical, .after): bottom
    }
  }
}

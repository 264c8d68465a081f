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
    case .spacer: return .points(0)
    case .padding(let insets):
      let inner = edgeSpacing(of: self[id].firstChild, axis, side)
      return insets[axis, side] == 0 ? inner : inner.withoutText
    case .frame(let width, let height, _):
      let inner = edgeSpacing(of: self[id].firstChild, axis, side)
      return (axis == .horizontal ? width : height) == nil ? inner : inner.withoutText
    case .flexibleFrame(let bounds, _):
      let inner = edgeSpacing(of: self[id].firstChild, axis, side)
      return bounds[axis] == LayoutBounds.Axis() ? inner : inner.withoutText
    case .stack(let own, _, _) where own == axis: return edge(of: id, axis, side)
    case .gridRow where axis == .horizontal: return edge(of: id, axis, side)
    case .stack, .grid, .gridRow: return widest(of: id, axis, side)
    case .depthStack:
      let top = topPriority(of: id)
      return widest(of: id, axis, side) { self.priority(of: $0) == top }
    case .custom(let layout):
      if let spacing = run(id, { layout.spacing(LayoutChildren(self, id)) }) {
        return spacing[axis, side]
      }
      return widest(of: id, axis, side)
    case let rule where rule.role == .wrapper:
      return edgeSpacing(of: self[id].firstChild, axis, side)
    default: return .plain
    }
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

  /// Returns an element's priority in a stack. It is found through modifiers, like traits (LC22).
  func priority(of id: LayoutID) -> Double {
    var current = id
    for _ in 0...settings.depthLimit where !current.isNone {
      consult(current)
      switch self[current].rule {
      case .priority(let priority): return priority.isNaN ? 0 : priority
      case .spacer: return -.infinity
      case .stack where self[current].firstChild.isNone: return -.infinity
      case let rule where rule.role == .wrapper: current = self[current].firstChild
      default: return 0
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

extension LayoutTree {
  /// Calls a function with the placement of each child that is shown, in an element that has
  /// answered a proposal with a size.
  func arrange(
    _ id: LayoutID, _ proposal: LayoutProposal, _ size: LayoutSize, _ body: (Placement) -> Void
  ) {
    switch self[id].rule {
    case .fill, .sized, .text, .picture, .spacer, .divider, .control, .absentRows: break
    case .decorated(let alignment): arrangeDecorated(id, alignment, proposal, size, body)
    case let rule where rule.role == .wrapper:
      if let child = wrappedPlacement(id, proposal, size) { body(child) }
    case .window(let size, let safeArea): arrangeWindow(id, size, safeArea, body)
    case .fitted:
      let child = self[id].firstChild
      if child.isNone { return }
      let offered = LayoutProposal(size)
      let content = measure(child, offered)
      let origin = LayoutPoint(
        (size.width - content.width) / 2, (size.height - content.height) / 2)
      body(Placement(id: child, origin: origin, proposal: offered, size: content))
    case .safeAreaInset(let axis, let side, let spacing, let alignment):
      arrangeSafeAreaInset(id, axis, side, spacing, alignment, proposal, size, body)
    case .stack(let axis, let spacing, let alignment):
      arrangeStack(id, StackRule(axis, spacing, alignment), proposal, size, body)
    case .depthStack(let alignment): arrangeDepthStack(id, alignment, proposal, size, body)
    case .grid(let horizontal, let vertical, let alignment):
      arrangeGrid(grid(id, horizontal, vertical, alignment, proposal), of: id, proposal, body)
    case .gridRow:
      if isGridRow(id) { break }
      arrangeStack(id, StackRule(.horizontal, nil, .middle), proposal, size, body)
    case .lazyStack(let axis, let spacing, let alignment):
      arrangeLazyStack(id, axis, spacing, alignment, proposal, size, body)
    case .lazyGrid(let grid): arrangeLazyGrid(id, grid, proposal, size, body)
    case .scrollView(let axes, let anchor):
      arrangeScrollView(id, axes, anchor, proposal, size, body)
    case .geometryReader:
      forEachChild(of: id) { child in
        let offered = LayoutProposal(size)
        body(Placement(id: child, origin: .zero, proposal: offered, size: measure(child, offered)))
      }
    case .viewThatFits(let axes):
      let child = fittingChild(of: id, axes, proposal)
      if child.isNone { return }
      body(Placement(id: child, origin: .zero, proposal: proposal, size: measure(child, proposal)))
    case .custom(let layout): arrangeCustom(id, layout, proposal, size, body)
    default: break
    }
  }

  private func arrangeScrollView(
    _ id: LayoutID, _ axes: LayoutAxes, _ anchor: LayoutPoint, _ proposal: LayoutProposal,
    _ size: LayoutSize, _ body: (Placement) -> Void
  ) {
    let rule = StackRule(scrolling: axes)
    let inner = proposal.unspecified(on: axes)
    let content = stackSize(id, rule, inner)
    if anchor == .zero { return arrangeStack(id, rule, inner, content, body) }
    func room(_ axis: LayoutAxis) -> Double {
      axes.contains(LayoutAxes(axis)) ? max(0, size[axis] - content[axis]) : 0
    }
    let anchor = Sensible.point(anchor)
    let (x, y) = (room(.horizontal) * anchor.x, room(.vertical) * anchor.y)
    arrangeStack(id, rule, inner, content) {
      var placement = $0
      placement.origin.x += x
      placement.origin.y += y
      body(placement)
    }
  }

  /// LE05: only the first child determines the size; the others are offered it.
  private func arrangeDecorated(
    _ id: LayoutID, _ alignment: LayoutAlignment, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    let first = self[id].firstChild
    if first.isNone { return }
    let main = Placement(id: first, origin: .zero, proposal: proposal, size: size)
    body(main)
    let offered = LayoutProposal(size)
    var child = self[first].next
    while !child.isNone {
      var layer = Placement(
        id: child, origin: .zero, proposal: offered, size: measure(child, offered))
      for axis in LayoutAxis.allCases {
        let key = alignment[axis]
        layer.origin[axis] = guide(key, of: main) - guide(key, of: layer)
      }
      body(layer)
      child = self[child].next
    }
  }

  /// LA06: the content is offered the safe area, and is in the middle of it. Several views form
  /// a column (LG08).
  private func arrangeWindow(
    _ id: LayoutID, _ size: LayoutSize, _ safeArea: LayoutInsets, _ body: (Placement) -> Void
  ) {
    let safe = LayoutRect(.zero, Sensible.size(size)).inset(by: Sensible.insets(safeArea))
    let offered = LayoutProposal(safe.size)
    let column = StackRule(.vertical, nil, .center)
    let content = stackSize(id, column, offered)
    arrangeStack(id, column, offered, content) { child in
      var child = child
      child.origin.x += safe.x + (safe.width - content.width) / 2
      child.origin.y += safe.y + (safe.height - content.height) / 2
      body(child)
    }
  }
}

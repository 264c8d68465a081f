/// A row of a grid, with what its modifiers do to each of its cells (LJ17).
struct GridRowContent {
  var id: LayoutID
  /// The values that modifiers of the row set for a grid.
  var specified = LayoutGridCell()
  /// The sum of the row's paddings.
  var insets = LayoutInsets()
}

extension LayoutTree {
  /// Returns the row that a child of a grid is, perhaps in modifiers; nil if it is another view.
  func gridRow(in id: LayoutID) -> GridRowContent? {
    var row = GridRowContent(id: id)
    for _ in 0...settings.depthLimit where !row.id.isNone {
      consult(row.id)
      let rule = self[row.id].rule
      switch rule {
      case .gridRow: return row
      case .gridCell(let specified): row.specified.add(specified)
      case .padding(let insets): row.insets.add(Sensible.insets(insets))
      case _ where rule.carriesRow: break
      default: return nil
      }
      row.id = self[row.id].firstChild
    }
    return nil
  }

  /// Returns true if an element is a row whose cells a grid has placed, or a modifier of one.
  func isGridRow(_ id: LayoutID) -> Bool {
    switch self[id].rule {
    case .gridRow: break
    case let rule where rule.carriesRow: break
    default: return false
    }
    var outermost = id
    for _ in 0...settings.depthLimit {
      let parent = self[outermost].parent
      if parent.isNone { return false }
      let rule = self[parent].rule
      if case .grid = rule { return gridRow(in: outermost) != nil }
      // Further children of a modifier, besides its content, are not rows.
      guard rule.carriesRow, self[parent].firstChild == outermost else { return false }
      outermost = parent
    }
    return false
  }

  /// Returns a cell's answer, with the padding of its row around it.
  func measure(_ cell: SizedGrid.Cell, _ proposal: LayoutProposal) -> LayoutSize {
    if cell.insets == LayoutInsets() { return measure(cell.id, proposal) }
    let size = measure(cell.id, proposal.less(cell.insets))
    return settings.down(
      Sensible.size(
        LayoutSize(
          size.width + cell.insets[.horizontal], size.height + cell.insets[.vertical])))
  }

  /// Returns a guide of a cell, from the edges of the padding of its row.
  func guide(
    _ key: GuideKey, of cell: SizedGrid.Cell, _ proposal: LayoutProposal, _ size: LayoutSize
  ) -> Double {
    if cell.insets == LayoutInsets() { return guide(key, of: cell.id, proposal, size) }
    let inner = proposal.less(cell.insets)
    let guide = explicitGuide(key, of: cell.id, inner, measure(cell.id, inner))
    return guide.map { $0 + cell.insets[key.axis, .before] }
      ?? defaultGuide(key, of: cell.id, proposal, size)
  }
}

extension LayoutRule {
  /// True for a modifier in which a row of a grid is still one. Others have a size of their own, or offer their
  /// content another one, and the view that they make spans all columns.
  var carriesRow: Bool {
    switch self {
    case .passing, .padding, .offset, .priority, .alignmentGuide, .gridCell, .decorated: true
    default: false
    }
  }
}

extension LayoutInsets {
  fileprivate mutating func add(_ more: LayoutInsets) {
    top += more.top
    leading += more.leading
    bottom += more.bottom
    trailing += more.trailing
  }
}

extension LayoutTree {
  /// Places the rows of a grid, and the cells in them: only the grid knows the positions of its
  /// columns.
  func arrangeGrid(
    _ grid: SizedGrid, of id: LayoutID, _ proposal: LayoutProposal, _ body: (Placement) -> Void
  ) {
    let width = grid.size.width
    for (row, rowID) in zip(grid.rows, grid.rowIDs) where isGridRow(rowID) {
      let size = LayoutSize(width, row.length)
      body(
        Placement(
          id: rowID, origin: LayoutPoint(0, row.place), proposal: LayoutProposal(size), size: size))
    }
    for cell in grid.cells {
      let room = grid.room(of: cell)
      let offered = LayoutProposal(room.size)
      var child = Placement(
        id: cell.id, origin: room.origin, proposal: offered, size: measure(cell, offered))
      align(&child, cell, in: room.size, grid, of: id)
      if cell.rowID != cell.id {
        // The row is in its padding, and what has been aligned is a cell with that padding.
        child.parentOrigin = LayoutPoint(cell.insets.leading, room.y + cell.insets.top)
        child.origin.y -= room.y
        if cell.insets != LayoutInsets() {
          child.proposal = offered.less(cell.insets)
          child.size = measure(cell.id, child.proposal)
        }
      }
      body(child)
    }
  }

  /// LJ17.
  private func align(
    _ child: inout Placement, _ cell: SizedGrid.Cell, in room: LayoutSize, _ grid: SizedGrid,
    of id: LayoutID
  ) {
    if let anchor = cell.specified.anchor {
      child.origin.x += Sensible.place(anchor.x) * (room.width - child.size.width)
      child.origin.y += Sensible.place(anchor.y) * (room.height - child.size.height)
      return
    }
    let (column, row) = (grid.columns[cell.column].alignment, grid.rows[cell.row])
    for key in [column, row.alignment] {
      let inRoom = defaultGuide(key, of: id, .unspecified, room)
      let line = key == row.alignment && !key.isEdgeOrCenter ? row.line : inRoom
      let distance =
        if cell.span > 1 {
          inRoom - defaultGuide(key, of: child.id, child.proposal, child.size)
        } else {
          line - guide(key, of: cell, child.proposal, child.size)
        }
      child.origin[key.axis] += distance
    }
  }
}

extension LayoutTree {
  func sizeColumns(of grid: inout SizedGrid, _ width: Double?) {
    let cells = grid.cells.filter { !$0.specified.unsizedAxes.contains(.horizontal) }
    let single = cells.filter { $0.span == 1 }
    var left = width
    if let width {
      let lengths = dividedTracks(grid.columns.count, width, gap: grid.gaps.width) { column in
        single.filter { $0.column == column }.map { cell in
          { self.measure(cell, LayoutProposal($0, nil)).width }
        }
      }
      for (column, length) in lengths.enumerated() { grid.columns[column].length = length }
      let taken = lengths.reduce(0, +) + grid.gaps.width * Double(grid.columns.count - 1)
      left = max(0, Sensible.difference(width, taken))
    } else {
      for cell in single {
        let ideal = measure(cell, .unspecified).width
        grid.columns[cell.column].length = max(grid.columns[cell.column].length, ideal)
      }
    }
    SizedGrid.place(&grid.columns, gap: grid.gaps.width)
    // LJ15: a cell of several columns widens them only if it does not fit.
    for cell in cells where cell.span > 1 {
      let room = grid.room(of: cell).width
      let wanted = measure(cell, LayoutProposal(left.map { room + $0 }, nil)).width
      guard wanted > room else { continue }
      for column in cell.column..<(cell.column + cell.span) {
        grid.columns[column].length += (wanted - room) / Double(cell.span)
      }
      left = left.map { max(0, Sensible.difference($0, wanted - room)) }
      SizedGrid.place(&grid.columns, gap: grid.gaps.width)
    }
  }

  func sizeRows(of grid: inout SizedGrid, _ height: Double?) {
    let sized = grid.cells.filter { !$0.specified.unsizedAxes.contains(.vertical) }
    if let height {
      let lengths = dividedTracks(grid.rows.count, height, gap: grid.gaps.height) { row in
        sized.filter { $0.row == row }.map { cell in
          let width = grid.room(of: cell).width
          return { self.measure(cell, LayoutProposal(width, $0)).height }
        }
      }
      for (row, length) in lengths.enumerated() { grid.rows[row].length = length }
    } else {
      for cell in sized {
        let ideal = measure(cell, LayoutProposal(grid.room(of: cell).width, nil)).height
        grid.rows[cell.row].length = max(grid.rows[cell.row].length, ideal)
      }
    }
    alignRows(of: &grid)
    SizedGrid.place(&grid.rows, gap: grid.gaps.height)
  }

  /// Makes rows tall enough for cells that are aligned on a common line, such as a baseline (LJ17).
  private func alignRows(of grid: inout SizedGrid) {
    for row in grid.rows.indices {
      let key = grid.rows[row].alignment
      if key.isEdgeOrCenter { continue }
      var (before, after) = (0.0, 0.0)
      for cell in grid.cells where cell.row == row && cell.span == 1 && cell.specified.anchor == nil
      {
        let proposal = LayoutProposal(grid.room(of: cell).width, grid.rows[row].length)
        let size = measure(cell, proposal)
        let guide = guide(key, of: cell, proposal, size)
        before = max(before, guide)
        after = max(after, size.height - guide)
      }
      grid.rows[row].line = before
      grid.rows[row].length = max(grid.rows[row].length, before + after)
    }
  }

  /// Divides a length among columns or rows, each of which answers the largest answer of its cells.
  private func dividedTracks(
    _ count: Int, _ length: Double, gap: Double, _ cells: (Int) -> [(Double) -> Double]
  ) -> [Double] {
    if count == 0 { return [] }
    let answers = (0..<count).map(cells)
    func ask(_ track: Int, _ offer: Double) -> Double {
      answers[track].reduce(0) { max($0, $1(offer)) }
    }
    var shares = shareStorage.borrow()
    defer { shareStorage.giveBack(&shares) }
    for track in 0..<count {
      var share = Share(LayoutID(Int32(track)))
      share.gap = track == 0 ? 0 : gap
      share.range = LengthRange(least: ask(track, 0), greatest: ask(track, .infinity))
      shares.append(share)
    }
    var lengths = Array(repeating: 0.0, count: count)
    divide(length, among: &shares) { share, offer in
      let track = Int(share.id.index)
      lengths[track] = ask(track, offer)
      return lengths[track]
    }
    return lengths
  }
}

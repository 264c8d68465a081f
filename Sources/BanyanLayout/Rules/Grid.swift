/// The values that a cell sets for the grid around it.
package struct LayoutGridCell: Hashable, Sendable {
  package var columns: Int?
  /// The anchor of the cell in its place, as fractions of the remaining room.
  package var anchor: LayoutPoint?
  /// The axes on which the cell takes the room that others need, and needs none itself.
  package var unsizedAxes: LayoutAxes
  /// The alignment of all cells of the column.
  package var columnAlignment: GuideKey?

  package init(
    columns: Int? = nil, anchor: LayoutPoint? = nil, unsizedAxes: LayoutAxes = [],
    columnAlignment: GuideKey? = nil
  ) {
    self.columns = columns
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }

  /// Adds the values set further inside.
  mutating func add(_ inner: LayoutGridCell) {
    columns = columns ?? inner.columns
    anchor = anchor ?? inner.anchor
    unsizedAxes.formUnion(inner.unsizedAxes)
    columnAlignment = columnAlignment ?? inner.columnAlignment
  }
}

/// A grid's cells, with the columns and rows that result from a proposal.
struct SizedGrid {
  struct Cell {
    var id: LayoutID
    /// The grid's child that contains the cell: a row or its outermost modifier, or the cell itself.
    var rowID: LayoutID
    var row: Int
    var column: Int
    var span: Int
    var specified: LayoutGridCell
    /// The padding that the row has put around each of its cells.
    var insets: LayoutInsets
  }

  /// A column or row.
  struct Track {
    var place = 0.0
    var length = 0.0
    var alignment: GuideKey
    /// The position of the line for cells that are aligned on a baseline or a custom guide.
    var line = 0.0
  }

  var cells: [Cell] = []
  var columns: [Track] = []
  var rows: [Track] = []
  var rowIDs: [LayoutID] = []
  var gaps = LayoutSize.zero

  var size: LayoutSize {
    LayoutSize(
      (columns.last?.place ?? 0) + (columns.last?.length ?? 0),
      (rows.last?.place ?? 0) + (rows.last?.length ?? 0))
  }

  /// Returns the room of a cell.
  func room(of cell: Cell) -> LayoutRect {
    let (first, last) = (columns[cell.column], columns[cell.column + cell.span - 1])
    let row = rows[cell.row]
    return LayoutRect(first.place, row.place, last.place + last.length - first.place, row.length)
  }

  static func place(_ tracks: inout [Track], gap: Double) {
    var place = 0.0
    for index in tracks.indices {
      tracks[index].place = place
      place += tracks[index].length + gap
    }
  }
}

extension LayoutTree {
  /// Sizes the columns first, then the rows, each like a stack that divides its length (LJ13,
  /// LJ14).
  func grid(
    _ id: LayoutID, _ horizontal: Double?, _ vertical: Double?, _ alignment: LayoutAlignment,
    _ proposal: LayoutProposal
  ) -> SizedGrid {
    var grid = cells(of: id, alignment)
    grid.gaps = LayoutSize(
      horizontal.map(Sensible.place) ?? settings.spacing,
      vertical.map(Sensible.place) ?? settings.spacing)
    sizeColumns(of: &grid, proposal.width)
    sizeRows(of: &grid, proposal.height)
    return grid
  }

  private func cells(of id: LayoutID, _ alignment: LayoutAlignment) -> SizedGrid {
    var grid = SizedGrid()
    var columnCount = 1
    forEachChild(of: id) { child in
      let row = gridRow(in: child)
      var rowAlignment = alignment.vertical
      var column = 0
      func add(_ id: LayoutID) {
        var specified = row?.specified ?? LayoutGridCell()
        specified.add(gridCell(id))
        let span = row == nil ? 0 : min(max(specified.columns ?? 1, 1), 1_000)
        grid.cells.append(
          SizedGrid.Cell(
            id: id, rowID: child, row: grid.rows.count, column: column, span: span,
            specified: specified,
            insets: row?.insets ?? LayoutInsets()))
        column += max(span, specified.columns.map { min(max($0, 1), 1_000) } ?? span)
      }
      if let row {
        if case .gridRow(let own) = self[row.id].rule { rowAlignment = own ?? rowAlignment }
        // The grid measures the row's cells directly, without the row.
        self[row.id].state.insert(.hasForgotten)
        forEachChild(of: row.id) { add($0) }
      } else {
        add(child)
      }
      columnCount = max(columnCount, column)
      grid.rows.append(SizedGrid.Track(alignment: rowAlignment))
      grid.rowIDs.append(child)
    }
    grid.columns = Array(
      repeating: SizedGrid.Track(alignment: alignment.horizontal), count: columnCount)
    for index in grid.cells.indices {
      // A view outside of a row spans all columns (LJ15).
      if grid.cells[index].span == 0 { grid.cells[index].span = columnCount }
      if let key = grid.cells[index].specified.columnAlignment {
        grid.columns[grid.cells[index].column].alignment = key
      }
    }
    return grid
  }

  /// Returns the values that an element and its modifiers set for a grid; the outermost counts.
  private func gridCell(_ id: LayoutID) -> LayoutGridCell {
    var cell = LayoutGridCell()
    var current = id
    for _ in 0...settings.depthLimit where !current.isNone {
      consult(current)
      if self[current].rule.role != .wrapper { break }
      if case .gridCell(let specified) = self[current].rule { cell.add(specified) }
      current = self[current].firstChild
    }
    return cell
  }
}

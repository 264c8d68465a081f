/// A grid of columns filled row by row, or of rows filled column by column.
package struct LayoutLazyGrid: Hashable, Sendable {
  /// The axis along which the grid grows: vertical for columns.
  package var axis: LayoutAxis
  package var tracks: [LayoutTrack]
  /// The space between consecutive lines of cells.
  package var spacing: Double?
  /// The alignment of all tracks in the available room.
  package var alignment: GuideKey

  package init(
    _ axis: LayoutAxis, _ tracks: [LayoutTrack], spacing: Double? = nil, alignment: GuideKey
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid that grows vertically, or a row of one that grows horizontally.
package struct LayoutTrack: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// The space before the next track.
  package var spacing: Double?
  package var alignment: LayoutAlignment

  package init(_ length: Length, spacing: Double? = nil, alignment: LayoutAlignment = .center) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A track with its position.
struct PlacedTrack {
  var place, length: Double
  var alignment: LayoutAlignment
}

extension LayoutTree {
  /// LJ09, LJ10.
  func placedTracks(_ tracks: [LayoutTrack], in length: Double?) -> [PlacedTrack] {
    var left = length ?? 0
    var flexible = 0
    for (index, track) in tracks.enumerated() {
      if index < tracks.count - 1 { left -= gap(after: track) }
      if case .fixed(let length) = track.length {
        left -= Sensible.length(length)
      } else {
        flexible += 1
      }
    }
    var placed: [PlacedTrack] = []
    var place = 0.0
    func add(_ length: Double, _ track: LayoutTrack) {
      placed.append(
        PlacedTrack(place: place, length: settings.down(length), alignment: track.alignment))
      place += settings.down(length) + gap(after: track)
    }
    for track in tracks {
      let share = max(0, left / Double(max(flexible, 1)))
      switch track.length {
      case .fixed(let length): add(Sensible.length(length), track)
      case .flexible(let minimum, let maximum):
        let length = max(Sensible.length(minimum), min(share, Sensible.length(maximum)))
        add(length, track)
        left -= length
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let (least, gap) = (max(1, Sensible.length(minimum)), gap(after: track))
        // A hundred thousand columns of one point each are of no use.
        let count = min(max(1, ((share + gap) / (least + gap)).rounded(.down)), 10_000)
        let length = min(
          Sensible.length(maximum), max(0, (share - gap * (count - 1)) / count))
        for _ in 0..<Int(count) { add(length, track) }
        left -= count * length + gap * (count - 1)
        flexible -= 1
      }
    }
    return placed
  }

  private func gap(after track: LayoutTrack) -> Double {
    track.spacing.map(Sensible.length) ?? settings.spacing
  }

  /// LJ11, LJ12.
  func lazyGrid(
    _ id: LayoutID, _ grid: LayoutLazyGrid, _ proposal: LayoutProposal
  ) -> (size: LayoutSize, tracks: [PlacedTrack], lines: [GridLine]) {
    let tracks = placedTracks(grid.tracks, in: proposal[grid.axis.other])
    if tracks.isEmpty { return (.zero, [], []) }
    let gap = grid.spacing.map(Sensible.length) ?? settings.spacing
    var lines: [GridLine] = []
    var (length, absent, present) = (0.0, 0, 0)
    forEachChild(of: id) { child in
      if case .absentRows(let count) = self[child].rule {
        consult(child)
        if count <= 0 { return }
        let count = (count + tracks.count - 1) / tracks.count
        absent += count
        lines.append(GridLine(absent: count, child))
        return
      }
      if lines.isEmpty || lines[lines.count - 1].isFull(tracks.count) { lines.append(GridLine()) }
      var cell = Share(child)
      let track = tracks[lines[lines.count - 1].cells.count]
      cell.proposal = LayoutProposal(grid.axis, nil, across: track.length)
      cell.size = measure(child, cell.proposal)
      lines[lines.count - 1].add(cell, grid.axis)
    }
    for line in lines where line.absent == 0 {
      length += line.length
      present += 1
    }
    let average = present > 0 ? length / Double(present) : settings.spacing
    for index in lines.indices where lines[index].absent > 0 {
      let count = Double(lines[index].absent)
      lines[index].length = count * average + (count - 1) * gap
      length += count * average
    }
    length += gap * Double(max(0, present + absent - 1))
    let extent = tracks.last!.place + tracks.last!.length
    let across = max(proposal[grid.axis.other] ?? extent, extent)
    return (LayoutSize(grid.axis, length, across: across), tracks, lines)
  }

  func arrangeLazyGrid(
    _ id: LayoutID, _ grid: LayoutLazyGrid, _ proposal: LayoutProposal, _ size: LayoutSize,
    _ body: (Placement) -> Void
  ) {
    let (_, tracks, lines) = lazyGrid(id, grid, proposal)
    guard let last = tracks.last else { return }
    let (axis, gap) = (grid.axis, grid.spacing.map(Sensible.length) ?? settings.spacing)
    let extent = LayoutSize(axis, 0, across: last.place + last.length)
    // Tracks that are narrower than the grid are aligned in it by its own alignment.
    let start =
      defaultGuide(grid.alignment, of: id, proposal, size)
      - defaultGuide(grid.alignment, of: id, proposal, extent)
    var place = 0.0
    for line in lines {
      for (cell, track) in zip(line.cells, tracks) {
        let room = LayoutSize(
          axis, line.length, across: line.absent > 0 ? extent[axis.other] : track.length)
        var child = Placement(
          id: cell.id, origin: LayoutPoint(axis, place, across: start + track.place),
          proposal: cell.proposal, size: line.absent > 0 ? room : cell.size)
        if line.absent == 0 {
          for axis in LayoutAxis.allCases {
            let key = track.alignment[axis]
            child.origin[axis] +=
              defaultGuide(key, of: id, proposal, room) - guide(key, of: child)
          }
        } else {
          child.proposal = LayoutProposal(room)
        }
        body(child)
      }
      place += line.length + gap
    }
  }
}

/// A row of cells of a lazy grid that grows vertically, or a column of one that grows horizontally.
struct GridLine {
  var cells: [Share] = []
  var length = 0.0
  /// The number of missing lines that the line stands for; 0 for a line that exists.
  var absent = 0

  init() {}

  init(absent: Int, _ id: LayoutID) {
    self.absent = absent
    cells = [Share(id)]
  }

  func isFull(_ count: Int) -> Bool { absent > 0 || cells.count == count }

  mutating func add(_ cell: Share, _ axis: LayoutAxis) {
    cells.append(cell)
    length = max(length, cell.size[axis])
  }
}

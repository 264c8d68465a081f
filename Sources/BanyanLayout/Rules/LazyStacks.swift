extension LayoutTree {
  /// Measures a row or column of which not all views exist. It takes the proposed length across
  /// (LJ05), and missing views count with the average of the existing ones (LJ06).
  func lazyStack(
    _ id: LayoutID, _ axis: LayoutAxis, _ spacing: Double?, _ proposal: LayoutProposal
  ) -> (size: LayoutSize, rows: [Share], absent: Double) {
    let gap = spacing.map(Sensible.place) ?? settings.spacing
    let across = proposal[axis.other]
    var rows: [Share] = []
    var (present, absent) = (0, 0)
    var length = 0.0
    var partGaps = 0.0
    forEachChild(of: id) { child in
      if let last = rows.last { partGaps += partGap(between: last.id, and: child, insteadOf: gap) }
      var row = Share(child)
      if case .absentRows(let count) = self[child].rule {
        consult(child)
        absent += max(0, count)
      } else {
        row.proposal = LayoutProposal(axis, nil, across: across)
        row.size = measure(child, row.proposal)
        length += row.size[axis]
        present += 1
      }
      rows.append(row)
    }
    let average = present > 0 ? length / Double(present) : settings.spacing
    let gaps = gap * Double(max(0, present + absent - 1))
    let total = length + average * Double(absent) + gaps + partGaps
    let first = rows.first { if case .absentRows = self[$0.id].rule { false } else { true } }
    let extent = across ?? first?.size[axis.other] ?? 0
    return (LayoutSize(axis, total, across: extent), rows, average)
  }

  func arrangeLazyStack(
    _ id: LayoutID, _ axis: LayoutAxis, _ spacing: Double?, _ alignment: GuideKey,
    _ proposal: LayoutProposal, _ size: LayoutSize, _ body: (Placement) -> Void
  ) {
    let gap = spacing.map(Sensible.place) ?? settings.spacing
    let (_, rows, average) = lazyStack(id, axis, spacing, proposal)
    let line = defaultGuide(alignment, of: id, proposal, size)
    var place = 0.0
    var last: LayoutID?
    for row in rows {
      if let last { place += partGap(between: last, and: row.id, insteadOf: gap) }
      last = row.id
      var child = Placement(
        id: row.id, origin: LayoutPoint(axis, place, across: 0), proposal: row.proposal,
        size: row.size)
      if case .absentRows(let count) = self[row.id].rule {
        let count = Double(max(0, count))
        child.size = LayoutSize(
          axis, max(0, count * (average + gap) - gap), across: size[axis.other])
        child.proposal = LayoutProposal(child.size)
        place += count * (average + gap)
      } else {
        child.origin[axis.other] = line - guide(alignment, of: child)
        place += row.size[axis] + gap
      }
      body(child)
    }
  }

  /// Returns what the distance between two neighbors in a list is longer than that between rows, because they are not both rows.
  private func partGap(
    between before: LayoutID, and after: LayoutID, insteadOf gap: Double
  ) -> Double {
    let (before, after) = (partSpacing(of: before), partSpacing(of: after))
    if before == nil, after == nil { return 0 }
    return max(before ?? 0, after ?? 0) - gap
  }

  private func partSpacing(of id: LayoutID) -> Double? {
    guard case .listPart(let spacing) = self[id].rule else { return nil }
    consult(id)
    return Sensible.place(spacing)
  }
}

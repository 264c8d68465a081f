import BanyanHost
import BanyanLayout

// A row's content may position the line below the row with guides. They are known once the content has its place.

/// The guides that position the lines below rows, and the lines that the host knows.
struct HostRowLines {
  private struct Guide {
    weak var element: ElementNode?
  }

  fileprivate struct Reported {
    weak var row: ElementNode?
    let line: RowLine
  }

  private var guides: [ElementID: Guide] = [:]
  fileprivate var reported: [ElementID: Reported] = [:]

  /// Adds an element that is laid out here from now on.
  @MainActor mutating func note(_ element: ElementNode) {
    guard element.kind == .box, let box = element as? AlignmentGuideBoxNode, box.isOfRowLine
    else { return }
    guides[element.id] = Guide(element: element)
  }

  mutating func forget(_ element: ElementID) {
    if guides.isEmpty && reported.isEmpty { return }
    guides[element] = nil
    reported[element] = nil
  }

  fileprivate var isEmpty: Bool { guides.isEmpty && reported.isEmpty }
  fileprivate var elements: [ElementNode] { guides.values.compactMap(\.element) }
}

extension WindowLayout {
  /// Sends the host the positions of the lines below rows that contain guides. The time it takes grows with the
  /// number of such rows that exist.
  func reportRowLines() {
    guard let lines = places?.rowLines, !lines.isEmpty else { return }
    var rows: [ElementID: ElementNode] = [:]
    for element in lines.elements {
      if let row = row(around: element), row.isCreated { rows[row.id] = row }
    }
    for (id, reported) in lines.reported where rows[id] == nil {
      places?.rowLines.reported[id] = nil
      if let row = reported.row, !row.isDetached { row.withdraw(.rowLine(reported.line)) }
    }
    for row in rows.values.sorted(by: { $0.id < $1.id }) {
      let (old, new) = (lines.reported[row.id]?.line, line(below: row))
      if new == old { continue }
      places?.rowLines.reported[row.id] = new.map { HostRowLines.Reported(row: row, line: $0) }
      if let new, old == nil {
        describe(row, atOnce: .rowLine(new))
      } else if let new {
        row.describe(.rowLine(new))
      } else if let old {
        row.withdraw(.rowLine(old))
      }
    }
  }

  /// Returns the outermost element of the row that holds an element.
  private func row(around element: ElementNode) -> ElementNode? {
    var current = element
    while let known = places?[current], known.parent !== window, !known.parent.kind.isHeader {
      if isInRow(current, of: known.parent) { return current }
      current = known.parent
    }
    return nil
  }

  private func line(below row: ElementNode) -> RowLine? {
    let parent = hostParent(of: row)
    let whole = parent.kind == .row ? parent : row
    // The row is around the content, unless the row is an element.
    let content = parent.kind == .row ? row.layoutID : row.layoutParts?.inner.first
    guard let dimensions = content.flatMap(tree.dimensions),
      let width = tree.size(of: whole.layoutID)?.width
    else { return nil }
    let start = measures(of: whole).insets.leading
    func place(_ guide: HorizontalAlignment) -> Double? {
      dimensions.explicit(guide.key).map { start + $0 }
    }
    let line = RowLine(
      leading: place(.listRowSeparatorLeading),
      trailing: place(.listRowSeparatorTrailing).map { width - $0 })
    return line == RowLine() ? nil : line
  }
}

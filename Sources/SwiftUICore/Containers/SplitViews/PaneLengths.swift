import Foundation

/// The division of a split view's length between its panes.
struct PaneLengths: Equatable {
  /// The least and the greatest length of each pane.
  var limits: [ClosedRange<CGFloat>] = []
  var lengths: [CGFloat] = []

  init() {}

  /// Shares a length among panes in proportion to their weights, within their limits. What is left when all are at their
  /// greatest length goes to all of them alike.
  init(of total: CGFloat, weights: [CGFloat], limits: [ClosedRange<CGFloat>]) {
    self.limits = limits
    lengths = limits.map(\.lowerBound)
    var open = Array(limits.indices)
    var rest = total
    while !open.isEmpty {
      let weight = open.reduce(0) { $0 + weights[$1] }
      let unit = weight > 0 ? max(rest, 0) / weight : 0
      var excess: CGFloat = 0
      for pane in open {
        let wished = weights[pane] * unit
        lengths[pane] = min(max(wished, limits[pane].lowerBound), limits[pane].upperBound)
        excess += lengths[pane] - wished
      }
      // Panes at a limit keep it, and the others share again: if they got too much together, those that are held up come first.
      let settled = open.filter { pane in
        let wished = weights[pane] * unit
        return excess == 0 || (excess > 0 ? lengths[pane] > wished : lengths[pane] < wished)
      }
      // Without an end to the length, the excess is not a number.
      if settled.isEmpty { break }
      rest -= settled.reduce(0) { $0 + lengths[$1] }
      open.removeAll(where: settled.contains)
    }
    let left = total - lengths.reduce(0, +)
    if left > 0 { lengths = lengths.map { $0 + left / CGFloat(limits.count) } }
  }

  /// Returns the lengths after the edge before a pane has been moved, as far as the two panes beside it allow.
  func moving(edgeBefore pane: Int, by distance: CGFloat) -> [CGFloat] {
    guard pane > 0, lengths.indices.contains(pane) else { return lengths }
    let (before, after) = (limits[pane - 1], limits[pane])
    let both = lengths[pane - 1] + lengths[pane]
    let least = max(before.lowerBound, both - after.upperBound)
    let greatest = min(before.upperBound, both - after.lowerBound)
    guard least <= greatest else { return lengths }
    var moved = lengths
    moved[pane - 1] = min(max(lengths[pane - 1] + distance, least), greatest)
    moved[pane] = both - moved[pane - 1]
    return moved
  }
}

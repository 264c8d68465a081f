import BanyanLayout

/// The parts of a window that are painted again and again, apart from the rest.
///
/// A toolkit paints a whole widget whenever any of it changes. So a host has one widget for the window, and puts others over what moves: a
/// patch paints its part of the window's drawing. What is below a patch is out of date, which nobody sees. The window is painted whole
/// when much of it changes; then there are no patches. Patches stay where they are until then, and grow with what moves.
package struct Patches {
  /// The part of the window that a host has to paint.
  package enum Redraw: Hashable, Sendable {
    case everything
    /// These patches, by their places in ``areas``.
    case patches([Int])
  }

  /// The areas of the patches in the window, at whole points.
  package private(set) var areas: [LayoutRect] = []

  /// The largest number of patches.
  package static let most = 8
  /// The share of the window that patches may cover.
  private static let largestShare = 0.4
  /// The area in square points for which it is not worth to have a patch more.
  private static let slack = 2_500.0

  package init() {}

  /// Follows a change of the window.
  /// - Parameters:
  ///   - damage: the areas that look different.
  ///   - size: the size of the window.
  package mutating func follow(_ damage: [LayoutRect], size: LayoutSize) -> Redraw {
    if damage.isEmpty { return .patches([]) }
    var areas = areas
    for rect in damage where !areas.contains(where: { $0.contains(rect) }) {
      Self.add(rect.atWholePoints, to: &areas)
    }
    let covered = areas.reduce(0) { $0 + $1.width * $1.height }
    if areas.count > Self.most || covered > Self.largestShare * size.width * size.height {
      self.areas = []
      return .everything
    }
    self.areas = areas
    return .patches(areas.indices.filter { index in damage.contains { areas[index].meets($0) } })
  }

  /// Adds an area, together with those that it meets or nearly meets. Patches do not overlap, as each would paint what is in both.
  private static func add(_ rect: LayoutRect, to areas: inout [LayoutRect]) {
    var rect = rect
    while let index = areas.firstIndex(where: { $0.isWorthJoining(rect, slack: slack) }) {
      rect = rect.joined(areas.remove(at: index))
    }
    areas.append(rect)
  }
}

extension LayoutRect {
  fileprivate func contains(_ other: LayoutRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  fileprivate func meets(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  fileprivate func joined(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  fileprivate func isWorthJoining(_ other: LayoutRect, slack: Double) -> Bool {
    let both = joined(other)
    return meets(other)
      || both.width * both.height <= width * height + other.width * other.height + slack
  }

  fileprivate var atWholePoints: LayoutRect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return LayoutRect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }
}

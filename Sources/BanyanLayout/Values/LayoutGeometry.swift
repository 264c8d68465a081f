/// One of the two directions in which lengths are measured.
package enum LayoutAxis: UInt8, CaseIterable, Sendable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

package struct LayoutAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = LayoutAxes(rawValue: 1)
  package static let vertical = LayoutAxes(rawValue: 2)
  package static let both: LayoutAxes = [.horizontal, .vertical]

  package init(_ axis: LayoutAxis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  package func contains(_ axis: LayoutAxis) -> Bool { contains(LayoutAxes(axis)) }
}

/// A set of edges. Leading and trailing follow the direction of writing.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let top = LayoutEdges(rawValue: 1)
  package static let leading = LayoutEdges(rawValue: 2)
  package static let bottom = LayoutEdges(rawValue: 4)
  package static let trailing = LayoutEdges(rawValue: 8)
  package static let all: LayoutEdges = [.top, .leading, .bottom, .trailing]
}

package struct LayoutSize: Hashable, Sendable {
  package var width, height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package init(_ axis: LayoutAxis, _ length: Double, across: Double) {
    self = axis == .horizontal ? LayoutSize(length, across) : LayoutSize(across, length)
  }

  package static let zero = LayoutSize(0, 0)

  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

package struct LayoutPoint: Hashable, Sendable {
  package var x, y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ axis: LayoutAxis, _ place: Double, across: Double) {
    self = axis == .horizontal ? LayoutPoint(place, across) : LayoutPoint(across, place)
  }

  package static let zero = LayoutPoint(0, 0)

  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

package struct LayoutRect: Hashable, Sendable {
  package var x, y, width, height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ origin: LayoutPoint, _ size: LayoutSize) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  package var origin: LayoutPoint { LayoutPoint(x, y) }
  package var size: LayoutSize { LayoutSize(width, height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// Returns the rectangle as it is drawn: each edge at the nearest pixel, halves rounded up
  /// (LL03).
  package func drawn(pixelsPerPoint scale: Double) -> LayoutRect {
    func edge(_ place: Double) -> Double { (place * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (edge(x), edge(y))
    return LayoutRect(left, top, edge(maxX) - left, edge(maxY) - top)
  }

  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x + insets.leading, y + insets.top, width - insets.leading - insets.trailing,
      height - insets.top - insets.bottom)
  }
}

/// Distances from the four edges, inward.
package struct LayoutInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  package init(_ length: Double = 0) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The sum of both insets on an axis.
  package subscript(axis: LayoutAxis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}

/// The key of a line on which views are aligned. The line crosses its axis: `leading` is a position
/// on the horizontal one.
package struct GuideKey: Hashable, Sendable {
  package let rawValue: UInt32

  private init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the key of a custom guide, by any number that the app's side has assigned.
  package init(own number: UInt32, _ axis: LayoutAxis) {
    rawValue = (number &+ 5) << 1 | UInt32(axis.rawValue)
  }

  /// The number of a custom guide.
  package var ownNumber: UInt32? { isOwn ? rawValue >> 1 &- 5 : nil }

  package static let leading = GuideKey(rawValue: 0)
  package static let center = GuideKey(rawValue: 2)
  package static let trailing = GuideKey(rawValue: 4)
  package static let top = GuideKey(rawValue: 1)
  package static let middle = GuideKey(rawValue: 3)
  package static let bottom = GuideKey(rawValue: 5)
  package static let firstTextBaseline = GuideKey(rawValue: 7)
  package static let lastTextBaseline = GuideKey(rawValue: 9)

  package var axis: LayoutAxis { rawValue & 1 == 0 ? .horizontal : .vertical }

  /// True for an edge or a center, which containers do not adopt from their content (LH05).
  var isEdgeOrCenter: Bool { rawValue < 6 }
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
  var isOwn: Bool { rawValue >= 10 }
}

/// A pair of guides, one for each axis.
package struct LayoutAlignment: Hashable, Sendable {
  package var horizontal, vertical: GuideKey

  package init(_ horizontal: GuideKey, _ vertical: GuideKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = LayoutAlignment(.center, .middle)
  package static let leading = LayoutAlignment(.leading, .middle)
  package static let trailing = LayoutAlignment(.trailing, .middle)
  package static let topLeading = LayoutAlignment(.leading, .top)
  package static let top = LayoutAlignment(.center, .top)
  package static let topTrailing = LayoutAlignment(.trailing, .top)
  package static let bottomTrailing = LayoutAlignment(.trailing, .bottom)

  package subscript(axis: LayoutAxis) -> GuideKey {
    axis == .horizontal ? horizontal : vertical
  }
}

/// A parent's offer: on each axis a length from 0 to infinity, or nil, which asks for the ideal
/// length (LA01).
package struct LayoutProposal: Hashable, Sendable {
  // Nil is stored as a negative number, which is never proposed: an optional would take twice the
  // room.
  private var keptWidth, keptHeight: Double

  package init(_ width: Double?, _ height: Double?) {
    keptWidth = Self.kept(width)
    keptHeight = Self.kept(height)
  }

  package init(_ size: LayoutSize) {
    self.init(size.width, size.height)
  }

  package init(_ axis: LayoutAxis, _ length: Double?, across: Double?) {
    self = axis == .horizontal ? Self(length, across) : Self(across, length)
  }

  package static let unspecified = LayoutProposal(nil, nil)
  package static let zero = LayoutProposal(0, 0)
  package static let infinity = LayoutProposal(.infinity, .infinity)

  package var width: Double? {
    get { keptWidth < 0 ? nil : keptWidth }
    set { keptWidth = Self.kept(newValue) }
  }

  package var height: Double? {
    get { keptHeight < 0 ? nil : keptHeight }
    set { keptHeight = Self.kept(newValue) }
  }

  package subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal as a size, with lengths in place of nil (LA08).
  package func replacingUnspecified(by size: LayoutSize = LayoutSize(10, 10)) -> LayoutSize {
    LayoutSize(width ?? size.width, height ?? size.height)
  }

  private static func kept(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return -1 }
    if length <= 0 { return 0 }
    return length == .infinity ? length : min(length, Sensible.largest)
  }
}
